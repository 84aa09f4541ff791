import { Controller, Get } from '@nestjs/common';
import { channelTypeSchema, list } from '@platform/contracts';
import { Answer } from '@platform/service-kit';
import { Channels } from './channels.js';

@Controller('api/v1/notification-channel-types')
export class ChannelTypesController {
  constructor(private readonly channels: Channels) {}

  @Get()
  @Answer(200, list(channelTypeSchema))
  list() {
    return this.channels.descriptions();
  }
}
