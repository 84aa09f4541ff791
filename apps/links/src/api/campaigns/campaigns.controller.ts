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
import { Answer, Describe } from '@platform/service-kit';
import { CallerAccount, ForOwner, recordGuard } from '../callers/index.js';
import { Campaign, RecordId } from '../../records/index.js';
import { CampaignsService } from './campaigns.service.js';

const CampaignGuard = recordGuard(Campaign);

@Controller('api')
@Describe({ tag: 'Campaigns' })
export class CampaignsController {
  constructor(private readonly campaigns: CampaignsService) {}

  @Get('campaigns')
  @Describe({
    summary: 'List campaigns',
    description: 'Lists the campaigns of the account.',
  })
  @Answer(200, campaignPage)
  list(@CallerAccount() accountId: number, @Query({ schema: namedPageQuery }) query: NamedPageQuery) {
    return this.campaigns.list(accountId, query);
  }

  @Get('campaign/:id')
  @Describe({
    summary: 'Read a campaign',
    description: 'Answers with one campaign and its links.',
  })
  @Answer(200, campaignDetails)
  get(@CallerAccount() accountId: number, @Param('id', RecordId) id: number) {
    return this.campaigns.get(accountId, id);
  }

  @Post('campaign/add')
  @Describe({
    summary: 'Add a campaign',
    description: 'Makes a campaign: an address that shows a list of links, or leads to one of them in turn.',
    errors: ['already_exists', 'limit_reached'],
  })
  @Answer(200, savedCampaign)
  add(@CallerAccount() accountId: number, @Body({ schema: addCampaign }) body: AddCampaign) {
    return this.campaigns.add(accountId, body);
  }

  @Post('campaign/:id/assign/:linkId')
  @Describe({
    summary: 'Put a link into a campaign',
    description: 'Puts a link into the campaign; a link is in one campaign at most.',
  })
  @Answer(200, linkMessage)
  assign(
    @CallerAccount() accountId: number,
    @Param('id', RecordId) id: number,
    @Param('linkId', RecordId) linkId: number,
  ) {
    return this.campaigns.assign(accountId, id, linkId);
  }

  @Post('campaign/:id/unassign/:linkId')
  @Describe({
    summary: 'Take a link out of a campaign',
    description: 'Takes a link out of the campaign; the link stays.',
  })
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
  @Describe({
    summary: 'Change a campaign',
    description: 'Changes what is given.',
    errors: ['already_exists'],
  })
  @Answer(200, savedCampaign)
  update(
    @CallerAccount() accountId: number,
    @Param('id', RecordId) id: number,
    @Body({ schema: updateCampaign }) body: UpdateCampaign,
  ) {
    return this.campaigns.update(accountId, id, body);
  }

  @Delete('campaign/:id/delete')
  @Describe({
    summary: 'Delete a campaign',
    description: 'Deletes the campaign; its links stay.',
  })
  @Answer(200, linkMessage)
  remove(@CallerAccount() accountId: number, @Param('id', RecordId) id: number) {
    return this.campaigns.remove(accountId, id);
  }
}

/** The same for the signed-in owner. */
@ForOwner()
export class OwnCampaignsController extends CampaignsController {}
