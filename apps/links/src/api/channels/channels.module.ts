import { Module } from '@nestjs/common';
import { CallersModule } from '../callers/index.js';
import { ChannelItemsService } from './channel-items.service.js';
import { ChannelsController, OwnChannelsController } from './channels.controller.js';
import { ChannelsService } from './channels.service.js';

@Module({
  imports: [CallersModule],
  controllers: [ChannelsController, OwnChannelsController],
  providers: [ChannelItemsService, ChannelsService],
})
export class ChannelsModule {}
