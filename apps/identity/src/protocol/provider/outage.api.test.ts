import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually, line } from '@platform/testing';
import { identityBench, type IdentityBench, type MadeClient } from '../../testing/identity-bench.test-helper.js';

describe('OAuth without Postgres', () => {
  let bench: IdentityBench;
  let postgres: Awaited<ReturnType<typeof line>>;
  let client: MadeClient;

  beforeAll(async () => {
    bench = await identityBench({}, '127.0.0.1', async (env) => {
      postgres = await line(env['DATABASE_URL']!);
      return { ...env, DATABASE_URL: postgres.url };
    });
    client = await bench.client();
  });
  afterAll(async () => {
    await bench.close();
    await postgres.cut();
  });

  it('answers at every endpoint that it is unavailable for a while, and works again afterwards', async () => {
    const ask = async (path: string, fields: Record<string, string>) => {
      const res = await bench.clientRequest(path, client, fields);
      return { path, status: res.status, retry: res.headers.get('retry-after'), error: res.body.error };
    };
    const asked = [
      ['/api/oauth/token', { grant_type: 'refresh_token', refresh_token: 'x' }],
      ['/api/oauth/introspect', { token: 'x' }],
      ['/api/oauth/revoke', { token: 'x' }],
      ['/api/oauth/device_authorization', { scope: 'openid' }],
    ] as const;
    const page = async () => {
      const { status, headers } = await fetch(bench.url + (await bench.authorization({ client })).path);
      return { status, retry: headers.get('retry-after'), type: headers.get('content-type') };
    };
    await postgres.cut();
    expect(await page()).toStrictEqual({ status: 503, retry: '1', type: 'text/html; charset=utf-8' });
    for (const [path, fields] of asked) {
      expect(await ask(path, fields)).toStrictEqual({
        path,
        status: 503,
        retry: '1',
        error: 'temporarily_unavailable',
      });
    }
    await postgres.mend();
    await eventually(async () => expect((await ask(...asked[0])).error).toBe('invalid_grant'));
  });

  it('does not blame the client when the disk of Postgres is full', async () => {
    await bench.query(`CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN RAISE EXCEPTION 'could not extend file' USING ERRCODE = '53100'; END $$`);
    await bench.query(`CREATE TRIGGER full_disk BEFORE INSERT ON oauth_records EXECUTE FUNCTION refuse()`);
    const ask = () => bench.tokenRequest(client, { grant_type: 'client_credentials' });
    const { status, headers, body } = await ask();
    expect([status, headers.get('retry-after'), body.error]).toStrictEqual([503, '1', 'temporarily_unavailable']);
    await bench.query(`DROP TRIGGER full_disk ON oauth_records`);
    expect((await ask()).status).toBe(200);
  });
});
