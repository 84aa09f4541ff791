import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { eventually, type HttpReceiver } from '@platform/testing';
import { webhooksProcess } from '../testing/processes.test-helper.js';

const idsOf = ({ requests }: HttpReceiver) => requests.map(({ headers }) => String(headers['x-platform-delivery']));

describe('a worker that is killed', () => {
  let bench: Awaited<ReturnType<typeof webhooksProcess>>;
  beforeAll(async () => {
    bench = await webhooksProcess();
  });
  afterAll(() => bench.close());

  async function listening() {
    const owner = randomUUID();
    const client = await bench.client();
    await bench.grant(client, owner);
    const token = await bench.token({ user_uuid: null, client_id: client.client_id, scopes: [] });
    const detail = async (uuid: string) =>
      (await bench.call('GET', `/api/v1/webhook-deliveries/${uuid}`, { token })).body.data;
    return { ...client, owner, token, detail };
  }

  it('between the POST and its record sends again under one id, and logs the first outcome as unknown', async () => {
    const { owner, receiver, detail } = await listening();
    receiver.script({ delayMs: 30_000 });
    await bench.organization(owner);
    await eventually(() => expect(receiver.requests.length).toBe(1));
    await bench.process.kill();
    const [id] = idsOf(receiver);
    // The lease of a minute, ended early.
    await bench.query(`UPDATE delivery SET lease_until = now(), due_at = now() WHERE lease_until IS NOT NULL`);
    await bench.process.start();
    await eventually(async () => expect((await detail(id!)).status).toBe('success'));
    expect(idsOf(receiver)).toStrictEqual([id, id]);
    const [first, second] = receiver.requests;
    expect(first!.rawBody).toStrictEqual(second!.rawBody);
    const { attempts, attempt } = await detail(id!);
    expect(attempt).toBe(1);
    expect(attempts.map(({ outcome }: { outcome: string }) => outcome)).toStrictEqual(['unknown', 'success']);
    expect(attempts[0].error_message).toMatch(/unknown/);
  });

  it('by SIGTERM finishes and records the requests in progress, and sends nothing twice', async () => {
    const { owner, receiver } = await listening();
    receiver.script({ delayMs: 2_000 });
    await bench.organization(owner);
    await eventually(() => expect(receiver.requests.length).toBe(1));
    expect(await bench.process.terminate()).toBe(0);
    const [row] = await bench.query(`SELECT status, attempt, claimed_at FROM delivery WHERE id = $1`, [
      idsOf(receiver)[0],
    ]);
    expect(row).toStrictEqual({ status: 'success', attempt: 1, claimed_at: null });
    expect(receiver.requests.length).toBe(1);
  });

  it('with its Postgres connection lost loses no delivery and leaves no lease behind', async () => {
    await bench.process.start();
    const { owner, receiver } = await listening();
    const organization = await bench.organization(owner);
    receiver.always({ delayMs: 300 });
    for (let n = 0; n < 12; n += 1) await bench.rename(organization);
    // Every other connection is closed, again and again, while sends are in progress and results wait to be written.
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
      const open = `SELECT status, attempt, claim_no, lease_until, error_code
        ${ofOrganization} AND status <> 'success'`;
      expect(await bench.query(open, [organization.uuid])).toStrictEqual([]);
    });
    expect(await bench.query(`SELECT id FROM delivery WHERE lease_until IS NOT NULL`)).toStrictEqual([]);
    // None was the receiver’s fault, so that none used up an attempt.
    const tries = `SELECT status, attempt, count(*)::int AS count ${ofOrganization} GROUP BY status, attempt`;
    expect(await bench.query(tries, [organization.uuid])).toStrictEqual([{ status: 'success', attempt: 1, count: 13 }]);
    expect(new Set(idsOf(receiver)).size).toBe(13);
  });
});
