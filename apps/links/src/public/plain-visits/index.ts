export { PlainVisitsModule } from './plain-visits.module.js';
