import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import { eventually } from '@platform/testing';
import { OwnProcess, webhooksProcess } from '../testing/processes.test-helper.js';
import { heardBy } from '../testing/webhooks-bench.test-helper.js';

describe('a producer that is killed', () => {
  let bench: Awaited<ReturnType<typeof webhooksProcess>>;
  let producer: OwnProcess;
  const [owner, organization] = [randomUUID(), randomUUID()];
  before(async () => {
    bench = await webhooksProcess();
    // No service may make a schema; the operator does.
    await bench.query(`CREATE SCHEMA organizations AUTHORIZATION ${new URL(bench.env['DATABASE_URL']!).username}`);
    const env = { ...bench.env, ORGANIZATION_UUID: organization, OWNER_UUID: owner, OUTBOX_REPUBLISH_SECONDS: '1' };
    producer = new OwnProcess('testing/producer.test-helper.js', env);
  });
  after(async () => {
    await producer.kill();
    await bench.close();
  });

  const unacknowledged = async () => {
    const [row] = await bench.query(`SELECT count(*)::int AS count FROM organizations.outbox_recipient
                                     WHERE consumer = 'webhooks' AND acknowledged_at IS NULL`);
    return row.count;
  };

  it('4 between the queue and the acknowledgement has it delivered once, however often it is published again', async () => {
    const client = await bench.client();
    await bench.grant(client, owner);
    await bench.process.kill();
    await producer.start('emit');
    await eventually(async () => assert.equal(await unacknowledged(), 1));
    await eventually(async () => assert.ok((await bench.redis.llen('bull:inbox-webhooks:wait')) > 0));
    await producer.kill();
    await bench.process.start();
    await eventually(() => assert.deepEqual(heardBy(client), ['organization.created']));
    // Nobody heard the acknowledgement: the event is still open, and is published again.
    assert.equal(await unacknowledged(), 1);
    await producer.start('run');
    await eventually(async () => assert.equal(await unacknowledged(), 0));
    assert.deepEqual(heardBy(client), ['organization.created']);
    const [row] = await bench.query(
      `SELECT count(*)::int AS count FROM delivery JOIN client ON client.uuid = destination_id WHERE client_id = $1`,
      [client.client_id],
    );
    assert.equal(row.count, 1);
  });

  it('4 between its commit and the queue has the event published when it comes back', async () => {
    const client = await bench.client();
    await bench.grant(client, owner);
    await producer.kill();
    assert.equal(await producer.run('die'), 'SIGKILL');
    assert.equal(await unacknowledged(), 1);
    assert.deepEqual(heardBy(client), []);
    await producer.start('run');
    await eventually(() => assert.deepEqual(heardBy(client), ['organization.created']));
    await eventually(async () => assert.equal(await unacknowledged(), 0));
  });
});
