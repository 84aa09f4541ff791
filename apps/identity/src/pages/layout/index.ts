export { accountLayout } from './account-layout.js';
export { consolePath, organizationSettingsPath } from './console-paths.js';
export {
  alert,
  checkbox,
  codeField,
  field,
  fieldToFocus,
  hiddenFields,
  type OptionGroup,
  select,
  usernameField,
} from './form-fields.js';
export { LayoutModule } from './layout.module.js';
export { layout, messagePage } from './layout.js';
export { formMayLeadTo, pageHeaders } from './page-headers.js';
export { type PageBrand, showBrand, shownBrand } from './page-brand.js';
export { fillSlots } from './page-slots.js';
export {
  type Item,
  askingButton,
  codeList,
  divider,
  emptyState,
  itemList,
  moment,
  panel,
  postButton,
} from './parts.js';
