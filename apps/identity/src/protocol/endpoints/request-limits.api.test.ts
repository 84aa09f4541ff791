import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { hashToken } from '@platform/service-kit';
import { browser, eventually } from '@platform/testing';
import { identityBench, type IdentityBench, type MadeClient } from '../../testing/identity-bench.test-helper.js';

const limits = { ofNetwork: 4, ofClient: 6 };

describe('requests that need no authentication', () => {
  let bench: IdentityBench;
  let client: MadeClient;
  beforeAll(async () => {
    bench = await identityBench({
      AUTHORIZATION_RATE_LIMIT: String(limits.ofNetwork),
      AUTHORIZATION_RATE_LIMIT_PER_CLIENT: String(limits.ofClient),
    });
  });
  beforeEach(async () => {
    await forget();
    await bench.query(`DELETE FROM oauth_records`);
    client = await bench.client({ type: 'public' });
  });
  afterAll(() => bench.close());

  const forget = async () => {
    for (const key of await bench.redis.keys('identity:requests:*')) await bench.redis.del(key);
  };
  const begin = async (of: MadeClient) => {
    const { path } = await bench.authorization({ client: of });
    const res = await fetch(bench.url + path, { redirect: 'manual' });
    return { status: res.status, headers: res.headers, to: new URL(res.headers.get('location')!, bench.url) };
  };
  const push = async (of: MadeClient) => {
    const { path } = await bench.authorization({ client: of });
    return bench.clientRequest('/api/oauth/par', of, Object.fromEntries(new URL(path, bench.url).searchParams));
  };
  const many = async <T>(count: number, work: () => Promise<T>) => {
    const answers: T[] = [];
    for (let made = 0; made < count; made++) answers.push(await work());
    return answers;
  };
  const stored = async (kind: string) =>
    (await bench.query(`SELECT FROM oauth_records WHERE kind = $1`, [kind])).length;
  /** As if other networks had sent this many more requests of the client. */
  const fromElsewhere = (count: number) =>
    bench.redis.set(`identity:requests:${hashToken(`client\n${client.client_id}`)}`, count, 'EX', 60);

  it('are limited in stored records of a network a minute, and redirect the error to the client', async () => {
    const answers = await many(limits.ofNetwork + 3, () => begin(client));
    const pages = answers.filter(({ to }) => to.pathname === '/login');
    expect(pages.length).toBe(limits.ofNetwork);
    expect(await stored('Interaction')).toBe(limits.ofNetwork);
    const { status, to, headers } = answers.at(-1)!;
    expect([status, to.port]).toStrictEqual([303, '9999']);
    expect(to.searchParams.get('error')).toBe('temporarily_unavailable');
    expect(to.searchParams.get('iss')).toBe(`${bench.url}/api`);
    assert.ok(Number(headers.get('retry-after')) >= 1 && Number(headers.get('retry-after')) <= 60);
    const other = await begin(await bench.client());
    assert.equal(other.to.searchParams.get('error'), 'temporarily_unavailable', 'the network is the same');
  });

  it('are limited per client over all networks, where refused ones of a network do not count', async () => {
    await fromElsewhere(limits.ofClient - 1);
    expect((await many(2, () => begin(client))).map(({ to }) => to.pathname)).toStrictEqual(['/login', '/callback']);
    expect(await stored('Interaction')).toBe(1);
    assert.equal((await begin(await bench.client())).to.pathname, '/login', 'another client is free');
    await forget();
    await many(limits.ofNetwork + 10, () => begin(client));
    const counted = await bench.redis.get(`identity:requests:${hashToken(`client\n${client.client_id}`)}`);
    expect(counted).toBe(String(limits.ofNetwork));
  });

  it('are counted when a public client pushes them or asks for a device code: 429 in JSON', async () => {
    const answers = await many(limits.ofNetwork + 1, () => push(client));
    expect(answers.map(({ status }) => status)).toStrictEqual([...Array<number>(limits.ofNetwork).fill(201), 429]);
    expect(await stored('PushedAuthorizationRequest')).toBe(limits.ofNetwork);
    const { body, headers } = answers.at(-1)!;
    expect(body.error).toBe('temporarily_unavailable');
    expect(Number(headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
    const device = await bench.clientRequest('/api/oauth/device_authorization', client, { scope: 'openid' });
    expect([device.status, device.body.error]).toStrictEqual([429, 'temporarily_unavailable']);
    expect(await stored('DeviceCode')).toBe(0);
  });

  it('are not limited for a client that sends its secret', async () => {
    const confidential = await bench.client();
    const answers = await many(limits.ofNetwork + 2, () => push(confidential));
    expect(answers.every(({ status }) => status === 201)).toBeTruthy();
  });

  it('do not stop a signed-in person who allowed the client before, nor a flow that has begun', async () => {
    const trusted = await bench.client({ is_trusted: true });
    const person = await bench.person();
    const agent = browser(bench.url);
    const { path } = await bench.authorization({ client: trusted });
    const login = await agent.get(path);
    await many(limits.ofNetwork, () => begin(client));
    const signedIn = await agent.submit(login, { email: person.email, password: 'correct horse battery staple' });
    expect(signedIn.url.searchParams.get('code')).toBeTruthy();
    const again = await agent.get((await bench.authorization({ client: trusted })).path);
    expect(again.url.searchParams.get('code')).toBeTruthy();
  });

  it('are possible again after a minute', async () => {
    await many(limits.ofNetwork, () => begin(client));
    expect((await begin(client)).to.pathname).toBe('/callback');
    const counters = () => bench.redis.keys('identity:requests:*');
    for (const key of await counters()) await bench.redis.pexpire(key, 1);
    await eventually(async () => expect(await counters()).toStrictEqual([]));
    expect((await begin(client)).to.pathname).toBe('/login');
  });
});
