export { VisitForms } from './visit-forms.js';
export { FormsModule } from './forms.module.js';
