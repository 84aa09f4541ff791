import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { browser, type Browser, type Page } from '@platform/testing';
import { withTotp } from '../../testing/factors.test-helper.js';
import {
  identityBench,
  password,
  type IdentityBench,
  type MadeClient,
} from '../../testing/identity-bench.test-helper.js';

describe('a form that is sent twice', () => {
  let bench: IdentityBench;
  let client: MadeClient;
  beforeAll(async () => {
    bench = await identityBench();
    client = await bench.client();
  });
  afterAll(() => bench.close());

  const begin = async (agent: Browser, parameters: Record<string, string> = {}) =>
    agent.get((await bench.authorization({ client, parameters })).path);
  /** The browser does not follow the first answer, as the second click came before it. */
  async function twice(agent: Browser, page: Page, typed: Record<string, string>, action: string): Promise<Page> {
    const first = await agent.submit(page, typed, action, false);
    expect(first.status).toBe(303);
    return agent.submit(page, typed, action);
  }
  const codeOf = (page: Page) => page.url.searchParams.get('code');

  it('goes on at sign-in and consent, and the application gets its code', async () => {
    const ada = await bench.person();
    const agent = browser(bench.url);
    const consent = await twice(agent, await begin(agent), { email: ada.email, password }, '/login');
    expect(consent.url.pathname).toBe('/consent');
    const back = await twice(agent, consent, { decision: 'allow' }, '/consent');
    expect(codeOf(back)).toBeTruthy();
    const signIns = await bench.query(`SELECT FROM account_events WHERE user_uuid = $1 AND event = 'signed_in'`, [
      ada.uuid,
    ]);
    expect(signIns.length).toBe(1);
  });

  it('gets a code of its own after the first one was redeemed, and the first stays valid', async () => {
    const ada = await bench.person();
    const agent = browser(bench.url);
    const { path, verifier } = await bench.authorization({ client });
    const consent = await agent.submit(await agent.get(path), { email: ada.email, password });
    const [first, second] = [
      await agent.submit(consent, { decision: 'allow' }),
      await agent.submit(consent, { decision: 'allow' }),
    ];
    expect(codeOf(second)).not.toBe(codeOf(first));
    for (const page of [first, second]) {
      expect(page.url.searchParams.get('iss')).toBe(`${bench.url}/api`);
      const { status } = await bench.redeem(client, { code: codeOf(page)!, verifier });
      expect(status).toBe(200);
    }
  });

  it('uses a code of an authenticator app once, and fails again after a wrong code', async () => {
    const ada = await bench.person();
    const totp = await withTotp(bench, ada);
    const agent = browser(bench.url);
    const asked = await agent.submit(await begin(agent), { email: ada.email, password }, '/login');
    expect(asked.url.pathname).toBe('/mfa');
    expect((await agent.submit(asked, { code: '000000' }, '/mfa')).status).toBe(401);
    const consent = await twice(agent, asked, { code: await totp.code() }, '/mfa');
    expect(consent.url.pathname).toBe('/consent');
  });

  it('works with both at the same time, also on a page of the account', async () => {
    const ada = await bench.person();
    const agent = browser(bench.url);
    const page = await agent.get('/login');
    const both = [1, 2].map(() => agent.submit(page, { email: ada.email, password }, '/login'));
    for (const { url } of await Promise.all(both)) expect(url.pathname).toBe('/account');
  });

  it('goes on in one session when the cookies of the first answer were lost', async () => {
    const ada = await bench.person();
    const agent = browser(bench.url);
    const page = await begin(agent);
    const cookies = ['identity_csrf', `identity_flow_${page.url.searchParams.get('flow')}`];
    const before = cookies.map((name) => `${name}=${agent.cookie(name)}`);
    const resumeCookie = `identity_resume=${agent.cookie('identity_resume')}`;
    const body = new URLSearchParams({ ...page.forms[0]!.fields, email: ada.email, password });
    const post = () =>
      fetch(`${bench.url}/login`, { method: 'POST', body, redirect: 'manual', headers: { cookie: before.join('; ') } });
    const goOn = async (location: string) =>
      fetch(location, { redirect: 'manual', headers: { cookie: [...before, resumeCookie].join('; ') } });
    const [first, second] = [await post(), await post()];
    expect(second.headers.get('location')).toBe(first.headers.get('location'));
    for (const { headers } of [first, second]) {
      const next = await goOn(headers.get('location')!);
      expect(next.headers.get('location')).toMatch(/^\/consent\?flow=/);
    }
    const sessions = await bench.query(
      `SELECT FROM oauth_records WHERE kind = 'Session' AND payload->>'accountId' = $1`,
      [ada.uuid],
    );
    expect(sessions.length).toBe(1);
  });

  it('signs nobody in again after a sign-out', async () => {
    const ada = await bench.person();
    const agent = browser(bench.url);
    const page = await begin(agent);
    const first = await agent.submit(page, { email: ada.email, password }, '/login', false);
    const way = first.headers.get('location')!;
    await agent.get(way);
    await agent.submit(await agent.get('/account'), {}, '/account/sign-out');
    expect((await agent.get(way)).status).toBe(400);
    expect((await agent.get('/account')).url.pathname).toBe('/login');
  });

  it('is processed anew when the page was shown again or the input differs', async () => {
    const ada = await bench.person();
    const agent = browser(bench.url);
    for (let round = 0; round < 2; round++) {
      await agent.submit(await agent.get('/login'), { email: ada.email, password }, '/login');
      expect((await agent.get('/account')).url.pathname).toBe('/account');
      await agent.submit(await agent.get('/account'), {}, '/account/sign-out');
    }
    const page = await agent.get('/login');
    await agent.submit(page, { email: ada.email, password }, '/login', false);
    expect((await agent.submit(page, { email: ada.email, password: 'another' }, '/login')).status).toBe(401);
  });

  it('repeats the answer to a pushed request for the same browser, and for no other', async () => {
    const ada = await bench.person();
    const agent = browser(bench.url);
    const { path } = await bench.authorization({ client });
    const fields = Object.fromEntries(new URL(path, bench.url).searchParams);
    const pushed = await bench.clientRequest('/api/oauth/par', client, fields);
    const query = new URLSearchParams({ client_id: client.client_id, request_uri: pushed.body.request_uri });
    const consent = await agent.submit(await agent.get(`/oauth/authorize?${query}`), { email: ada.email, password });
    const back = await twice(agent, consent, { decision: 'allow' }, '/consent');
    expect(codeOf(back)).toBeTruthy();
    const { url } = await agent.get(`/oauth/authorize?${query}`);
    expect([url.searchParams.get('error'), url.searchParams.get('code')]).toStrictEqual(['invalid_request_uri', null]);
  });
});
