import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { startService } from '@platform/service-kit';
import { serviceBench, type ServiceBench, type Start } from '@platform/testing';
import { organizations } from '../service.js';

describe('a request with an Idempotency-Key that failed', () => {
  const start: Start = (env) => startService(organizations, env);
  let bench: ServiceBench;
  let token: string;

  beforeAll(async () => {
    bench = await serviceBench('organizations', start, {}, { migrate: start });
    const uuid = randomUUID();
    token = await bench.token({ user_uuid: uuid });
    await register(uuid);
  });
  afterAll(() => bench.close());

  async function register(uuid: string) {
    const user = { uuid, name: 'Ada', surname: 'Test', email: `${uuid}@example.org`, email_verified: true };
    await bench.publish('user.registered', { user: { ...user, language: null } });
  }

  async function create(key: string, as = token) {
    const options = { token: as, body: { name: 'Again' }, headers: { 'idempotency-key': key } };
    const { status, body, headers } = await bench.call('POST', '/api/v1/organizations', options);
    return { status, error: body.error as string | undefined, retryAfter: headers.get('retry-after') };
  }

  /** Makes Postgres fail in this way on writes to a table while the work runs. */
  async function refusing(table: string, sqlState: string, work: () => Promise<void>, which = 'true') {
    await bench.query(`
      CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql
        AS $$ BEGIN RAISE EXCEPTION 'refused' USING ERRCODE = '${sqlState}'; END $$;
      CREATE TRIGGER refuse BEFORE INSERT ON ${table} FOR EACH ROW WHEN (${which}) EXECUTE FUNCTION refuse()`);
    await work().finally(() => bench.query(`DROP FUNCTION refuse CASCADE`));
  }

  const unavailable = { status: 503, error: 'unavailable', retryAfter: '1' };
  const created = { status: 201, error: undefined, retryAfter: null };

  it('can be repeated when it was refused with retry-after and did nothing', async () => {
    const [uuid, key] = [randomUUID(), randomUUID()];
    const early = await bench.token({ user_uuid: uuid });
    expect(await create(key, early)).toStrictEqual(unavailable);
    expect(await create(key, early)).toStrictEqual(unavailable);
    await register(uuid);
    expect(await create(key, early)).toStrictEqual(created);
  });

  it('can be repeated when Postgres rolled it back because of another one', async () => {
    for (const sqlState of ['40001', '40P01']) {
      const key = randomUUID();
      await refusing('organization', sqlState, async () => expect(await create(key)).toStrictEqual(unavailable));
      assert.deepEqual(await create(key), created, sqlState);
    }
  });

  it('keeps the other items of a bulk when Postgres rolled one back', async () => {
    const { body } = await bench.call('POST', '/api/v1/organizations', { token, body: { name: 'Bulk' } });
    const options = {
      token,
      body: { invitations: ['one', 'two', 'three'].map((name) => ({ email: `${name}@example.org` })) },
      headers: { 'idempotency-key': randomUUID() },
    };
    const invite = () => bench.call('POST', `/api/v1/organizations/${body.data.uuid}/invitations/bulk`, options);
    const errors = ({ status, body }: Awaited<ReturnType<typeof invite>>) => {
      expect(status).toBe(200);
      return body.data.map(({ error }: { error: { error: string } | null }) => error?.error);
    };
    const expected = [undefined, 'unavailable', undefined];
    const isSecond = `NEW.email = 'two@example.org'`;
    await refusing('invitation', '40P01', async () => expect(errors(await invite())).toStrictEqual(expected), isSecond);
    assert.deepEqual(errors(await invite()), expected, 'the same answer again');
  });

  it('cannot be repeated when the connection broke or the cause is unknown', async () => {
    for (const [sqlState, failed] of [
      ['08006', unavailable],
      ['XX000', { status: 500, error: 'internal_error', retryAfter: null }],
    ] as const) {
      const key = randomUUID();
      await refusing('organization', sqlState, async () => expect(await create(key)).toStrictEqual(failed));
      assert.equal((await create(key)).error, 'idempotency_key_reused', sqlState);
    }
  });
});
