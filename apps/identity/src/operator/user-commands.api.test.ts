import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { browser, eventually } from '@platform/testing';
import { DataSource } from 'typeorm';
import { TellOfInactivePeople1763760010000 } from '../migrations/1763760010000-tell-of-inactive-people.js';
import { TellOrganizationsOfInactivePeople1763760050000 } from '../migrations/1763760050000-tell-organizations-of-inactive-people.js';
import { PersonStatus } from '../people/person-status.service.js';
import { byPassword, withTotp } from '../testing/factors.test-helper.js';
import { identityBench, password, type IdentityBench } from '../testing/identity-bench.test-helper.js';

describe('the operator and the accounts of people', () => {
  let bench: IdentityBench;
  before(async () => (bench = await identityBench()));
  after(() => bench.close());
  const status = () => bench.running.app.get(PersonStatus);

  it('A10 a disabled person is out at once: session, access token, refresh token, introspection, userinfo, sign-in', async () => {
    const [client, ada] = await Promise.all([bench.client(), bench.person()]);
    const agent = browser(bench.url);
    const { access_token, refresh_token } = await bench.tokens({ client }, ada, agent);
    await status().disable(ada.email);
    assert.equal((await bench.call('GET', '/api/v1/me', { token: access_token })).status, 401);
    assert.equal((await bench.call('GET', '/api/userinfo', { token: access_token })).status, 401);
    assert.equal((await bench.refresh(client, refresh_token)).body.error, 'invalid_grant');
    assert.equal((await agent.get('/account')).url.pathname, '/login');
    const again = await agent.submit(await agent.get('/login'), { email: ada.email, password });
    assert.equal(again.url.pathname, '/login');
    assert.deepEqual(await bench.query(`SELECT id FROM oauth_grants WHERE user_uuid = $1`, [ada.uuid]), []);
    assert.equal((await bench.outbox('grant.revoked')).length, 1);
  });

  it('A10 a sign-in of a disabled person that waits for the second factor is over, also after they are enabled again', async () => {
    const dora = await bench.person();
    const totp = await withTotp(bench, dora);
    const [early, late] = [browser(bench.url), browser(bench.url)];
    const pages = [await byPassword(bench, dora, early), await byPassword(bench, dora, late)];
    await status().disable(dora.email);
    assert.equal((await early.submit(pages[0]!, { code: await totp.code() })).url.pathname, '/login');
    await status().enable(dora.email);
    assert.equal((await late.submit(pages[1]!, { code: await totp.code() })).url.pathname, '/login');
  });

  it('an enabled person signs in again, and begins without the grants of before', async () => {
    const [client, bob] = await Promise.all([bench.client(), bench.person()]);
    const { refresh_token } = await bench.tokens({ client }, bob);
    await status().disable(bob.email);
    await status().enable(bob.email);
    assert.equal((await bench.refresh(client, refresh_token)).body.error, 'invalid_grant');
    assert.ok((await bench.tokens({ client }, bob)).access_token);
  });

  it('a person without their second factors signs in with the password again after a reset, and is signed out elsewhere', async () => {
    const carl = await bench.person();
    const agent = browser(bench.url);
    await agent.submit(await agent.get('/login'), { email: carl.email, password });
    await bench.query(`INSERT INTO totp_secrets (user_uuid, sealed_secret, confirmed_at) VALUES ($1, 'x', now())`, [
      carl.uuid,
    ]);
    const asked = browser(bench.url);
    const page = await asked.submit(await asked.get('/login'), { email: carl.email, password });
    assert.equal(page.url.pathname, '/mfa');
    await status().resetMfa(carl.email);
    await eventually(() => assert.equal(bench.mailsTo(carl.email).at(-1)?.subject, 'Second factors removed'));
    assert.match(bench.mailsTo(carl.email).at(-1)?.text ?? '', /authenticator app, passkeys and recovery codes/);
    const history = await bench.query(`SELECT event, details FROM account_events WHERE user_uuid = $1 ORDER BY uuid`, [
      carl.uuid,
    ]);
    assert.deepEqual(history.at(-1), { event: 'second_factors_reset', details: { by: 'operator' } });
    assert.equal((await agent.get('/account')).url.pathname, '/login');
    const again = await agent.submit(await agent.get('/login'), { email: carl.email, password });
    assert.equal(again.url.pathname, '/account');
  });

  it('the others are told of a person who is disabled and enabled, and once more of those who were before they were told', async () => {
    const fay = await bench.person();
    const told = async () =>
      (await bench.outbox('user.status_changed'))
        .map(({ payload }) => payload['user'] as { uuid: string; email: string; is_active: boolean })
        .filter(({ uuid }) => uuid === fay.uuid)
        .map(({ email, is_active }) => [email, is_active]);
    await status().disable(fay.email);
    assert.deepEqual(await told(), [[fay.email, false]]);
    const toWhom = async () => {
      const [last] = (await bench.outbox('user.status_changed')).slice(-1);
      const rows = await bench.query(`SELECT consumer FROM outbox_recipient WHERE event_id = $1 ORDER BY 1`, [
        last!.id,
      ]);
      return rows.map(({ consumer }) => consumer as string);
    };
    assert.deepEqual(await toWhom(), ['links', 'organizations']);
    const runner = bench.running.app.get(DataSource).createQueryRunner();
    for (const [migration, consumer] of [
      [new TellOfInactivePeople1763760010000(), 'links'],
      [new TellOrganizationsOfInactivePeople1763760050000(), 'organizations'],
    ] as const) {
      await migration.up(runner);
      assert.deepEqual([(await told()).at(-1), await toWhom()], [[fay.email, false], [consumer]]);
    }
    await runner.release();
    assert.equal((await told()).length, 3);
    await status().enable(fay.email);
    assert.deepEqual((await told()).at(-1), [fay.email, true]);
  });

  it('finds people by a part of their address', async () => {
    const eve = await bench.person();
    const found = await status().list(eve.email.slice(0, 20).toUpperCase(), 10);
    assert.deepEqual(
      found.map(({ uuid, is_active }) => [uuid, is_active]),
      [[eve.uuid, true]],
    );
    await assert.rejects(status().disable('nobody@example.com'), { code: 'user_not_found' });
  });
});
