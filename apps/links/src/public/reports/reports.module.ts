import { Module } from '@nestjs/common';
import { BlocksModule } from '../../blocks/index.js';
import { LookupModule } from '../../lookup/index.js';
import { ReportRoutes } from './report.routes.js';
import { ReportsService } from './reports.service.js';

@Module({
  imports: [BlocksModule, LookupModule],
  providers: [ReportRoutes, ReportsService],
})
export class ReportsModule {}
