export { ApplicationsPageModule } from './applications.module.js';
export { Applications } from './applications.service.js';
