import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createHash } from 'node:crypto';
import { credentialsPath } from '@platform/contracts';
import type { Egress } from '@platform/egress';
import { log } from '@platform/service-kit';
import { browser, httpReceiver, internalCall, type Browser, type HttpReceiver } from '@platform/testing';
import type { IdentityConfig } from '../config.js';
import { BreachedPasswords } from './breached-passwords.js';
import { identityBench, password, type IdentityBench, type MadePerson } from '../testing/identity-bench.test-helper.js';

const breached = 'lanterns over the harbor';
const chosen = 'a compiler for 1952';
const digestOf = (text: string) => createHash('sha1').update(text).digest('hex').toUpperCase();
const complaint = 'This password is known from a breach of another site';

/** Answers as Have I Been Pwned does: hashes with the prefix, and lines of padding with a count of 0. */
const rangeOf =
  (...known: string[]) =>
  ({ path }: { path: string }) => {
    const prefix = path.slice(-5);
    const lines = known.map((text) => digestOf(text)).filter((digest) => digest.startsWith(prefix));
    const padded = digestOf(chosen).startsWith(prefix) ? [`${digestOf(chosen).slice(5)}:0`] : [];
    return { body: [`${'0'.repeat(35)}:3`, ...padded, ...lines.map((digest) => `${digest.slice(5)}:12`)].join('\r\n') };
  };

describe('passwords of published data breaches', () => {
  let bench: IdentityBench;
  let receiver: HttpReceiver;
  let ada: MadePerson;
  beforeAll(async () => {
    receiver = await httpReceiver();
    bench = await identityBench({
      BREACHED_PASSWORDS_URL: `${receiver.url}/range/`,
      EGRESS_ALLOW_CIDRS: '127.0.0.0/8',
    });
  });
  afterAll(async () => {
    await bench.close();
    await receiver.close();
  });
  beforeEach(async () => {
    receiver.requests.length = 0;
    receiver.always(rangeOf(breached));
    ada = await bench.person();
    await bench.query(`DELETE FROM throttle_counters`);
  });

  const register = async (wanted: string, email = `new.${ada.email}`) => {
    const agent = browser(bench.url);
    return agent.submit(await agent.get('/register'), { name: 'Grace', email, password: wanted }, '/register');
  };
  const change = async (wanted: string) => {
    const agent: Browser = browser(bench.url);
    await agent.submit(await agent.get('/login'), { email: ada.email, password }, '/login');
    return agent.submit(
      await agent.get('/account/password'),
      { current: password, password: wanted },
      '/account/password',
    );
  };
  const reset = async (wanted: string) => {
    const agent = browser(bench.url);
    await agent.submit(await agent.get('/forgot'), { email: ada.email }, '/forgot');
    const link = await bench.mailedLink(ada.email, '/reset');
    return agent.submit(await agent.get(link), { password: wanted }, '/reset');
  };

  it('are refused everywhere: at a registration, a change, a reset and by an API key of links', async () => {
    for (const page of [await register(breached), await change(breached), await reset(breached)]) {
      expect(page.status).toBe(422);
      expect(page.text).toContain(complaint);
    }
    const path = credentialsPath(ada.uuid);
    const call = { caller: 'links', called: 'identity', method: 'PATCH', path } as const;
    const refused = await internalCall(bench, { ...call, body: { password: breached } });
    expect([refused.status, refused.body.errors.password[0]]).toStrictEqual([422, expect.stringContaining(complaint)]);
    const agent = browser(bench.url);
    const still = await agent.submit(await agent.get('/login'), { email: ada.email, password }, '/login');
    expect(still.url.pathname).toBe('/account');
    expect((await internalCall(bench, { ...call, body: { password: chosen } })).status).toBe(200);
  });

  it('are looked up by five digits of their hash; a padding entry of an answer is no hit', async () => {
    expect((await change(chosen)).url.pathname).toBe('/account/security');
    const [asked, more] = receiver.requests;
    expect(more).toBe(undefined);
    expect([asked!.method, asked!.path]).toStrictEqual(['GET', `/range/${digestOf(chosen).slice(0, 5)}`]);
    expect(asked!.headers['add-padding']).toBe('true');
    expect(asked!.rawBody.length).toBe(0);
  });

  it('are not looked up, unless the operator names a source', async () => {
    const send = jest.fn<Egress['send']>();
    const off = new BreachedPasswords({} as IdentityConfig, { send } as unknown as Egress);
    expect(await off.has(breached)).toBe(false);
    expect(send).not.toHaveBeenCalled();
  });

  it('are not looked up when the password is refused already', async () => {
    expect((await register('12345678')).status).toBe(422);
    expect(receiver.requests).toStrictEqual([]);
  });

  it('are accepted while the source is away, and the log says so without the password', async () => {
    const logged = jest.spyOn(log, 'warn');
    const [digest, logs] = [digestOf(breached), () => JSON.stringify(logged.mock.calls)];
    for (const [index, answer] of [{ isBroken: true }, { status: 503 }, { body: 'x'.repeat(300_000) }].entries()) {
      receiver.always(answer);
      expect((await register(breached, `${index}.${ada.email}`)).status).toBe(200);
    }
    receiver.always({ ...rangeOf(breached)({ path: `/range/${digest.slice(0, 5)}` }), delayMs: 10_000 });
    expect((await register(breached, `slow.${ada.email}`)).status).toBe(200);
    const warnings = logged.mock.calls.filter(([, message]) => String(message).startsWith('passwords: '));
    expect(warnings.map(([facts]) => (facts as { reason: string }).reason)).toStrictEqual([
      'connect',
      'answer',
      'answer',
      'timeout',
    ]);
    for (const secret of [breached, digest, digest.slice(0, 5), digest.slice(5)]) expect(logs()).not.toContain(secret);
    logged.mockRestore();
  });
});
