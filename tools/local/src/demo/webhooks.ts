import { untilArrived } from '../operator.js';
import { webhookExample, type WebhookEventName } from '@platform/contracts';
import { applicationOf } from './applications.js';
import { Chance, type Weighted } from './chance.js';
import { content } from './content.js';
import { pastAttempts } from './past-attempts.js';
import type { Scene } from './scene.js';

interface Webhooks {
  days: number;
  /** How many deliveries of which application, and how many of them failed for good. */
  of: { application: string; count: number; failed: number }[];
  events: (Weighted & { event: WebhookEventName })[];
}

const seed = 1969;
const dayMs = 86_400_000;
/** To the endpoint that fails: they wait for their next try. */
const waiting = 3;

/** A week of deliveries to an endpoint that is well and to one that is not, and three that wait. */
export async function makeWebhooks(scene: Scene): Promise<void> {
  const { ada, once, operate, addresses } = scene;
  if (!addresses.mail_url) return;
  const wanted = content<Webhooks>('webhooks');
  const now = await once('webhooks until', () => Promise.resolve(Date.now()));
  for (const { application, count, failed } of wanted.of) {
    const { client_id } = await applicationOf(scene, application);
    const lines = pastWebhooks(scene, wanted, { count, failed }, now).map((line) => JSON.stringify(line));
    await once(`past webhooks ${application}`, () =>
      untilArrived(() => operate(['webhook', 'record-deliveries', '--client-id', client_id], lines.join('\n'))),
    );
    if (failed === 0) continue;
    for (let number = 1; number <= waiting; number += 1)
      await once(`waiting webhook ${number}`, () =>
        ada('POST', `/webhook-deliveries/test?client_id=${client_id}`, { event: 'member.added' }),
      );
  }
}

/** The lines of `webhook record-deliveries`; those that failed are the latest. */
function pastWebhooks(
  { demo }: Scene,
  { days, events }: Webhooks,
  { count, failed }: { count: number; failed: number },
  now: number,
) {
  const chance = new Chance(seed + count);
  const times = Array.from({ length: count }, () => now - Math.floor(days * dayMs * chance.next())).sort();
  return times.map((at, index) => {
    const { event } = chance.weighted(events);
    const organization = { uuid: demo.organization.uuid, name: 'Harbour Works', slug: 'harbour-works' };
    return {
      id: chance.uuid(at),
      event,
      organization_uuid: organization.uuid,
      body: { ...webhookExample(event, new Date(at)), organization },
      created_at: new Date(at).toISOString(),
      attempts: pastAttempts(at, index >= count - failed, chance),
    };
  });
}
