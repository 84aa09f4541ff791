import { Injectable } from '@nestjs/common';
import { endpointTypes, type EndpointType } from '@platform/contracts';
import type { Channel } from './channel.js';
import { DiscordChannel } from './discord.channel.js';
import { EmailChannel } from './email.channel.js';
import { GoogleChatChannel } from './google-chat.channel.js';
import { SlackChannel } from './slack.channel.js';
import { TeamsChannel } from './teams.channel.js';
import { TelegramChannel } from './telegram.channel.js';
import { WebhookChannel } from './webhook.channel.js';

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

  of(type: EndpointType): Channel {
    return this.byType[type];
  }

  /** Those that destinations can be made of. */
  descriptions() {
    const offered = endpointTypes.filter((type) => !this.byType[type].unavailable);
    return { data: offered.map((type) => this.byType[type].description) };
  }
}
