import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/index.js';
import { AccessLookup } from './access-lookup.js';
import { DeniedAccess } from './denied-access.js';

@Module({
  imports: [AuditModule],
  providers: [AccessLookup, DeniedAccess],
  exports: [AccessLookup, DeniedAccess],
})
export class AccessModule {}
