import { Injectable } from '@nestjs/common';
import { endpointTypes, type EndpointType } from '@platform/contracts';
import type { Channel } from './channel.js';
import { DiscordChannel } from './discord.channel.js';
import { EmailChannel } from './email.channel.js';
import { GoogleChatChannel } from './google-chat.channel.js';
import { SlackChannel } from './slack.channel.js';
import { TeamsChannel } from './teams.channel.js';
import { WebhookChannel } from './webhook.channel.js';

/** The channels by type. */
@Injectable()
export class Channels {
  private readonly byType: Record<EndpointType, Channel>;

  constructor(
    slack: SlackChannel,
    discord: DiscordChannel,
    google_chat: GoogleChatChannel,
    microsoft_teams: TeamsChannel,
    webhook: WebhookChannel,
    email: EmailChannel,
  ) {
    this.byType = { slack, discord, google_chat, microsoft_teams, webhook, email };
  }

  of(type: EndpointType): Channel {
    return this.byType[type];
  }

  descriptions() {
    return { data: endpointTypes.map((type) => this.byType[type].description) };
  }
}
