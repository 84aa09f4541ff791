export { brandOf, brandVariables, type Brand } from './brand.js';
export { contrast } from './contrast.js';
export { sheet } from './css.js';
export { accentNames, variablesOf, type Accent } from './css/variables.js';
export { escapeHtml } from './escape.js';
export { languageChooser, pageFrame, type LanguageChooser, type Page } from './frame.js';
export { darkAccent, darkMail, darkSeverity, mailColours, severityBadge, severityColour } from './mail-colours.js';
export { iconOf, mark } from './mark.js';
export {
  chart,
  dark,
  font,
  light,
  motionMs,
  radius,
  severity,
  shadow,
  space,
  target,
  type ColourName,
  type Colours,
} from './tokens.js';
