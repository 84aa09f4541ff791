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

/** A foreign body: it may hold anything, so that it is looked into with the functions below. */
export type Json = Record<string, unknown>;

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

/** What is at a path, undefined where there is nothing. */
export function at(value: unknown, ...path: (string | number)[]): unknown {
  return path.reduce<unknown>(
    (part, key) =>
      part !== null && typeof part === 'object' ? (part as Record<string | number, unknown>)[key] : undefined,
    value,
  );
}

/** The text at a path, empty where there is none. */
export function textAt(value: unknown, ...path: (string | number)[]): string {
  const found = at(value, ...path);
  return typeof found === 'string' ? found : '';
}

/** The list at a path, empty where there is none. */
export function listAt(value: unknown, ...path: (string | number)[]): unknown[] {
  const found = at(value, ...path);
  return Array.isArray(found) ? (found as unknown[]) : [];
}

export const isText = (text: unknown, most: number): text is string =>
  typeof text === 'string' && text.length >= 1 && text.length <= most;

export const isOptionalText = (text: unknown, most: number): boolean => text === undefined || isText(text, most);

/** A list of at most so many that are all of a kind; one that is left out is empty. */
export const isListOf = (value: unknown, most: number, isOne: (one: unknown) => boolean): boolean =>
  value === undefined || (Array.isArray(value) && value.length <= most && value.every(isOne));

export const isWebAddress = (url: unknown, most: number): boolean =>
  isText(url, most) && /^https?:$/.test(URL.parse(url)?.protocol ?? '');
