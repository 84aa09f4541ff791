import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/index.js';
import { DeniedAccess } from './denied-access.js';
import { Standings } from './standings.js';

@Module({
  imports: [AuditModule],
  providers: [Standings, DeniedAccess],
  exports: [Standings, DeniedAccess],
})
export class AccessModule {}
