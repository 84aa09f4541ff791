import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/index.js';
import { AccessModule } from '../access/index.js';
import { AuditLogsController } from './audit-logs.controller.js';
import { AuditLogsService } from './audit-logs.service.js';

@Module({
  imports: [AuditModule, AccessModule],
  controllers: [AuditLogsController],
  providers: [AuditLogsService],
})
export class AuditLogsModule {}
