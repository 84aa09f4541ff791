import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/index.js';
import { AccessModule } from '../access/index.js';
import { TeamsController } from './teams.controller.js';
import { TeamsService } from './teams.service.js';

@Module({
  imports: [AuditModule, AccessModule],
  controllers: [TeamsController],
  providers: [TeamsService],
})
export class TeamsModule {}
