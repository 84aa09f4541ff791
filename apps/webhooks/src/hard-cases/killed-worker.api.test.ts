import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import { eventually, type HttpReceiver } from '@platform/testing';
import { webhooksProcess } from '../testing/processes.test-helper.js';

const idsOf = ({ requests }: HttpReceiver) => requests.map(({ headers }) => String(headers['x-platform-delivery']));

describe('a worker that is killed', () => {
  let bench: Awaited<ReturnType<typeof webhooksProcess>>;
  before(async () => {
    bench = await webhooksProcess();
  });
  after(() => bench.close());

  async function listening() {
    const owner = randomUUID();
    const client = await bench.client();
    await bench.grant(client, owner);
    const token = await bench.token({ user_uuid: null, client_id: client.client_id, scopes: [] });
    const detail = async (uuid: string) =>
      (await bench.call('GET', `/api/v1/webhook-deliveries/${uuid}`, { token })).body.data;
    return { ...client, owner, token, detail };
  }

  it('3 between the POST and its record sends again under the same delivery id, and the log calls the first outcome unknown', async () => {
    const { owner, receiver, detail } = await listening();
    receiver.script({ delayMs: 30_000 });
    await bench.organization(owner);
    await eventually(() => assert.equal(receiver.requests.length, 1));
    await bench.process.kill();
    const [id] = idsOf(receiver);
    // The lease of a minute, over sooner.
    await bench.query(`UPDATE delivery SET lease_until = now(), due_at = now() WHERE lease_until IS NOT NULL`);
    await bench.process.start();
    await eventually(async () => assert.equal((await detail(id!)).status, 'success'));
    assert.deepEqual(idsOf(receiver), [id, id]);
    const [first, second] = receiver.requests;
    assert.deepEqual(first!.rawBody, second!.rawBody);
    const { attempts, attempt } = await detail(id!);
    assert.equal(attempt, 1);
    assert.deepEqual(
      attempts.map(({ outcome }: { outcome: string }) => outcome),
      ['unknown', 'success'],
    );
    assert.match(attempts[0].error_message, /unknown/);
  });

  it('6 by SIGTERM finishes what is under way, records it, and nothing goes out twice', async () => {
    const { owner, receiver } = await listening();
    receiver.script({ delayMs: 2_000 });
    await bench.organization(owner);
    await eventually(() => assert.equal(receiver.requests.length, 1));
    assert.equal(await bench.process.terminate(), 0);
    const [row] = await bench.query(`SELECT status, attempt, claimed_at FROM delivery WHERE id = $1`, [
      idsOf(receiver)[0],
    ]);
    assert.deepEqual(row, { status: 'success', attempt: 1, claimed_at: null });
    assert.equal(receiver.requests.length, 1);
  });

  it('5 with Postgres gone in mid-flight loses no delivery and leaves no lease behind', async () => {
    await bench.process.start();
    const { owner, receiver } = await listening();
    const organization = await bench.organization(owner);
    receiver.always({ delayMs: 300 });
    for (let n = 0; n < 12; n += 1) await bench.rename(organization);
    // Every connection but this one breaks, again and again, while sends are under way and results wait to be written.
    for (let round = 0; round < 6; round += 1) {
      await bench.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
                         WHERE datname = current_database() AND pid <> pg_backend_pid()`);
      const sent = receiver.requests.length;
      await eventually(() => assert.ok(receiver.requests.length > sent || sent >= 13));
    }
    receiver.always({});
    const ofOrganization = `FROM delivery JOIN client ON client.uuid = destination_id
                            WHERE owner_uuid IS NULL AND delivery.organization_uuid = $1`;
    await eventually(async () => {
      const open = `SELECT status, attempt, claim_no, lease_until, error_code ${ofOrganization} AND status <> 'success'`;
      assert.deepEqual(await bench.query(open, [organization.uuid]), []);
    });
    assert.deepEqual(await bench.query(`SELECT id FROM delivery WHERE lease_until IS NOT NULL`), []);
    // None was the receiver's fault, so none used up a try.
    const tries = `SELECT status, attempt, count(*)::int AS count ${ofOrganization} GROUP BY status, attempt`;
    assert.deepEqual(await bench.query(tries, [organization.uuid]), [{ status: 'success', attempt: 1, count: 13 }]);
    assert.equal(new Set(idsOf(receiver)).size, 13);
  });
});
