import { Body, Controller, Delete, Get, Param, Post, Put, Query, UseGuards } from '@nestjs/common';
import {
  addChannel,
  addedChannel,
  channelDetails,
  channelItemPage,
  channelItemsQuery,
  channelPage,
  channelsQuery,
  linkMessage,
  updateChannel,
  type AddChannel,
  type ChannelItemsQuery,
  type ChannelsQuery,
  type UpdateChannel,
} from '@platform/contracts';
import { Answer, Describe } from '@platform/service-kit';
import { CallerAccount, ForOwner, recordGuard } from '../callers/index.js';
import { Channel, RecordId } from '../../records/index.js';
import { ChannelItemsService } from './channel-items.service.js';
import { ChannelsService } from './channels.service.js';

const ChannelGuard = recordGuard(Channel);

@Controller('api')
@Describe({ tag: 'Channels' })
export class ChannelsController {
  constructor(
    private readonly channels: ChannelsService,
    private readonly items: ChannelItemsService,
  ) {}

  @Get('channels')
  @Describe({
    summary: 'List channels',
    description: 'Lists the channels of the account, those with a star first.',
  })
  @Answer(200, channelPage)
  list(@CallerAccount() accountId: number, @Query({ schema: channelsQuery }) query: ChannelsQuery) {
    return this.channels.list(accountId, query);
  }

  @Get('channel/:id')
  @Describe({
    summary: 'List what is in a channel',
    description: 'Lists links, bio pages and QR codes of a channel.',
  })
  @Answer(200, channelItemPage)
  listItems(
    @CallerAccount() accountId: number,
    @Param('id', RecordId) id: number,
    @Query({ schema: channelItemsQuery }) query: ChannelItemsQuery,
  ) {
    return this.items.list(accountId, id, query);
  }

  @Get('channel/:id/details')
  @Describe({
    summary: 'Read a channel',
    description: 'Answers with one channel.',
  })
  @Answer(200, channelDetails)
  get(@CallerAccount() accountId: number, @Param('id', RecordId) id: number) {
    return this.channels.get(accountId, id);
  }

  @Post('channel/add')
  @Describe({
    summary: 'Add a channel',
    description: 'Makes a channel, a folder for links, bio pages and QR codes.',
    errors: ['limit_reached'],
  })
  @Answer(200, addedChannel)
  add(@CallerAccount() accountId: number, @Body({ schema: addChannel }) body: AddChannel) {
    return this.channels.add(accountId, body);
  }

  @Post('channel/:id/assign/:type/:itemId')
  @Describe({
    summary: 'Put something into a channel',
    description: 'Puts a link, bio page or QR code into the channel; what is in it already stays.',
  })
  @Answer(200, linkMessage)
  assign(
    @CallerAccount() accountId: number,
    @Param('id', RecordId) id: number,
    @Param('type') type: string,
    @Param('itemId', RecordId) itemId: number,
  ) {
    return this.items.assign(accountId, id, type, itemId);
  }

  @Post('channel/:id/unassign/:type/:itemId')
  @Describe({
    summary: 'Take something out of a channel',
    description: 'Takes a link, bio page or QR code out of the channel; it stays itself.',
  })
  @Answer(200, linkMessage)
  unassign(
    @CallerAccount() accountId: number,
    @Param('id', RecordId) id: number,
    @Param('type') type: string,
    @Param('itemId', RecordId) itemId: number,
  ) {
    return this.items.unassign(accountId, id, type, itemId);
  }

  @Put('channel/:id/update')
  @UseGuards(ChannelGuard)
  @Describe({
    summary: 'Change a channel',
    description: 'Changes what is given.',
  })
  @Answer(200, linkMessage)
  update(
    @CallerAccount() accountId: number,
    @Param('id', RecordId) id: number,
    @Body({ schema: updateChannel }) body: UpdateChannel,
  ) {
    return this.channels.update(accountId, id, body);
  }

  @Delete('channel/:id/delete')
  @Describe({
    summary: 'Delete a channel',
    description: 'Deletes the channel; what was in it stays.',
  })
  @Answer(200, linkMessage)
  remove(@CallerAccount() accountId: number, @Param('id', RecordId) id: number) {
    return this.channels.remove(accountId, id);
  }
}

/** The same for the signed-in owner. */
@ForOwner()
export class OwnChannelsController extends ChannelsController {}
