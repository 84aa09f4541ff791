import { Controller, Get } from '@nestjs/common';
import { channelTypeSchema, list } from '@platform/contracts';
import { Answer, Describe } from '@platform/service-kit';
import { Channels } from './channels.js';

@Controller('api/v1/notification-channel-types')
@Describe({ tag: 'Destinations' })
export class ChannelTypesController {
  constructor(private readonly channels: Channels) {}

  @Get()
  @Describe({
    summary: 'List types of destinations',
    description:
      'Lists the types of destinations with the fields that each needs, for a form. For every caller with ' +
      'a token.',
  })
  @Answer(200, list(channelTypeSchema))
  list() {
    return this.channels.descriptions();
  }
}
