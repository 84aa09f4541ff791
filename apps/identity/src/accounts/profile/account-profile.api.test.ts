import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { browser, eventually } from '@platform/testing';
import { decodeJwt } from 'jose';
import {
  identityBench,
  password,
  type IdentityBench,
  type MadeClient,
  type MadePerson,
} from '../../testing/identity-bench.test-helper.js';

const path = '/api/v1/account/profile';

describe('the time zone of a person', () => {
  let bench: IdentityBench;
  let console: MadeClient;
  beforeAll(async () => {
    bench = await identityBench();
    console = await bench.client({ is_trusted: true });
  });
  afterAll(() => bench.close());

  const tokenOf = ({ uuid }: MadePerson) =>
    bench.token({ user_uuid: uuid, client_id: console.client_id, is_trusted: true, scopes: ['openid'] });
  const living = async (zoneinfo?: string) => {
    const person = await bench.person({ isVerified: true });
    const token = await tokenOf(person);
    if (zoneinfo) expect((await bench.call('PUT', path, { token, body: { zoneinfo } })).status).toBe(200);
    return { person, token };
  };

  it('is none at first, is set by PUT or PATCH, and taken away by null or an empty text', async () => {
    const { person, token } = await living();
    const change = async (zoneinfo: unknown, method = 'PUT') =>
      (await bench.call(method, path, { token, body: { zoneinfo } })).body.data.zoneinfo;
    const nothing = { birthday: null, gender: null, phone: null, language: null, zoneinfo: null, address: null };
    const { uuid, email } = person;
    expect((await bench.call('GET', path, { token })).body).toStrictEqual({
      data: { uuid, name: 'Ada', surname: 'Lovelace', email, email_verified: true, ...nothing },
    });
    expect(await change('Asia/Tokyo')).toBe('Asia/Tokyo');
    expect(await change(undefined, 'PATCH')).toBe('Asia/Tokyo');
    expect((await bench.call('GET', path, { token })).body.data.zoneinfo).toBe('Asia/Tokyo');
    expect(await change('')).toBe(null);
    expect(await change('asia/calcutta', 'PATCH')).toBe('Asia/Kolkata');
    expect(await change(null)).toBe(null);
  });

  it('is a name of the time zone database: anything else is refused at its field, and changes nothing', async () => {
    const { token } = await living('Europe/Berlin');
    for (const zoneinfo of ['+09:00', 'Mars/Olympus', 'Asia/Tokyo\0', 'x'.repeat(65), 9, ['UTC'], {}]) {
      const { status, body } = await bench.call('PUT', path, { token, body: { name: 'Eve', zoneinfo } });
      expect([status, Object.keys(body.errors)]).toStrictEqual([422, ['zoneinfo']]);
    }
    const { data } = (await bench.call('GET', path, { token })).body;
    expect([data.name, data.zoneinfo]).toStrictEqual(['Ada', 'Europe/Berlin']);
  });

  it('is no field of the answers and bodies that have fixed ones', async () => {
    const { person, token } = await living('Asia/Tokyo');
    const { body } = await bench.call('PUT', '/api/v1/me', { token, body: { name: 'Augusta', zoneinfo: 'UTC' } });
    expect([body.data.name, 'zoneinfo' in body.data]).toStrictEqual(['Augusta', false]);
    const { access_token } = await bench.tokens({ client: console, scope: 'openid profile' }, person);
    expect((await bench.call('GET', '/api/user', { token: access_token })).body.zoneinfo).toBe(undefined);
    expect((await bench.call('GET', path, { token })).body.data.zoneinfo).toBe('Asia/Tokyo');
  });

  it('is read and changed by the platform’s own applications only', async () => {
    const { person } = await living();
    const theirs = await bench.token({ user_uuid: person.uuid, client_id: (await bench.client()).client_id });
    for (const method of ['GET', 'PUT', 'PATCH']) {
      const sent = method === 'GET' ? {} : { body: {} };
      expect((await bench.call(method, path, { token: theirs, ...sent })).body.error).toBe('insufficient_scope');
      expect((await bench.call(method, path, sent)).status).toBe(401);
    }
  });

  it('is the claim zoneinfo of the scope profile, at the userinfo, in ID tokens and in the discovery', async () => {
    const { person } = await living('Asia/Tokyo');
    const claims = async (client: MadeClient, scope: string, parameters = {}) => {
      const tokens = await bench.tokens({ client, scope, parameters }, person);
      const { body } = await bench.call('GET', '/api/userinfo', { token: tokens.access_token });
      return [decodeJwt(tokens.id_token!)['zoneinfo'], body.zoneinfo];
    };
    const single = { claims: JSON.stringify({ id_token: { zoneinfo: null } }) };
    const inToken = await bench.client({ claims_in_id_token: true });
    const elsewhere = await bench.client({ claims_in_id_token: false });
    expect(await claims(inToken, 'openid profile')).toStrictEqual(['Asia/Tokyo', 'Asia/Tokyo']);
    expect(await claims(elsewhere, 'openid profile')).toStrictEqual([undefined, 'Asia/Tokyo']);
    expect(await claims(elsewhere, 'openid profile', single)).toStrictEqual(['Asia/Tokyo', 'Asia/Tokyo']);
    expect(await claims(inToken, 'openid email')).toStrictEqual([undefined, undefined]);
    const { body: discovery } = await bench.call('GET', '/api/.well-known/openid-configuration');
    expect(discovery.claims_supported).toContain('zoneinfo');
  });

  it('is in the ID token of a refresh as it is by then', async () => {
    const { person, token } = await living('Asia/Tokyo');
    const parameters = { claims: JSON.stringify({ id_token: { zoneinfo: null } }) };
    const { refresh_token } = await bench.tokens({ client: console, scope: 'openid profile', parameters }, person);
    await bench.call('PUT', path, { token, body: { zoneinfo: 'America/New_York' } });
    const { body } = await bench.refresh(console, refresh_token);
    expect(decodeJwt(body.id_token)['zoneinfo']).toBe('America/New_York');
  });

  it('is in the history, as every change of the profile, and in the export', async () => {
    const { person } = await living('Asia/Tokyo');
    const [event] = await bench.query(
      `SELECT details FROM account_events WHERE user_uuid = $1 AND event = 'profile_changed'`,
      [person.uuid],
    );
    expect(event).toStrictEqual({ details: { fields: ['zoneinfo'] } });
    const agent = browser(bench.url);
    const page = await agent.submit(await agent.get('/login'), { email: person.email, password });
    expect(page.url.pathname).toBe('/account');
    const file = await agent.submit(await agent.get('/account/data'), {}, '/account/data/export');
    expect(JSON.parse(file.text).profile.zoneinfo).toBe('Asia/Tokyo');
  });

  it('is chosen on the page of the account among regions, and its pages and mails then tell times in it', async () => {
    const { person } = await living();
    const agent = browser(bench.url);
    const page = await agent.submit(await agent.get('/login'), { email: person.email, password });
    expect(page.text).toMatch(/<option value=""\s+selected>As my browser says<\/option>/);
    expect(page.text).toMatch(/<optgroup label="Asia">/);
    expect((await agent.get('/account/devices')).text).toMatch(/<time [^>]*>[^<]* UTC<\/time>/);
    const saved = await agent.submit(page, { zoneinfo: 'Asia/Tokyo' }, '/account');
    expect(saved.url.search).toBe('?done=saved');
    expect(saved.text).toMatch(/<option value="Asia\/Tokyo"\s+selected>Tokyo<\/option>/);
    expect((await agent.get('/account/devices')).text).toMatch(/<time [^>]*>[^<]* GMT\+9<\/time>/);
    const wrong = await agent.submit(saved, { zoneinfo: 'Mars/Olympus' }, '/account');
    expect([wrong.status, /id="zoneinfo-error"/.test(wrong.text)]).toStrictEqual([422, true]);
  });

  it('is that of the times in mails about the account', async () => {
    const { person } = await living('Asia/Tokyo');
    for (const agent of [browser(bench.url), browser(bench.url)])
      await agent.submit(await agent.get('/login'), { email: person.email, password });
    await eventually(() => expect(bench.mailsTo(person.email)[0]?.text ?? '').toMatch(/:\d\d\s[AP]M GMT\+9/));
  });
});
