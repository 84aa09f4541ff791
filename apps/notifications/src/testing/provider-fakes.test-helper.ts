import type { ReceivedRequest, ScriptedAnswer } from '@platform/testing';

/** Addresses of the fakes below the receiver, in the format of the providers. */
export const fakePaths = {
  slack: '/services/T0001/B0001/abcdefgh12345678',
  discord: '/api/webhooks/123456789012345678/abc-DEF_ghi',
  google_chat: '/v1/spaces/AAAA1234/messages?key=k&token=t',
  microsoft_teams:
    '/powerautomate/automations/direct/workflows/0123456789abcdef/triggers/manual/paths/invoke' +
    '?api-version=1&sp=%2Ftriggers%2Fmanual%2Frun&sv=1.0&sig=s',
} as const;
export type FakedType = keyof typeof fakePaths;

/** A real address of each provider, for tests without a fake. */
export const chatAddresses: Record<FakedType, string> = {
  slack: `https://hooks.slack.com${fakePaths.slack}`,
  discord: `https://discord.com${fakePaths.discord}`,
  google_chat: `https://chat.googleapis.com${fakePaths.google_chat}`,
  microsoft_teams: `https://default0.environment.api.powerplatform.com:443${fakePaths.microsoft_teams}`,
};

/** Settings that direct the service to the receiver for every provider. */
export function fakeHosts(url: string) {
  return { SLACK_HOSTS: url, DISCORD_HOSTS: url, GOOGLE_CHAT_HOSTS: url, TEAMS_HOSTS: url };
}

type Json = Record<string, any>; // eslint-disable-line @typescript-eslint/no-explicit-any -- foreign bodies

/** Answers as the providers do, and refuses what breaks their documented rules. */
export function answerAsProvider({ path, rawBody, headers }: ReceivedRequest): ScriptedAnswer {
  if (!headers['content-type']?.startsWith('application/json')) return { status: 400, body: 'invalid_payload' };
  const body = JSON.parse(rawBody.toString('utf8')) as Json;
  if (path.startsWith('/services/')) return slack(body);
  if (path.startsWith('/api/webhooks/')) return discord(body, path);
  if (path.startsWith('/v1/spaces/')) return googleChat(body, rawBody.length);
  return teams(body, rawBody.length);
}

const json = (status: number, body: object) => ({
  status,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});
const within = (text: unknown, most: number) => typeof text === 'string' && text.length >= 1 && text.length <= most;
/** `<` opens mentions, links and channels; `&` must begin an entity. */
const isSlackText = (text: unknown, most: number) =>
  within(text, most) && !/[<>]/.test(text as string) && !/&(?!amp;|lt;|gt;)/.test(text as string);

function slack(body: Json): ScriptedAnswer {
  if (!isSlackText(body['text'], 40_000)) return { status: 400, body: 'no_text' };
  const blocks: Json[] = (body['attachments'] ?? []).flatMap(({ blocks }: Json) => blocks);
  if (blocks.length > 50 || !blocks.every(isSlackBlock)) return { status: 400, body: 'invalid_blocks' };
  return { body: 'ok' };
}

function isSlackBlock({ type, elements }: Json): boolean {
  if (type === 'actions')
    return elements.every((one: Json) => within(one['text'].text, 75) && within(one['url'], 3000));
  if (type !== 'rich_text') return false;
  const pieces: Json[] = elements.flatMap((section: Json) => section['elements']);
  return (
    pieces.length >= 1 &&
    pieces.every(({ type, text, url }) =>
      type === 'link' ? URL.canParse(url) && within(url, 3000) : within(text, 4000),
    )
  );
}

function discord(body: Json, path: string): ScriptedAnswer {
  const refused = json(400, { code: 50035, message: 'Invalid Form Body' });
  if (!path.includes('wait=true') || JSON.stringify(body['allowed_mentions']) !== '{"parse":[]}') return refused;
  const embeds: Json[] = body['embeds'] ?? [];
  if (!embeds.length && !within(body['content'], 2000)) return refused;
  const isFine = embeds.every(({ title, description, fields, color, url }) => {
    const texts: string[] = fields.flatMap(({ name, value }: Json) => [name, value]);
    const length = [title, description, ...texts].join('').length;
    const hasFields = fields.every(({ name, value }: Json) => within(name, 256) && within(value, 1024));
    return (
      within(title, 256) &&
      within(description, 4096) &&
      (url === undefined || within(url, 2048)) &&
      hasFields &&
      fields.length <= 25 &&
      length <= 6000 &&
      color <= 0xffffff
    );
  });
  return isFine && embeds.length <= 10 ? json(200, { id: '1' }) : refused;
}

function googleChat(body: Json, bytes: number): ScriptedAnswer {
  const refused = json(400, { error: { code: 400, status: 'INVALID_ARGUMENT' } });
  const words: unknown = body['text'] ?? (body['cardsV2'] && body['fallbackText']);
  if (bytes > 32_000 || !within(words, 32_000) || /[<>]/.test(words as string)) return refused;
  if (!within(body['thread'].threadKey, 4000)) return refused;
  const widgets: Json[] = (body['cardsV2'] ?? []).flatMap(({ card }: Json) =>
    card.sections.flatMap(({ widgets }: Json) => widgets),
  );
  const isFine = widgets.every(({ textParagraph, decoratedText, buttonList }) => {
    if (buttonList) return buttonList.buttons.every((one: Json) => /^https?:/.test(one['onClick'].openLink.url));
    const text: string = (textParagraph ?? decoratedText).text;
    return text.length > 0 && !/<(?!br>)/.test(text) && !/&(?!amp;|lt;|gt;)/.test(text);
  });
  return isFine ? json(200, { name: 'spaces/AAAA1234/messages/1' }) : refused;
}

/** The limit as measured, not the documented 28 KB. */
function teams(body: Json, bytes: number): ScriptedAnswer {
  if (bytes > 21_000) return { status: 413 };
  const [attachment] = body['attachments'];
  const { type, version, body: elements } = attachment.content;
  const isCard = type === 'AdaptiveCard' && version === '1.4' && elements.every((one: Json) => isTeamsElement(one));
  const isMessage = body['type'] === 'message' && attachment.contentType === 'application/vnd.microsoft.card.adaptive';
  return { status: isCard && isMessage ? 202 : 400 };
}

function isTeamsElement({ type, text, facts }: Json): boolean {
  if (type === 'TextBlock') return within(text, 30_000) && !/(?<!\\)[<>[\]]/.test(text);
  return type === 'FactSet' && facts.every(({ title, value }: Json) => within(title, 2000) && within(value, 4000));
}
