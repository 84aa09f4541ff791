import { untilArrived } from '../operator.js';
import { content } from './content.js';
import type { Scene } from './scene.js';

interface Made {
  id: number;
}

interface DemoLink {
  custom: string;
  campaign?: string;
  channel?: string;
  onDomain?: boolean;
  startsInDays?: number;
  isExpired?: boolean;
  /** By the operator, with an objection of Ada. */
  blocked?: boolean;
  [field: string]: unknown;
}

export interface DemoLinks {
  domain: string;
  campaigns: { key: string; [field: string]: unknown }[];
  channels: { key: string; [field: string]: unknown }[];
  links: DemoLink[];
}

export interface MadeLink extends Made {
  shorturl: string;
}

const dayMs = 86_400_000;
const soonMs = 5_000;

/** The short links of Ada, on two domains, in campaigns and channels, in all states. */
export async function makeLinks(scene: Scene): Promise<void> {
  const { ada, once } = scene;
  const wanted = content<DemoLinks>('links');
  const domain = `https://${wanted.domain}`;
  await once('link domain', () => untilArrived(() => ada('POST', '/links/domain/add', { domain })));
  const campaigns = await places(scene, 'campaign', wanted.campaigns);
  const channels = await places(scene, 'channel', wanted.channels);
  for (const { campaign, channel, ...link } of wanted.links) {
    const { onDomain, startsInDays, isExpired, blocked, ...fields } = link;
    const body = {
      ...fields,
      ...(onDomain && { domain }),
      ...(campaign && { campaign: campaigns.get(campaign) }),
      ...(channel && { channel: channels.get(channel) }),
      ...(startsInDays && { startdate: daysFromNow(startsInDays) }),
      // The API takes only what is still to come.
      ...(isExpired && { expiry: new Date(Date.now() + soonMs).toISOString() }),
    };
    const made = await once(`link ${link.custom}`, () => ada<MadeLink>('POST', '/links/url/add', body));
    if (blocked) await block(scene, made);
  }
}

/** A link that was made, by its alias. */
export function linkOf({ once }: Scene, alias: string): Promise<MadeLink> {
  return once(`link ${alias}`, () => Promise.reject<MadeLink>(new Error(`there is no link ${alias}`)));
}

async function places({ ada, once }: Scene, kind: 'campaign' | 'channel', wanted: DemoLinks['channels']) {
  const ids = new Map<string, number>();
  for (const { key, ...body } of wanted) {
    const { id } = await once(`${kind} ${key}`, () => ada<Made>('POST', `/links/${kind}/add`, body));
    ids.set(key, id);
  }
  return ids;
}

/** A visitor's report, the operator's block and the owner's objection, which waits for the operator. */
async function block({ ada, once, operate }: Scene, { shorturl: url }: MadeLink): Promise<void> {
  await once(`block ${url}`, () =>
    operate(['links', 'block', '--short', url, '--reason', 'Reported as a prize that nobody gets.']),
  );
  const message = 'The draw is ours and took place on the open harbour day; the list of winners hangs at the office.';
  await once(`appeal ${url}`, () => ada('POST', '/links/safety/appeals', { url, message }));
}

function daysFromNow(days: number): string {
  return new Date(Date.now() + days * dayMs).toISOString();
}
