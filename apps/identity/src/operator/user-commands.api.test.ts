import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { browser, eventually } from '@platform/testing';
import { PersonStatus } from './person-status.service.js';
import { byPassword, withTotp } from '../testing/factors.test-helper.js';
import { identityBench, password, type IdentityBench } from '../testing/identity-bench.test-helper.js';

describe('the commands of the operator for accounts', () => {
  let bench: IdentityBench;
  beforeAll(async () => (bench = await identityBench()));
  afterAll(() => bench.close());
  const status = () => bench.running.app.get(PersonStatus);

  it('end all access of a disabled person: sessions, tokens, introspection, userinfo and sign-in', async () => {
    const [client, ada] = await Promise.all([bench.client(), bench.person()]);
    const agent = browser(bench.url);
    const { access_token, refresh_token } = await bench.tokens({ client }, ada, agent);
    await status().disable(ada.email);
    expect((await bench.call('GET', '/api/v1/me', { token: access_token })).status).toBe(401);
    expect((await bench.call('GET', '/api/userinfo', { token: access_token })).status).toBe(401);
    expect((await bench.refresh(client, refresh_token)).body.error).toBe('invalid_grant');
    expect((await agent.get('/account')).url.pathname).toBe('/login');
    const again = await agent.submit(await agent.get('/login'), { email: ada.email, password });
    expect(again.url.pathname).toBe('/login');
    expect(await bench.query(`SELECT id FROM oauth_grants WHERE user_uuid = $1`, [ada.uuid])).toStrictEqual([]);
    expect((await bench.outbox('grant.revoked')).length).toBe(1);
  });

  it('end a flow of a disabled person that waits for the second factor, also once they are enabled again', async () => {
    const dora = await bench.person();
    const totp = await withTotp(bench, dora);
    const [early, late] = [browser(bench.url), browser(bench.url)];
    const pages = [await byPassword(bench, dora, early), await byPassword(bench, dora, late)];
    await status().disable(dora.email);
    expect((await early.submit(pages[0]!, { code: await totp.code() })).url.pathname).toBe('/login');
    await status().enable(dora.email);
    expect((await late.submit(pages[1]!, { code: await totp.code() })).url.pathname).toBe('/login');
  });

  it('enable a person, who signs in again without the former grants', async () => {
    const [client, bob] = await Promise.all([bench.client(), bench.person()]);
    const { refresh_token } = await bench.tokens({ client }, bob);
    await status().disable(bob.email);
    await status().enable(bob.email);
    expect((await bench.refresh(client, refresh_token)).body.error).toBe('invalid_grant');
    assert.ok((await bench.tokens({ client }, bob)).access_token);
  });

  it('reset the second factors: the password alone signs in again, and all other sessions end', async () => {
    const carl = await bench.person();
    const agent = browser(bench.url);
    await agent.submit(await agent.get('/login'), { email: carl.email, password });
    await bench.query(`INSERT INTO totp_secrets (user_uuid, sealed_secret, confirmed_at) VALUES ($1, 'x', now())`, [
      carl.uuid,
    ]);
    const asked = browser(bench.url);
    const page = await asked.submit(await asked.get('/login'), { email: carl.email, password });
    expect(page.url.pathname).toBe('/mfa');
    await status().resetMfa(carl.email);
    await eventually(() => expect(bench.mailsTo(carl.email).at(-1)?.subject).toBe('Second factors removed'));
    expect(bench.mailsTo(carl.email).at(-1)?.text ?? '').toMatch(/authenticator app, passkeys and recovery codes/);
    const history = await bench.query(`SELECT event, details FROM account_events WHERE user_uuid = $1 ORDER BY uuid`, [
      carl.uuid,
    ]);
    expect(history.at(-1)).toStrictEqual({ event: 'second_factors_reset', details: { by: 'operator' } });
    expect((await agent.get('/account')).url.pathname).toBe('/login');
    const again = await agent.submit(await agent.get('/login'), { email: carl.email, password });
    expect(again.url.pathname).toBe('/account');
  });

  it('publish that a person is disabled or enabled', async () => {
    const fay = await bench.person();
    const published = async () =>
      (await bench.outbox('user.status_changed'))
        .map(({ payload }) => payload['user'] as { uuid: string; email: string; is_active: boolean })
        .filter(({ uuid }) => uuid === fay.uuid)
        .map(({ email, is_active }) => [email, is_active]);
    await status().disable(fay.email);
    expect(await published()).toStrictEqual([[fay.email, false]]);
    const consumers = async () => {
      const [last] = (await bench.outbox('user.status_changed')).slice(-1);
      const rows = await bench.query(`SELECT consumer FROM outbox_recipient WHERE event_id = $1 ORDER BY 1`, [
        last!.id,
      ]);
      return rows.map(({ consumer }) => consumer as string);
    };
    expect(await consumers()).toStrictEqual(['links', 'organizations']);
    await status().enable(fay.email);
    expect((await published()).at(-1)).toStrictEqual([fay.email, true]);
  });

  it('find people by a part of their address', async () => {
    const eve = await bench.person();
    const found = await status().list(eve.email.slice(0, 20).toUpperCase(), 10);
    expect(found.map(({ uuid, is_active }) => [uuid, is_active])).toStrictEqual([[eve.uuid, true]]);
    await expect(status().disable('nobody@example.com')).rejects.toMatchObject({ code: 'user_not_found' });
  });
});
