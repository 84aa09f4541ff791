import { Module } from '@nestjs/common';
import { AuditChain } from './audit-chain.js';
import { AuditLog } from './audit-log.js';
import { AuditedConsumer } from './audited.consumer.js';

@Module({
  providers: [AuditLog, AuditChain, AuditedConsumer],
  exports: [AuditLog],
})
export class AuditModule {}
