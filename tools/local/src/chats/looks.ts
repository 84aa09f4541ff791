import { discordLook, discordTitle } from './discord.js';
import { googleChatLook, googleChatTitle } from './google-chat.js';
import { slackLook, slackTitle } from './slack.js';
import { teamsLook, teamsTitle } from './teams.js';
import { telegramLook, telegramTitle } from './telegram.js';
import { webhookLook, webhookTitle } from './webhook.js';
import type { ChatMessage, Json, Provider } from './chat-message.js';

const titles: Record<Provider, (body: Json) => string> = {
  telegram: telegramTitle,
  slack: slackTitle,
  discord: discordTitle,
  google_chat: googleChatTitle,
  microsoft_teams: teamsTitle,
  webhook: webhookTitle,
};

const looks: Record<Exclude<Provider, 'webhook'>, (body: Json) => string> = {
  telegram: telegramLook,
  slack: slackLook,
  discord: discordLook,
  google_chat: googleChatLook,
  microsoft_teams: teamsLook,
};

/** What a list and a push notification show of it. */
export const titleOf = ({ provider, body }: ChatMessage): string => titles[provider](body);

/** As it would look, as HTML. */
export function lookOf(message: ChatMessage): string {
  return message.provider === 'webhook' ? webhookLook(message) : looks[message.provider](message.body);
}
