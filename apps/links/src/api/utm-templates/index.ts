export { UtmTemplatesModule } from './utm-templates.module.js';
