import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Channel, ChannelItem } from '../../records/index.js';
import { CallersModule } from '../callers/index.js';
import { ChannelItemsService } from './channel-items.service.js';
import { ChannelsController, OwnChannelsController } from './channels.controller.js';
import { ChannelsService } from './channels.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([Channel, ChannelItem]), CallersModule],
  controllers: [ChannelsController, OwnChannelsController],
  providers: [ChannelItemsService, ChannelsService],
})
export class ChannelsModule {}
