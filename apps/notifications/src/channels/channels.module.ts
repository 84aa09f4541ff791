import { Module } from '@nestjs/common';
import { MailModule } from '@platform/service-kit';
import { EndpointStoreModule } from '../endpoint-store/index.js';
import { SubscriptionsModule } from '../subscriptions/index.js';
import { TelegramModule } from '../telegram/index.js';
import { ChannelTypesController } from './channel-types.controller.js';
import { Channels } from './channels.js';
import { DiscordChannel } from './chat/discord.channel.js';
import { GoogleChatChannel } from './chat/google-chat.channel.js';
import { SlackChannel } from './chat/slack.channel.js';
import { TeamsChannel } from './chat/teams.channel.js';
import { TelegramChannel } from './chat/telegram.channel.js';
import { EmailChannel } from './email/email.channel.js';
import { RecipientRetention } from './email/recipient-retention.js';
import { Recipients } from './email/recipients.js';
import { WebhookChannel } from './webhook/webhook.channel.js';

@Module({
  imports: [MailModule, EndpointStoreModule, SubscriptionsModule, TelegramModule],
  controllers: [ChannelTypesController],
  providers: [
    TelegramChannel,
    SlackChannel,
    DiscordChannel,
    GoogleChatChannel,
    TeamsChannel,
    WebhookChannel,
    EmailChannel,
    Recipients,
    RecipientRetention,
    Channels,
  ],
  exports: [Channels],
})
export class ChannelsModule {}
