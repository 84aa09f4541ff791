import { Module } from '@nestjs/common';
import { LookupModule } from '../../lookup/index.js';
import { VisitsModule } from '../visits/index.js';
import { CampaignList } from './campaign-list.js';
import { CampaignRoutes } from './campaign.routes.js';

@Module({
  imports: [LookupModule, VisitsModule],
  providers: [CampaignList, CampaignRoutes],
})
export class CampaignPagesModule {}
