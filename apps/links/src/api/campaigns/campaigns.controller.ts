import { Body, Controller, Delete, Get, Param, Post, Put, Query, UseGuards } from '@nestjs/common';
import {
  addCampaign,
  campaignDetails,
  campaignPage,
  linkMessage,
  namedPageQuery,
  savedCampaign,
  updateCampaign,
  type AddCampaign,
  type NamedPageQuery,
  type UpdateCampaign,
} from '@platform/contracts';
import { Answer } from '@platform/service-kit';
import { CallerAccount, ForOwner, recordGuard } from '../callers/index.js';
import { Campaign, RecordId } from '../../records/index.js';
import { CampaignsService } from './campaigns.service.js';

const CampaignGuard = recordGuard(Campaign);

@Controller('api')
export class CampaignsController {
  constructor(private readonly campaigns: CampaignsService) {}

  @Get('campaigns')
  @Answer(200, campaignPage)
  list(@CallerAccount() accountId: number, @Query({ schema: namedPageQuery }) query: NamedPageQuery) {
    return this.campaigns.list(accountId, query);
  }

  @Get('campaign/:id')
  @Answer(200, campaignDetails)
  get(@CallerAccount() accountId: number, @Param('id', RecordId) id: number) {
    return this.campaigns.get(accountId, id);
  }

  @Post('campaign/add')
  @Answer(200, savedCampaign)
  add(@CallerAccount() accountId: number, @Body({ schema: addCampaign }) body: AddCampaign) {
    return this.campaigns.add(accountId, body);
  }

  @Post('campaign/:id/assign/:linkId')
  @Answer(200, linkMessage)
  assign(
    @CallerAccount() accountId: number,
    @Param('id', RecordId) id: number,
    @Param('linkId', RecordId) linkId: number,
  ) {
    return this.campaigns.assign(accountId, id, linkId);
  }

  @Post('campaign/:id/unassign/:linkId')
  @Answer(200, linkMessage)
  unassign(
    @CallerAccount() accountId: number,
    @Param('id', RecordId) id: number,
    @Param('linkId', RecordId) linkId: number,
  ) {
    return this.campaigns.unassign(accountId, id, linkId);
  }

  @Put('campaign/:id/update')
  @UseGuards(CampaignGuard)
  @Answer(200, savedCampaign)
  update(
    @CallerAccount() accountId: number,
    @Param('id', RecordId) id: number,
    @Body({ schema: updateCampaign }) body: UpdateCampaign,
  ) {
    return this.campaigns.update(accountId, id, body);
  }

  @Delete('campaign/:id/delete')
  @Answer(200, linkMessage)
  remove(@CallerAccount() accountId: number, @Param('id', RecordId) id: number) {
    return this.campaigns.remove(accountId, id);
  }
}

/** The same for the signed-in owner. */
@ForOwner()
export class OwnCampaignsController extends CampaignsController {}
