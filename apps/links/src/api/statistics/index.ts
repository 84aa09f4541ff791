export { StatisticsModule } from './statistics.module.js';
export { StatisticsService } from './statistics.service.js';
