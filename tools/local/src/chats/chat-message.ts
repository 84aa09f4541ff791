/** What the inbox plays beside mail. */
export const providers = {
  telegram: 'Telegram',
  slack: 'Slack',
  discord: 'Discord',
  google_chat: 'Google Chat',
  microsoft_teams: 'Microsoft Teams',
  webhook: 'Webhook',
} as const;
export type Provider = keyof typeof providers;

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- a foreign body, of which each look takes what it knows
export type Json = Record<string, any>;

/** A message that a provider took. */
export interface ChatMessage {
  id: string;
  /** ISO 8601, when it was received. */
  receivedAt: string;
  provider: Provider;
  /** The channel, space or chat that it is in. */
  room: string;
  /** Who wrote it; null for the platform. */
  from: string | null;
  /** As it was sent. */
  body: Json;
  /** Of a generic webhook: those of the platform. */
  headers?: Record<string, string>;
}

/** What a provider answers. */
export interface ChatAnswer {
  status: number;
  body: string | object;
  headers?: Record<string, string>;
}

export const isText = (text: unknown, most: number): text is string =>
  typeof text === 'string' && text.length >= 1 && text.length <= most;

export const isList = (value: unknown, most: number): value is Json[] => Array.isArray(value) && value.length <= most;

export const isOptional = (text: unknown, most: number) => text === undefined || isText(text, most);

export const isWebAddress = (url: unknown, most: number): boolean =>
  isText(url, most) && /^https?:$/.test(URL.parse(url)?.protocol ?? '');
