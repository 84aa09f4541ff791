import { Module } from '@nestjs/common';
import { ChannelsModule } from '../channels/index.js';
import { DigestsModule } from '../digests/index.js';
import { NoticesModule } from '../notices/index.js';
import { NotificationSender } from './notification-sender.js';

@Module({
  imports: [NoticesModule, ChannelsModule, DigestsModule],
  providers: [NotificationSender],
  exports: [NotificationSender],
})
export class SendingModule {}
