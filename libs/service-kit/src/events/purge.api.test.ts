import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { eventsFor } from '@platform/contracts';
import { eventually, serviceBench, type ServiceBench } from '@platform/testing';
import { testService } from '../testing/service.test-helper.js';
import { startService, type RunningService } from '../start/start.js';
import { OnEvent } from './on-event.js';
import { EventPurge } from './purge.js';

class Listener {
  @OnEvent(...eventsFor('organizations'))
  async ignore(): Promise<void> {}
}

describe('old events', () => {
  let bench: ServiceBench;
  beforeAll(async () => {
    const service = testService({ providers: [Listener] });
    const far = { OUTBOX_REPUBLISH_SECONDS: '3600' };
    bench = await serviceBench('organizations', (env) => startService(service, env), far, { consumersListen: false });
  });
  afterAll(() => bench.close());

  const purge = () => (bench.service as RunningService).app.get(EventPurge).purge();

  /** A published event, without the acknowledgement of the named consumers. */
  async function publishedBefore(days: number, { open = [] as string[] } = {}): Promise<string> {
    const id = randomUUID();
    await bench.query(
      `INSERT INTO outbox_event (id, type, payload, occurred_at)
       VALUES ($1, 'x', '{}', now() - make_interval(days => $2))`,
      [id, days],
    );
    await bench.query(
      `INSERT INTO outbox_recipient (event_id, consumer, publish_at, acknowledged_at)
       SELECT $1, consumer, now() + interval '1 day', CASE WHEN consumer = ANY($2) THEN NULL ELSE now() END
       FROM unnest('{identity,webhooks}'::text[]) AS consumer`,
      [id, open],
    );
    return id;
  }

  it('are deleted a day after they were published, but never before every consumer has them', async () => {
    const young = await publishedBefore(0);
    await publishedBefore(2);
    const waited = await publishedBefore(200, { open: ['webhooks'] });
    await purge();
    const left = (await bench.query(`SELECT id FROM outbox_event`)).map(({ id }) => id as string);
    expect(left.sort()).toStrictEqual([young, waited].sort());
  });

  it('are remembered as applied for thirty days, as a consumer that was away gets them late', async () => {
    const [known, over] = [randomUUID(), randomUUID()];
    await bench.query(
      `INSERT INTO inbox_event (id, consumed_at)
       VALUES ($1, now() - interval '29 days'), ($2, now() - interval '31 days')`,
      [known, over],
    );
    await purge();
    const rows = await bench.query(`SELECT id FROM inbox_event WHERE id = ANY($1)`, [[known, over]]);
    expect(rows).toStrictEqual([{ id: known }]);
  });

  it('are not published again to a consumer that has acknowledged them', async () => {
    const due = async (id: string, consumer: string) => {
      const where = `WHERE event_id = $1 AND consumer = $2`;
      await bench.query(`UPDATE outbox_recipient SET publish_at = now() - interval '1 day' ${where}`, [id, consumer]);
      return async () =>
        (await bench.query(`SELECT publish_at < now() AS due FROM outbox_recipient ${where}`, [id, consumer]))[0]!
          .due as boolean;
    };
    const id = await publishedBefore(0, { open: ['webhooks'] });
    const isDueForIdentity = await due(id, 'identity');
    const isDueForWebhooks = await due(id, 'webhooks');
    await eventually(async () => expect(await isDueForWebhooks()).toBe(false));
    expect(await isDueForIdentity()).toBe(true);
  });
});
