import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { hashToken } from '@platform/service-kit';
import { browser, eventually } from '@platform/testing';
import { identityBench, type IdentityBench, type MadeClient } from '../testing/identity-bench.test-helper.js';

const limits = { ofNetwork: 4, ofClient: 6 };

describe('requests that anybody may begin', () => {
  let bench: IdentityBench;
  let client: MadeClient;
  before(async () => {
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
  after(() => bench.close());

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
  /** As if this many more had come for the client from other networks. */
  const fromElsewhere = (count: number) =>
    bench.redis.set(`identity:requests:${hashToken(`client\n${client.client_id}`)}`, count, 'EX', 60);

  it('store no more than so many records of one network a minute; the client hears why at its own address', async () => {
    const answers = await many(limits.ofNetwork + 3, () => begin(client));
    const pages = answers.filter(({ to }) => to.pathname === '/login');
    assert.equal(pages.length, limits.ofNetwork);
    assert.equal(await stored('Interaction'), limits.ofNetwork);
    const { status, to, headers } = answers.at(-1)!;
    assert.deepEqual([status, to.port], [303, '9999']);
    assert.equal(to.searchParams.get('error'), 'temporarily_unavailable');
    assert.equal(to.searchParams.get('iss'), `${bench.url}/api`);
    assert.ok(Number(headers.get('retry-after')) >= 1 && Number(headers.get('retry-after')) <= 60);
    const other = await begin(await bench.client());
    assert.equal(other.to.searchParams.get('error'), 'temporarily_unavailable', 'the network is the same');
  });

  it('store no more than so many of one client from everywhere, and what a network was refused is not among them', async () => {
    await fromElsewhere(limits.ofClient - 1);
    assert.deepEqual(
      (await many(2, () => begin(client))).map(({ to }) => to.pathname),
      ['/login', '/callback'],
    );
    assert.equal(await stored('Interaction'), 1);
    assert.equal((await begin(await bench.client())).to.pathname, '/login', 'another client is free');
    await forget();
    await many(limits.ofNetwork + 10, () => begin(client));
    const counted = await bench.redis.get(`identity:requests:${hashToken(`client\n${client.client_id}`)}`);
    assert.equal(counted, String(limits.ofNetwork));
  });

  it('are counted when a public client pushes them or asks for a device code: 429 in JSON', async () => {
    const answers = await many(limits.ofNetwork + 1, () => push(client));
    assert.deepEqual(
      answers.map(({ status }) => status),
      [...Array<number>(limits.ofNetwork).fill(201), 429],
    );
    assert.equal(await stored('PushedAuthorizationRequest'), limits.ofNetwork);
    const { body, headers } = answers.at(-1)!;
    assert.equal(body.error, 'temporarily_unavailable');
    assert.ok(Number(headers.get('retry-after')) >= 1);
    const device = await bench.clientRequest('/api/oauth/device_authorization', client, { scope: 'openid' });
    assert.deepEqual([device.status, device.body.error], [429, 'temporarily_unavailable']);
    assert.equal(await stored('DeviceCode'), 0);
  });

  it('are free for a client that shows its secret', async () => {
    const confidential = await bench.client();
    const answers = await many(limits.ofNetwork + 2, () => push(confidential));
    assert.ok(answers.every(({ status }) => status === 201));
  });

  it('do not stop somebody who is signed in and allowed the client before, nor a sign-in that has begun', async () => {
    const trusted = await bench.client({ is_trusted: true });
    const person = await bench.person();
    const agent = browser(bench.url);
    const { path } = await bench.authorization({ client: trusted });
    const login = await agent.get(path);
    await many(limits.ofNetwork, () => begin(client));
    const signedIn = await agent.submit(login, { email: person.email, password: 'correct horse battery staple' });
    assert.ok(signedIn.url.searchParams.get('code'));
    const again = await agent.get((await bench.authorization({ client: trusted })).path);
    assert.ok(again.url.searchParams.get('code'));
  });

  it('are free again after the minute', async () => {
    await many(limits.ofNetwork, () => begin(client));
    assert.equal((await begin(client)).to.pathname, '/callback');
    const counters = () => bench.redis.keys('identity:requests:*');
    for (const key of await counters()) await bench.redis.pexpire(key, 1);
    await eventually(async () => assert.deepEqual(await counters(), []));
    assert.equal((await begin(client)).to.pathname, '/login');
  });
});
