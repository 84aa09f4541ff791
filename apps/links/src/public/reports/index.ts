export { ReportsModule } from './reports.module.js';
export { ReportsService } from './reports.service.js';
