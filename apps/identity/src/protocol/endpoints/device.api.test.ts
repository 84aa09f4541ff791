import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { browser, race, type Browser, type Page } from '@platform/testing';
import { DataSource } from 'typeorm';
import { DevicePolls } from './device-polls.js';
import {
  identityBench,
  password,
  type IdentityBench,
  type MadeClient,
  type MadePerson,
} from '../../testing/identity-bench.test-helper.js';

const grantType = 'urn:ietf:params:oauth:grant-type:device_code';

interface DeviceAuthorization {
  device_code: string;
  user_code: string;
  verification_uri: string;
  verification_uri_complete: string;
  expires_in: number;
  interval: number;
}

describe('the device flow (RFC 8628)', () => {
  let bench: IdentityBench;
  let client: MadeClient;
  let ada: MadePerson;
  beforeAll(async () => {
    bench = await identityBench();
    [client, ada] = await Promise.all([bench.client({ name: 'Television' }), bench.person()]);
  });
  afterAll(() => bench.close());

  async function begin(of = client, scope = 'openid email'): Promise<DeviceAuthorization> {
    const answer = await bench.clientRequest('/api/oauth/device_authorization', of, { scope });
    expect(answer.status).toBe(200);
    return answer.body;
  }
  const poll = (deviceCode: string, of = client) =>
    bench.tokenRequest(of, { grant_type: grantType, device_code: deviceCode });
  /** As if the device had waited for its interval. */
  const waited = () => bench.query(`UPDATE oauth_records SET polled_at = NULL WHERE kind = 'DeviceCode'`);

  /** Types the code and confirms the device, and returns the next page. */
  async function confirm(agent: Browser, userCode: string): Promise<Page> {
    const asked = await agent.submit(await agent.get('/device'), { user_code: userCode });
    expect(asked.text).toMatch(/Connect Television\?/);
    return agent.submit(asked);
  }
  async function approve(agent: Browser, userCode: string, who = ada): Promise<Page> {
    return bench.goOn(agent, await confirm(agent, userCode), who);
  }

  it('gives the tokens of the person who typed the code, and answers pending until then', async () => {
    const device = await begin();
    expect(device.verification_uri).toBe(`${bench.url}/device`);
    expect(device.interval).toBe(5);
    expect(device.expires_in).toBe(600);
    expect(device.user_code).toMatch(/^[B-DF-HJ-NP-TV-XZ]{4}-[B-DF-HJ-NP-TV-XZ]{4}$/);
    const early = await poll(device.device_code);
    expect([early.status, early.body.error]).toStrictEqual([400, 'authorization_pending']);
    const page = await approve(browser(bench.url), device.user_code.toLowerCase().replace('-', ' '));
    expect(page.text).toMatch(/Your device is connected/);
    await waited();
    const { status, body } = await poll(device.device_code);
    expect(status).toBe(200);
    expect(body.scope).toBe('openid email');
    assert.ok(body.refresh_token && body.id_token);
    const me = await bench.call('GET', '/api/v1/me', { token: body.access_token });
    expect(me.body.data.uuid).toBe(ada.uuid);
    expect((await bench.refresh(client, body.refresh_token)).status).toBe(200);
  });

  it('is closed to trusted clients that cannot authenticate, such as the console, also for an older code', async () => {
    const before = await bench.client({ name: 'Television', type: 'public' });
    const device = await begin(before);
    await bench.query(`UPDATE oauth_clients SET is_trusted = true WHERE client_id = $1`, [before.client_id]);
    const own = { client_id: 'console', client_secret: null, webhook_secret: null };
    for (const of of [own, before]) {
      const refused = await bench.clientRequest('/api/oauth/device_authorization', of, { scope: 'openid email' });
      expect(refused.status).toBe(400);
      expect(refused.body.error_description).toMatch(/device_code is not allowed for this client/);
    }
    await approve(browser(bench.url), device.user_code);
    await waited();
    const polled = await poll(device.device_code, before);
    expect(polled.status).toBe(400);
    expect(polled.body.error_description).toMatch(/grant type is not allowed for this client/);
    expect((await begin(await bench.client({ is_trusted: true }))).interval).toBe(5);
  });

  it('fills in the code from the address, works without scripts, and decides nothing by it', async () => {
    const device = await begin();
    const agent = browser(bench.url);
    const { pathname, search } = new URL(device.verification_uri_complete);
    const page = await agent.get(pathname + search);
    expect(page.forms[0]!.fields['user_code']).toBe(device.user_code);
    // Except the one that sends a form once.
    expect(page.text).not.toMatch(/<script(?![^>]*\/submit-once\.js)/);
    expect((await agent.submit(page)).text).toMatch(new RegExp(device.user_code));
    expect((await poll(device.device_code)).body.error).toBe('authorization_pending');
  });

  it('ends when somebody refuses, on the first page or at the consent', async () => {
    const agent = browser(bench.url);
    const first = await begin();
    const asked = await agent.submit(await agent.get('/device'), { user_code: first.user_code });
    expect((await agent.submit(asked, { abort: 'yes' })).text).toMatch(/was not connected/);
    expect((await poll(first.device_code)).body.error).toBe('access_denied');
    // Nobody has consented to this client before.
    const fresh = await bench.client({ name: 'Television' });
    const second = await begin(fresh);
    const consent = await agent.submit(await confirm(agent, second.user_code), { email: ada.email, password });
    expect(consent.url.pathname).toBe('/consent');
    expect((await agent.submit(consent, { decision: 'deny' })).text).toMatch(/was not connected/);
    expect((await poll(second.device_code, fresh)).body.error).toBe('access_denied');
    for (const { user_code } of [first, second]) {
      const again = await agent.submit(await agent.get('/device'), { user_code });
      expect(again.text).toMatch(/already been used/);
    }
  });

  it('answers the same to an unknown, malformed and expired code', async () => {
    const device = await begin();
    await bench.query(`UPDATE oauth_records SET expires_at = now() - interval '1 second' WHERE kind = 'DeviceCode'`);
    const agent = browser(bench.url);
    const texts = new Set<string>();
    for (const wrong of [device.user_code, 'BBBB-BBBB', '<script>', '\0', '']) {
      const page = await agent.submit(await agent.get('/device'), { user_code: wrong });
      expect(page.status).toBe(422);
      expect(page.text).not.toMatch(/<script>/);
      texts.add(/id="user_code-error">([^<]*)/.exec(page.text)?.[1] ?? '');
    }
    expect([...texts].length).toStrictEqual(1);
    expect([...texts][0]!).toMatch(/This code is not right/);
    expect((await poll(device.device_code)).body.error).toMatch(/expired_token|invalid_grant/);
  });

  it('tells a device that polls too often to slow down, for longer each time', async () => {
    const device = await begin();
    expect((await poll(device.device_code)).body.error).toBe('authorization_pending');
    expect((await poll(device.device_code)).body.error).toBe('slow_down');
    const pace = async () =>
      (
        await bench.query(`SELECT poll_seconds FROM oauth_records WHERE kind = 'DeviceCode' ORDER BY created_at DESC`)
      )[0].poll_seconds as number;
    expect(await pace()).toBe(10);
    await bench.query(`UPDATE oauth_records SET polled_at = now() - interval '7 seconds' WHERE kind = 'DeviceCode'`);
    expect((await poll(device.device_code)).body.error).toBe('slow_down');
    expect(await pace()).toBe(15);
    await bench.query(`UPDATE oauth_records SET polled_at = now() - interval '16 seconds' WHERE kind = 'DeviceCode'`);
    expect((await poll(device.device_code)).body.error).toBe('authorization_pending');
  });

  it('lets nobody else answer a code that one account has opened', async () => {
    const [fresh, mallory] = await Promise.all([bench.client({ name: 'Television' }), bench.person()]);
    const device = await begin(fresh);
    const victim = browser(bench.url);
    const opened = await victim.submit(await confirm(victim, device.user_code), { email: ada.email, password });
    const other = browser(bench.url);
    const late = await other.submit(await other.get('/device'), { user_code: device.user_code });
    expect(late.status).toBe(422);
    expect(late.text).toMatch(/already been used/);
    // Somebody else signs in in the same browser before the consent is given.
    await victim.submit(await victim.get('/account'), {}, '/account/sign-out');
    await victim.submit(await victim.get('/login'), { email: mallory.email, password });
    const answered = await victim.submit(opened, { decision: 'allow' }).catch((err: Error) => err);
    assert.ok(answered instanceof Error || answered.status === 400);
    expect((await poll(device.device_code, fresh)).body.error).toBe('authorization_pending');
  });

  it('lets one of two browsers go on that enter a code at the same time', async () => {
    const device = await begin();
    const pages = await Promise.all(
      Array.from({ length: 10 }, async () => {
        const agent = browser(bench.url);
        return { agent, asked: await agent.submit(await agent.get('/device'), { user_code: device.user_code }) };
      }),
    );
    const next = await Promise.all(pages.map(({ agent, asked }) => agent.submit(asked)));
    expect(next.filter(({ url }) => url.pathname === '/login').length).toBe(1);
  });

  it('throttles those who guess codes', async () => {
    const agent = browser(bench.url);
    const form = await agent.get('/device');
    let page = form;
    for (let tries = 0; tries < 150 && page.status !== 429; tries++) {
      if (!page.forms.length) page = await agent.get('/device');
      page = await agent.submit(page, { user_code: `BBBB-BBB${'BCDFGHJKLM'[tries % 10]}` });
    }
    expect(page.status).toBe(429);
    expect(page.text).toMatch(/Too many codes/);
    await bench.query(`DELETE FROM throttle_counters`);
  });

  it('accepts a device code from its own client only, and no client slows down another', async () => {
    const [device, stranger] = await Promise.all([begin(), bench.client()]);
    expect((await poll(device.device_code, stranger)).body.error).toBe('invalid_grant');
    expect((await poll(device.device_code)).body.error).toBe('authorization_pending');
  });

  it('works for a public client, without a secret', async () => {
    const open = await bench.client({ type: 'public', name: 'Television' });
    const device = await begin(open);
    await approve(browser(bench.url), device.user_code);
    expect((await poll(device.device_code, open)).status).toBe(200);
  });

  it('gives tokens to one of any number of concurrent requests of a device', async () => {
    const agent = browser(bench.url);
    // The interval alone would allow one: without it only the compare-and-set is left.
    const polls = bench.running.app.get(DevicePolls);
    polls.count = () => Promise.resolve();
    try {
      await race(
        bench.running.app.get(DataSource),
        async () => {
          const device = await begin();
          expect((await approve(agent, device.user_code)).text).toMatch(/connected/);
          return device;
        },
        ({ device_code }) => poll(device_code),
        ({ status }) => status === 200,
      );
    } finally {
      Reflect.deleteProperty(polls, 'count');
    }
  });

  it('gives tokens to one of concurrent requests at its pace, and they stay valid', async () => {
    const device = await begin();
    await approve(browser(bench.url), device.user_code);
    const answers = await Promise.all(Array.from({ length: 10 }, () => poll(device.device_code)));
    const won = answers.filter(({ status }) => status === 200);
    expect(won.length).toBe(1);
    expect(new Set(answers.filter(({ status }) => status !== 200).map(({ body }) => body.error))).toStrictEqual(
      new Set(['slow_down']),
    );
    expect((await bench.call('GET', '/api/v1/me', { token: won[0]!.body.access_token })).status).toBe(200);
  });

  it('stores neither code in clear, also while somebody signs in for it', async () => {
    const device = await begin();
    await confirm(browser(bench.url), device.user_code);
    const dump = JSON.stringify(await bench.query('SELECT * FROM oauth_records'));
    for (const secret of [device.device_code, device.user_code, device.user_code.replace('-', '')])
      assert.ok(!dump.includes(secret), secret);
    // The stored values grant nothing.
    const [row] = await bench.query(
      `SELECT hash FROM oauth_records WHERE kind = 'DeviceCode' ORDER BY created_at DESC`,
    );
    expect((await poll(`stored:${row.hash}`)).body.error).toBe('invalid_grant');
  });
});
