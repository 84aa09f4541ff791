import { Module } from '@nestjs/common';
import { CallersModule } from '../callers/index.js';
import { CampaignsController, OwnCampaignsController } from './campaigns.controller.js';
import { CampaignsService } from './campaigns.service.js';

@Module({
  imports: [CallersModule],
  controllers: [CampaignsController, OwnCampaignsController],
  providers: [CampaignsService],
})
export class CampaignsModule {}
