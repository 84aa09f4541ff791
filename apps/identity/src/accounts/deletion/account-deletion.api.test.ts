import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { browser } from '@platform/testing';
import { DataSource } from 'typeorm';
import { AccountTokens } from '../../people/mails/account-tokens.js';
import { PersonStatus } from '../../operator/person-status.service.js';
import { Erasure } from './erasure.js';
import { age, byPassword, isSignedIn, withTotp } from '../../testing/factors.test-helper.js';
import {
  identityBench,
  type IdentityBench,
  type MadeClient,
  type MadePerson,
} from '../../testing/identity-bench.test-helper.js';

describe('the deletion of an account', () => {
  let bench: IdentityBench;
  let own: MadeClient;
  beforeAll(async () => {
    bench = await identityBench();
    own = await bench.client({ is_trusted: true });
  });
  afterAll(() => bench.close());

  const path = '/api/v1/account';
  const token = async (who: MadePerson) => (await bench.tokens({ client: own }, who)).access_token;
  const owns = async (who: MadePerson) => {
    const organization = { uuid: randomUUID(), name: 'Engines', slug: 'engines', description: null, is_active: true };
    const owner = { user_uuid: who.uuid, email: who.email, name: 'N', surname: 'S', role: 'owner', permissions: [] };
    await bench.publish('organization.created', { organization, owner, data: { name: 'Engines' } });
    return organization;
  };
  const exists = async ({ uuid }: MadePerson) =>
    (await bench.query(`SELECT FROM users WHERE uuid = $1`, [uuid])).length > 0;
  const makeDue = ({ uuid }: MadePerson) =>
    bench.query(`UPDATE users SET erase_after = now() - interval '1 second' WHERE uuid = $1`, [uuid]);
  /** All tables with rows about a person, except copies of memberships and the outbox. */
  const tablesOfPeople = async () => {
    const found = await bench.query<{ name: string }>(
      `SELECT table_name AS name FROM information_schema.columns
       WHERE table_schema = current_schema() AND column_name = 'user_uuid'
         AND table_name NOT IN ('membership_copy', 'backchannel_logouts') ORDER BY table_name`,
    );
    return found.map(({ name }) => name);
  };
  /** Inserts a row about this person into each of them. */
  async function withEverything(who: MadePerson) {
    await token(who);
    await withTotp(bench, who);
    await bench.query(
      `INSERT INTO federated_identities (issuer, subject, uuid, user_uuid, email)
       VALUES ('https://idp.example', $1::text, $1::uuid, $1::uuid, $2)`,
      [who.uuid, who.email],
    );
    await bench.query(
      `INSERT INTO passkeys (id, uuid, user_uuid, public_key, counter, transports, name, is_backed_up)
       VALUES ($1::text, $1::uuid, $1::uuid, '', 0, '{}', 'Key', false)`,
      [who.uuid],
    );
    const { app } = bench.running;
    await app.get(DataSource).transaction((tx) => app.get(AccountTokens).issue(tx, 'change_email', who.uuid, {}));
    expect((await byPassword(bench, who)).url.pathname).toBe('/mfa');
  }
  const erase = () => bench.running.app.get(Erasure).run();

  it('needs a sign-in of the last ten minutes, as do the export and every change of a second factor', async () => {
    const who = await bench.person();
    const theirs = await token(who);
    await age(bench, who, 601);
    for (const [method, at] of [
      ['DELETE', path],
      ['GET', `${path}/export`],
      ['POST', `${path}/mfa/totp`],
      ['DELETE', `${path}/mfa/totp`],
      ['POST', `${path}/mfa/recovery-codes`],
      ['DELETE', `${path}/passkeys/${randomUUID()}`],
    ] as const) {
      const { status, body } = await bench.call(method, at, { token: theirs });
      assert.deepEqual([status, body.error], [403, 'reauthentication_required'], at);
    }
    expect((await bench.query(`SELECT FROM users WHERE uuid = $1 AND erase_after IS NULL`, [who.uuid])).length).toBe(1);
    await age(bench, who, -601);
    expect((await bench.call('DELETE', path, { token: theirs })).status).toBe(202);
  });

  it('judges a token and its refresh by their own sign-in, not by a later one in that browser', async () => {
    const who = await bench.person();
    const agent = browser(bench.url);
    const status = async (accessToken: string) =>
      (await bench.call('GET', `${path}/export`, { token: accessToken })).status;
    const before = await bench.tokens({ client: own }, who, agent);
    await age(bench, who, 601);
    for (const asked of ['prompt=login', 'max_age=600', 'prompt=none']) {
      const parameters = Object.fromEntries(new URLSearchParams(asked));
      const anew = await bench.tokens({ client: own, parameters }, who, agent);
      assert.equal(await status(anew.access_token), 200, asked);
      expect(await status((await bench.refresh(own, anew.refresh_token)).body.access_token)).toBe(200);
    }
    expect(await status(before.access_token)).toBe(403);
    expect(await status((await bench.refresh(own, before.refresh_token)).body.access_token)).toBe(403);
  });

  it('is refused while the person owns an organization, lists these, and changes nothing', async () => {
    const who = await bench.person();
    const { uuid, name, slug } = await owns(who);
    const theirs = await token(who);
    const { status, body } = await bench.call('DELETE', path, { token: theirs });
    expect([status, body.error, body.organizations]).toStrictEqual([
      409,
      'last_owner',
      [{ uuid, name, slug, is_active: true }],
    ]);
    expect((await bench.call('GET', '/api/v1/me', { token: theirs })).status).toBe(200);
    const agent = browser(bench.url);
    await byPassword(bench, who, agent);
    const { text } = await agent.get('/account/data');
    expect(text).toContain(`<a href="/console/organizations/${uuid}/settings">${name}</a>`);
    expect(text).toMatch(/<header[\s\S]*href="\/console\/"[\s\S]*<\/header>/);
  });

  it('names the operator when the person owns a suspended organization, which only operators delete', async () => {
    const who = await bench.person();
    const organization = { ...(await owns(who)), is_active: false };
    await bench.publish('organization.status_changed', { organization });
    const theirs = await token(who);
    const { body } = await bench.call('DELETE', path, { token: theirs });
    expect([body.error, body.organizations[0].is_active]).toStrictEqual(['last_owner', false]);
    expect(body.message).toMatch(/operator/);
    const agent = browser(bench.url);
    await byPassword(bench, who, agent);
    expect((await agent.get('/account/data')).text).toMatch(/Engines \(suspended: only the operator/);
  });

  it('signs out everywhere at once; the next sign-in offers to keep the account before anything else', async () => {
    const who = await bench.person();
    const agent = browser(bench.url);
    await byPassword(bench, who, agent);
    const theirs = await token(who);
    const { status, body } = await bench.call('DELETE', path, { token: theirs });
    expect(status).toBe(202);
    const days = (Date.parse(body.data.erase_after) - Date.now()) / 86_400_000;
    assert.ok(days > 13.9 && days <= 14);
    expect((await bench.call('GET', '/api/v1/me', { token: theirs })).status).toBe(401);
    expect(await isSignedIn(agent)).toBe(false);
    const page = await byPassword(bench, who, agent);
    expect(page.url.pathname).toBe('/login/keep');
    expect(await isSignedIn(agent)).toBe(false);
    const kept = await agent.submit(page, {}, '/login/keep');
    expect(kept.url.pathname).toBe('/account');
    assert.ok(await isSignedIn(agent));
    await erase();
    assert.ok(await exists(who));
  });

  it('is published when requested and when cancelled; being enabled does not cancel it', async () => {
    const who = await bench.person();
    const publishedStates = async () =>
      (await bench.outbox('user.status_changed'))
        .map(({ payload }) => payload['user'] as { uuid: string; is_active: boolean })
        .filter(({ uuid }) => uuid === who.uuid)
        .map(({ is_active }) => is_active);
    await bench.call('DELETE', path, { token: await token(who) });
    expect(await publishedStates()).toStrictEqual([false]);
    const status = bench.running.app.get(PersonStatus);
    await status.disable(who.email);
    await status.enable(who.email);
    expect(await publishedStates()).toStrictEqual([false, false, false]);
    const agent = browser(bench.url);
    await agent.submit(await byPassword(bench, who, agent), {}, '/login/keep');
    expect((await publishedStates()).at(-1)).toStrictEqual(true);
  });

  it('asks for the second factor before it offers to keep the account', async () => {
    const who = await bench.person();
    const totp = await withTotp(bench, who);
    await bench.query(`UPDATE users SET erase_after = now() + interval '1 day' WHERE uuid = $1`, [who.uuid]);
    const agent = browser(bench.url);
    const mfa = await byPassword(bench, who, agent);
    expect(mfa.url.pathname).toBe('/mfa');
    expect((await agent.get('/login/keep')).url.pathname).toBe('/login');
    const keep = await agent.submit(mfa, { code: await totp.code() });
    expect(keep.url.pathname).toBe('/login/keep');
    expect((await agent.submit(keep, {}, '/login/keep')).url.pathname).toBe('/account');
  });

  it('erases all after the grace period, publishes it once, and disables the person’s clients', async () => {
    const who = await bench.person();
    const client = await bench.client();
    await bench.query(`UPDATE oauth_clients SET owner_uuid = $1 WHERE client_id = $2`, [who.uuid, client.client_id]);
    await withEverything(who);
    const personalTables = await tablesOfPeople();
    const kept = async () => {
      const counted = personalTables
        .map((name) => `SELECT '${name}' AS name FROM ${name} WHERE user_uuid = $1`)
        .join(' UNION ');
      return (await bench.query<{ name: string }>(counted, [who.uuid])).map(({ name }) => name).sort();
    };
    assert.deepEqual(await kept(), personalTables, 'there is something to erase everywhere');
    await makeDue(who);
    await Promise.all([erase(), erase(), erase()]);
    expect(await exists(who)).toBe(false);
    expect(await kept()).toStrictEqual([]);
    const records = await bench.query(`SELECT FROM oauth_records record WHERE to_jsonb(record)::text ~ $1`, [
      `${who.uuid}|${who.email}`,
    ]);
    expect(records.length).toBe(0);
    const deletions = (await bench.outbox('user.deleted')).filter(
      ({ payload }) => (payload['user'] as { uuid: string }).uuid === who.uuid,
    );
    expect(deletions.length).toBe(1);
    const [row] = await bench.query(`SELECT is_active FROM oauth_clients WHERE client_id = $1`, [client.client_id]);
    expect(row.is_active).toBe(false);
    const agent = browser(bench.url);
    expect((await byPassword(bench, who, agent)).status).toBe(401);
  });

  it('also happens to somebody who became an owner during the grace period', async () => {
    const who = await bench.person();
    await makeDue(who);
    await owns(who);
    await erase();
    expect(await exists(who)).toBe(false);
    expect((await bench.outbox('user.deleted')).at(-1)!.payload).toStrictEqual({ user: { uuid: who.uuid } });
  });

  it('happens however many others are due, even if one of them cannot be erased', async () => {
    await bench.query(
      `INSERT INTO users (uuid, name, surname, email, erase_after)
       SELECT gen_random_uuid(), 'Stuck', 'S', 'stuck-' || n || '@example.com', now() - interval '2 days'
         FROM generate_series(1, 250) n`,
    );
    await bench.query(
      `CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'this one stays'; END $$`,
    );
    await bench.query(
      `CREATE TRIGGER stuck BEFORE DELETE ON users FOR EACH ROW WHEN (OLD.name = 'Stuck') EXECUTE FUNCTION refuse()`,
    );
    const who = await bench.person();
    await makeDue(who);
    await erase();
    expect(await exists(who)).toBe(false);
    await bench.query(`DROP FUNCTION refuse CASCADE`);
    await erase();
    expect(await bench.query(`SELECT FROM users WHERE name = 'Stuck'`)).toStrictEqual([]);
  });

  it('is preceded by an export of what is known of the person, without secrets', async () => {
    const who = await bench.person();
    const totp = await withTotp(bench, who);
    await owns(who);
    await bench.query(
      `INSERT INTO federated_identities (issuer, subject, uuid, user_uuid, email)
       VALUES ('https://idp.example', $1::text, $1::uuid, $1::uuid, 'ada@idp.example')`,
      [who.uuid],
    );
    const agent = browser(bench.url);
    await agent.submit(await byPassword(bench, who, agent), { code: await totp.code() });
    const page = await agent.submit(await agent.get('/account/data'), {}, '/account/data/export');
    expect(page.headers.get('content-disposition')!).toMatch(/^attachment; filename="account\.json"$/);
    const data = JSON.parse(page.text);
    expect([data.profile.email, data.second_factors.totp, data.organizations[0].name]).toStrictEqual([
      who.email,
      true,
      'Engines',
    ]);
    expect(data.linked_identities[0].email).toBe('ada@idp.example');
    assert.ok(data.sessions.length > 0 && data.devices.length > 0 && data.history.length > 0);
    for (const secret of ['argon2', totp.secret, 'sealed', 'hash']) assert.ok(!page.text.includes(secret), secret);
  });

  it('needs a ticked box on the page, which lists the organizations that prevent it', async () => {
    const who = await bench.person();
    const agent = browser(bench.url);
    await byPassword(bench, who, agent);
    const data = await agent.get('/account/data');
    let page = await agent.submit(data, { confirmed: 'no' }, '/account/data/delete');
    expect(page.status).toBe(422);
    assert.ok(await isSignedIn(agent));
    page = await agent.submit(data, { confirmed: 'yes' }, '/account/data/delete');
    expect(page.status).toBe(200);
    expect(await isSignedIn(agent)).toBe(false);
    const other = await bench.person();
    await owns(other);
    await byPassword(bench, other, agent);
    page = await agent.get('/account/data');
    expect(page.text).toMatch(/Engines/);
    expect(page.forms.some(({ action }) => action === '/account/data/delete')).toBeFalsy();
  });

  it('refuses forms without their own proof, and its pages cannot be framed', async () => {
    const who = await bench.person();
    const agent = browser(bench.url);
    await byPassword(bench, who, agent);
    for (const action of [
      ...[
        '/account/data/delete',
        '/account/data/export',
        '/account/devices/sign-out-others',
        '/account/applications/revoke',
      ],
      ...['/account/security/totp', '/account/security/totp/remove', '/account/security/recovery-codes'],
      ...['/account/security/passkeys', '/account/security/passkeys/remove', '/login/confirm', '/login/keep', '/mfa'],
      '/login/passkey',
    ]) {
      const page = await agent.visit(action, {
        method: 'POST',
        body: 'csrf=forged&confirmed=yes',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
      assert.equal(page.status, 403, action);
    }
    assert.ok(await isSignedIn(agent));
    for (const at of [
      '/account/security',
      '/account/devices',
      '/account/applications',
      '/account/data',
      '/login/confirm',
    ]) {
      const { headers } = await agent.get(at);
      expect(headers.get('content-security-policy')!).toMatch(/frame-ancestors 'none'/);
      expect(headers.get('x-frame-options')).toBe('DENY');
    }
  });

  it('goes on, after a confirmation of the sign-in, to pages of the account only', async () => {
    const who = await bench.person();
    const agent = browser(bench.url);
    await byPassword(bench, who, agent);
    for (const evil of [
      '//evil.example',
      '/\\evil.example',
      '/\t/evil.example',
      'https://evil.example',
      '/oauth/logout',
      '/account/../login',
    ]) {
      const page = await agent.get(`/login/confirm?${new URLSearchParams({ to: evil }).toString()}`);
      const form = page.forms.find(({ action }) => action === '/login/confirm')!;
      assert.equal(form.fields['to'], '/account', evil);
    }
  });
});
