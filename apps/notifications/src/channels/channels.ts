import { Injectable } from '@nestjs/common';
import { endpointTypes, type EndpointType } from '@platform/contracts';
import type { Channel } from './parts/channel.js';
import { DiscordChannel } from './chat/discord.channel.js';
import { EmailChannel } from './email/email.channel.js';
import { GoogleChatChannel } from './chat/google-chat.channel.js';
import { SlackChannel } from './chat/slack.channel.js';
import { TeamsChannel } from './chat/teams.channel.js';
import { TelegramChannel } from './chat/telegram.channel.js';
import { WebhookChannel } from './webhook/webhook.channel.js';

/** The channels by type. */
@Injectable()
export class Channels {
  private readonly byType: Record<EndpointType, Channel>;

  constructor(
    telegram: TelegramChannel,
    slack: SlackChannel,
    discord: DiscordChannel,
    google_chat: GoogleChatChannel,
    microsoft_teams: TeamsChannel,
    webhook: WebhookChannel,
    email: EmailChannel,
  ) {
    this.byType = { telegram, slack, discord, google_chat, microsoft_teams, webhook, email };
  }

  forType(type: EndpointType): Channel {
    return this.byType[type];
  }

  /** Those that destinations can be made of. */
  descriptions() {
    const offered = endpointTypes.filter((type) => !this.byType[type].unavailable);
    return { data: offered.map((type) => this.byType[type].description) };
  }
}
