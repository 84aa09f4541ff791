import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/index.js';
import { RulesController } from './rules.controller.js';
import { RulesService } from './rules.service.js';

@Module({ imports: [AuditModule], controllers: [RulesController], providers: [RulesService], exports: [RulesService] })
export class RulesModule {}
