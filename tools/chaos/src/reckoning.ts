import { eventually, type ReceivedRequest } from '@platform/testing';
import type { Arrival, Asked, Kind } from './facts.js';
import { call } from './load/steady.js';
import { clicks } from './reconcile/clicks.js';
import type { Count } from './reconcile/count.js';
import type { DroppedClicks } from './dropped-clicks.js';
import { deliveries } from './reconcile/deliveries.js';
import { signIns } from './reconcile/sign-ins.js';
import type { World } from './world.js';

/** Longer than the minute after which an event without an acknowledgement is published again (docs/adr/0003). */
const settleMs = 180_000;

/** The deliveries of the load that the receivers got. */
export function arrivalsIn({ hooks, alerts }: World): Arrival[] {
  const marked = (requests: ReceivedRequest[], markOf: (body: Body) => string | undefined) =>
    requests.flatMap(({ rawBody, headers, at }) => {
      const mark = markOf(JSON.parse(rawBody.toString()) as Body);
      return mark ? [{ mark, deliveryId: String(headers['x-platform-delivery']), at }] : [];
    });
  return [
    ...marked(hooks.requests, ({ event, data }) => (event === 'organization.updated' ? data?.name : undefined)),
    ...marked(alerts.requests, ({ title }) => title),
  ];
}

interface Body {
  event?: string;
  title?: string;
  data?: { name?: string };
}

/** Waits until nothing is missing or the time is up, and counts. */
export async function reckon(
  world: World,
  asked: readonly Asked[],
  tokens: Map<string, string>,
  dropped: DroppedClicks,
): Promise<Count[]> {
  const ofKind = (kind: Kind) => asked.filter((each) => each.kind === kind);
  const look = async (): Promise<Count[]> => {
    const arrivals = arrivalsIn(world);
    return [
      signIns('sign-ins whose token is in force', ofKind('sign-in'), await liveTokens(world, tokens)),
      deliveries('organization changes and their webhooks', ofKind('organization change'), arrivals),
      deliveries('dispatches and their notifications', ofKind('dispatch'), arrivals),
      clicks('redirects and their clicks', ofKind('redirect'), await countedClicks(world), dropped.count),
    ];
  };
  const missesNothing = async () => {
    const counts = await look();
    if (counts.some(({ lost }) => lost.length > 0)) throw new Error('something is missing');
    return counts;
  };
  return eventually(missesNothing, { timeoutMs: settleMs, everyMs: 1_000 }).catch(look);
}

async function liveTokens({ platform }: World, tokens: Map<string, string>): Promise<Set<string>> {
  const live = new Set<string>();
  for (const [mark, token] of tokens)
    if ((await call('GET', `${platform.base_url}/v1/me`, token)).status === 200) live.add(mark);
  return live;
}

async function countedClicks({ platform, apiKey, link }: World): Promise<number> {
  const res = await call('GET', `${platform.links_base_url}/api/url/${link.id}`, apiKey);
  return ((await res.json()) as { data: { clicks: number } }).data.clicks;
}
