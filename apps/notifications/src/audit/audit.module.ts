import { Module } from '@nestjs/common';
import { Audited } from './audited.js';

@Module({ providers: [Audited], exports: [Audited] })
export class AuditModule {}
