export { SparklinesService } from './sparklines.service.js';
export { StatisticsModule } from './statistics.module.js';
export { StatisticsService } from './statistics.service.js';
