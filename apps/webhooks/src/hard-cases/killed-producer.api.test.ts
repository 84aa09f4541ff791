import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { eventually } from '@platform/testing';
import { OwnProcess, webhooksProcess } from '../testing/processes.test-helper.js';
import { heardBy } from '../testing/webhooks-bench.test-helper.js';

describe('a producer that is killed', () => {
  let bench: Awaited<ReturnType<typeof webhooksProcess>>;
  let producer: OwnProcess;
  const [owner, organization] = [randomUUID(), randomUUID()];
  beforeAll(async () => {
    bench = await webhooksProcess();
    // No service may create a schema; the operator does.
    await bench.query(`CREATE SCHEMA organizations AUTHORIZATION ${new URL(bench.env['DATABASE_URL']!).username}`);
    const env = { ...bench.env, ORGANIZATION_UUID: organization, OWNER_UUID: owner, OUTBOX_REPUBLISH_SECONDS: '1' };
    producer = new OwnProcess('testing/producer.test-helper.js', env);
  });
  afterAll(async () => {
    await producer.kill();
    await bench.close();
  });

  const unacknowledged = async () => {
    const [row] = await bench.query(`SELECT count(*)::int AS count FROM organizations.outbox_recipient
                                     WHERE consumer = 'webhooks' AND acknowledged_at IS NULL`);
    return row.count;
  };

  it('between the queue and the acknowledgement delivers its event once, however often it is published', async () => {
    const client = await bench.client();
    await bench.grant(client, owner);
    await bench.process.kill();
    await producer.start('emit');
    await eventually(async () => expect(await unacknowledged()).toBe(1));
    await eventually(async () => expect(await bench.redis.llen('bull:inbox-webhooks:wait')).toBeGreaterThan(0));
    await producer.kill();
    await bench.process.start();
    await eventually(() => expect(heardBy(client)).toStrictEqual(['organization.created']));
    // The acknowledgement was lost: the event is still open, and is published again.
    expect(await unacknowledged()).toBe(1);
    await producer.start('run');
    await eventually(async () => expect(await unacknowledged()).toBe(0));
    expect(heardBy(client)).toStrictEqual(['organization.created']);
    const [row] = await bench.query(
      `SELECT count(*)::int AS count FROM delivery JOIN client ON client.uuid = destination_id WHERE client_id = $1`,
      [client.client_id],
    );
    expect(row.count).toBe(1);
  });

  it('between its commit and the queue publishes its event after its restart', async () => {
    const client = await bench.client();
    await bench.grant(client, owner);
    await producer.kill();
    expect(await producer.run('die')).toBe('SIGKILL');
    expect(await unacknowledged()).toBe(1);
    expect(heardBy(client)).toStrictEqual([]);
    await producer.start('run');
    await eventually(() => expect(heardBy(client)).toStrictEqual(['organization.created']));
    await eventually(async () => expect(await unacknowledged()).toBe(0));
  });
});
