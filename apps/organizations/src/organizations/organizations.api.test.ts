import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { permissionNames } from '@platform/contracts';
import { startService } from '@platform/service-kit';
import { serviceBench, type ServiceBench, type Start } from '@platform/testing';
import { organizations } from '../service.js';

describe('organizations', () => {
  const start: Start = (env) => startService(organizations, env);
  let bench: ServiceBench;
  let ada: { uuid: string; email: string };
  let token: string;

  beforeAll(async () => {
    bench = await serviceBench('organizations', start, { MEMBER_ADD_LIMIT: '1000' }, { migrate: start });
  });
  afterAll(() => bench.close());

  beforeAll(async () => {
    ada = await registered('Ada');
    token = await bench.token({ user_uuid: ada.uuid });
  });

  async function registered(name: string) {
    const uuid = randomUUID();
    const email = `${name}.${uuid}@example.org`.toLowerCase();
    const user = { uuid, name, surname: 'Test', email, email_verified: true, language: null };
    await bench.publish('user.registered', { user });
    return { uuid, email };
  }

  async function created(name = 'Acme', as = token): Promise<string> {
    const { status, body } = await bench.call('POST', '/api/v1/organizations', { token: as, body: { name } });
    expect(status).toBe(201);
    return body.data.uuid;
  }

  it('creates an organization with exactly the fields of the contract', async () => {
    const { status, body } = await bench.call('POST', '/api/v1/organizations', {
      token,
      body: { name: '  Söhne & Co ', description: 'Since 1815', is_active: false, slug: 'mine' },
    });
    expect(status).toBe(201);
    expect(Object.keys(body.data)).toStrictEqual(['uuid', 'name', 'slug', 'description', 'created_at']);
    expect(body.data.name).toBe('Söhne & Co');
    expect(body.data.slug).toMatch(/^soehne-and-co/);
    expect(body.data.created_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+00:00$/);
  });

  it("makes the creator the owner with all permissions, and lists only the caller's organizations", async () => {
    const uuid = await created('Mine');
    const { body } = await bench.call('GET', '/api/v1/organizations', { token });
    const mine = body.data.find((entry: { uuid: string }) => entry.uuid === uuid);
    expect([mine.role, mine.members_count, mine.is_active]).toStrictEqual(['owner', 1, true]);
    expect(mine.role_display_name).toBe('Owner');
    const detail = await bench.call('GET', `/api/v1/organizations/${uuid}`, { token });
    expect([detail.body.data.role, detail.body.data.role_display_name]).toStrictEqual(['owner', 'Owner']);
    expect(mine.permissions).toStrictEqual(permissionNames);
    const stranger = await bench.call('GET', '/api/v1/organizations', { token: await bench.token() });
    expect(stranger.body).toStrictEqual({ data: [] });
  });

  it('shows roles, members and your_permissions in the detail', async () => {
    const uuid = await created('Detail');
    const { status, body } = await bench.call('GET', `/api/v1/organizations/${uuid}`, { token });
    expect(status).toBe(200);
    expect(body.data.roles.map((role: { name: string }) => role.name)).toStrictEqual([
      'owner',
      'admin',
      'member',
      'viewer',
    ]);
    expect(body.data.roles.map((role: { members_count: number }) => role.members_count)).toStrictEqual([1, 0, 0, 0]);
    expect(body.data.members[0].email).toBe(ada.email);
    expect(body.data.your_permissions).toStrictEqual(permissionNames);
    expect(body.data.owner.user_uuid).toBe(ada.uuid);
    const { sso_enabled, scim_enabled, settings } = body.data;
    expect([sso_enabled, scim_enabled, settings]).toStrictEqual([false, false, {}]);
  });

  it('gives organizations of the same name different slugs, also when made at the same time', async () => {
    const name = `Twin ${randomUUID()}`;
    const made = await Promise.all(
      Array.from({ length: 20 }, () => bench.call('POST', '/api/v1/organizations', { token, body: { name } })),
    );
    expect(new Set(made.map(({ status }) => status))).toStrictEqual(new Set([201]));
    expect(new Set(made.map(({ body }) => body.data.slug)).size).toBe(20);
  });

  it('adds a registered person as member, with an event', async () => {
    const uuid = await created('Team');
    const bob = await registered('Bob');
    const { status, body } = await bench.call('POST', `/api/v1/organizations/${uuid}/members`, {
      token,
      body: { email: bob.email.toUpperCase(), role: 'admin' },
    });
    expect(status).toBe(201);
    expect(body.data.permissions).toStrictEqual(permissionNames.filter((name) => name !== 'manage_organization'));
    expect(body.data.role_display_name).toBe('Administrator');
    const event = (await bench.outbox('member.added')).find(
      (row) => (row.payload.member as { user_uuid: string }).user_uuid === bob.uuid,
    );
    expect(event?.payload.data).toStrictEqual({ role: 'admin', source: 'direct' });
    const members = await bench.call('GET', `/api/v1/organizations/${uuid}/members`, { token });
    expect(members.body.data.map((member: { name: string }) => member.name)).toStrictEqual(['Ada', 'Bob']);
  });

  it('adds one person once, however many ask at the same time', async () => {
    const uuid = await created('Race');
    const bob = await registered('Bob');
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        bench.call('POST', `/api/v1/organizations/${uuid}/members`, { token, body: { email: bob.email } }),
      ),
    );
    expect(answers.filter(({ status }) => status === 201).length).toBe(1);
    expect(answers.filter(({ status, body }) => status === 409 && body.error === 'already_member').length).toBe(19);
    const { body } = await bench.call('GET', `/api/v1/organizations/${uuid}`, { token });
    expect(body.data.members_count).toBe(2);
  });

  it('never hands out the owner role or a role above the caller', async () => {
    const uuid = await created('Ladder');
    const [bob, eve] = [await registered('Bob'), await registered('Eve')];
    const path = `/api/v1/organizations/${uuid}/members`;
    const owner = await bench.call('POST', path, { token, body: { email: bob.email, role: 'owner' } });
    expect([owner.status, Object.keys(owner.body.errors)]).toStrictEqual([422, ['role']]);
    await bench.query(
      `INSERT INTO role (organization_uuid, name, display_name, permissions)
       VALUES ($1, 'adder', 'Adder', '{manage_members}')`,
      [uuid],
    );
    await bench.call('POST', path, { token, body: { email: bob.email, role: 'adder' } });
    const bobs = await bench.token({ user_uuid: bob.uuid });
    const above = await bench.call('POST', path, { token: bobs, body: { email: eve.email, role: 'admin' } });
    expect([above.status, above.body.error]).toStrictEqual([403, 'role_exceeds_caller']);
  });

  it('answers a permission check with one boolean per requested name', async () => {
    const uuid = await created('Check');
    const { body } = await bench.call(
      'GET',
      `/api/v1/organizations/${uuid}/permissions?permissions=view_members,%20manage_roles,fly,view_members,__proto__`,
      { token },
    );
    expect(Object.entries(body.data.checked)).toStrictEqual([
      ['view_members', true],
      ['manage_roles', true],
      ['fly', false],
      ['__proto__', false],
    ]);
    expect([body.data.is_member, body.data.role]).toStrictEqual([true, 'owner']);
    const stranger = await bench.call('GET', `/api/v1/organizations/${uuid}/permissions?permissions=view_members`, {
      token: await bench.token(),
    });
    expect(stranger.body).toStrictEqual({
      data: { is_member: false, role: null, permissions: [], checked: { view_members: false } },
    });
  });

  it('lets nobody see or change an organization they do not belong to', async () => {
    const uuid = await created('Private');
    const stranger = await bench.token();
    for (const [method, path, body] of [
      ['GET', `/api/v1/organizations/${uuid}`],
      ['GET', `/api/v1/organizations/${uuid}/members`],
      ['POST', `/api/v1/organizations/${uuid}/members`, { email: ada.email }],
    ] as const) {
      const answer = await bench.call(method, path, { token: stranger, body });
      expect([answer.status, answer.body.error]).toStrictEqual([403, 'not_a_member']);
    }
  });

  it('refuses bad input with the statuses of the contract, and changes nothing', async () => {
    const uuid = await created('Strict');
    const rows = await bench.query('SELECT count(*) FROM organization');
    const path = '/api/v1/organizations';
    const cases: [string, string, object, number, string][] = [
      ['POST', path, { body: { name: 'x' } }, 401, 'unauthenticated'],
      ['POST', path, { token: 'nonsense', body: { name: 'x' } }, 401, 'invalid_token'],
      [
        'POST',
        path,
        { token: await bench.token({ scopes: ['org:read'] }), body: { name: 'x' } },
        403,
        'insufficient_scope',
      ],
      ['GET', path, { token: await bench.token({ scopes: ['org:manage'] }) }, 403, 'insufficient_scope'],
      ['POST', path, { token: await bench.token({ user_uuid: null }), body: { name: 'x' } }, 403, 'user_required'],
      ['POST', path, { token, rawBody: '{"name":' }, 400, 'invalid_request'],
      ['POST', path, { rawBody: '{"name":' }, 401, 'unauthenticated'],
      ['POST', path, { token, rawBody: 'name=x', headers: { 'content-type': 'text/plain' } }, 400, 'invalid_request'],
      ['POST', path, { token, body: ['x'] }, 400, 'invalid_request'],
      ['POST', path, { token }, 400, 'invalid_request'],
      ['POST', path, { token, body: {} }, 422, 'validation_failed'],
      ['POST', path, { token, body: { name: '   ' } }, 422, 'validation_failed'],
      ['POST', path, { token, body: { name: 'a\u0000b' } }, 422, 'validation_failed'],
      ['POST', path, { token, body: { name: 'é'.repeat(256) } }, 422, 'validation_failed'],
      ['POST', path, { token, body: { name: 7 } }, 422, 'validation_failed'],
      ['POST', path, { token, body: { name: 'x', description: 'd'.repeat(1001) } }, 422, 'validation_failed'],
      ['GET', `${path}/${randomUUID()}`, { token }, 404, 'organization_not_found'],
      ['GET', `${path}/not-a-uuid`, { token }, 404, 'organization_not_found'],
      ['POST', `${path}/${uuid}/members`, { token, body: { email: 'nobody@example.org' } }, 404, 'user_not_found'],
      ['POST', `${path}/${uuid}/members`, { token, body: { email: ada.email } }, 409, 'already_member'],
      ['POST', `${path}/${uuid}/members`, { token, body: { email: 'no address' } }, 422, 'validation_failed'],
      [
        'POST',
        `${path}/${uuid}/members`,
        { token, body: { email: ada.email, role: 'king' } },
        422,
        'validation_failed',
      ],
      [
        'GET',
        `${path}/${uuid}/permissions?permissions=${Array.from({ length: 51 }, (_, i) => `p${i}`)}`,
        { token },
        422,
        'validation_failed',
      ],
      [
        'GET',
        `${path}/${randomUUID()}/permissions?permissions=${Array.from({ length: 51 }, (_, i) => `p${i}`)}`,
        { token },
        404,
        'organization_not_found',
      ],
      ['GET', '/api/v1/nowhere', { token }, 404, 'not_found'],
      ['GET', `${path}/%zz`, { token }, 400, 'invalid_request'],
      ['GET', `${path}/${'a'.repeat(600)}`, { token }, 400, 'invalid_request'],
      ['POST', path, { token, rawBody: '{"name":"\\ud800"}' }, 422, 'validation_failed'],
      ['POST', path, { token, body: { name: 'two\nlines' } }, 422, 'validation_failed'],
      ['POST', path, { token, body: { name: 'x', description: 'a\u0000b' } }, 422, 'validation_failed'],
      [
        'POST',
        `${path}/${uuid}/members`,
        { token, body: { email: ada.email, role: 'a\u0000' } },
        422,
        'validation_failed',
      ],
    ];
    for (const [method, url, options, status, error] of cases) {
      const answer = await bench.call(method, url, options);
      assert.deepEqual(
        [answer.status, answer.body.error],
        [status, error],
        `${method} ${url} ${JSON.stringify(options)}`,
      );
    }
    expect(await bench.query('SELECT count(*) FROM organization')).toStrictEqual(rows);
  });

  it('replays the answer of a repeated request with the same Idempotency-Key, and creates once', async () => {
    const send = (name: string, key: string, as = token) =>
      bench.call('POST', '/api/v1/organizations', { token: as, body: { name }, headers: { 'idempotency-key': key } });
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 10 }, () => send('Once', key)));
    expect(new Set(answers.map(({ status }) => status))).toStrictEqual(new Set([201]));
    expect(new Set(answers.map(({ body }) => body.data.uuid)).size).toBe(1);
    expect(answers.filter(({ headers }) => headers.get('idempotent-replayed') === 'true').length).toBe(9);

    const other = await send('Twice', key);
    expect([other.status, other.body.error]).toStrictEqual([409, 'idempotency_key_reused']);
    const eve = (await registered('Eve')).uuid;
    const others = [await bench.token({ user_uuid: eve }), await bench.token({ user_uuid: eve, client_id: 'another' })];
    for (const [place, as] of others.entries()) {
      // The same key of another person, or of the same person in another application, has its own answer.
      const elsewhere = await send(`Other ${place}`, key, as);
      expect([elsewhere.status, elsewhere.body.data?.name]).toStrictEqual([201, `Other ${place}`]);
      expect((await send(`Other ${place}`, key, as)).body).toStrictEqual(elsewhere.body);
    }
    expect((await send('Once', key)).body).toStrictEqual(answers[0]!.body);

    const options = { token, body: { name: 'Once' }, headers: { 'idempotency-key': key } };
    const { body: elsewhere } = await bench.call('POST', '/api/v1/organizations?else=where', options);
    expect(elsewhere.error).toBe('idempotency_key_reused');

    const retried = randomUUID();
    const first = await send('Mine', retried, others[0]);
    expect((await send(' ', retried)).status).toBe(422);
    expect((await send('Mine', retried, others[0])).body).toStrictEqual(first.body);
    expect((await send('Now right', retried)).status).toBe(201);
  });

  it('keeps the answer to an Idempotency-Key for a day, then the key is free again', async () => {
    const key = randomUUID();
    const send = () =>
      bench.call('POST', '/api/v1/organizations', {
        token,
        body: { name: 'Daily' },
        headers: { 'idempotency-key': key },
      });
    const age = (hours: number) =>
      bench.query(`UPDATE idempotency_key SET created_at = now() - make_interval(hours => $2) WHERE key = $1`, [
        key,
        hours,
      ]);
    const first = await send();
    await age(23);
    expect((await send()).body).toStrictEqual(first.body);
    await age(25);
    const anew = await send();
    expect([anew.status, anew.headers.get('idempotent-replayed')]).toStrictEqual([201, null]);
    expect(anew.body.data.uuid).not.toBe(first.body.data.uuid);
    expect((await send()).body).toStrictEqual(anew.body);
  });

  it('creates nothing for a person whose copy has not arrived yet', async () => {
    const early = await bench.token();
    const answer = await bench.call('POST', '/api/v1/organizations', { token: early, body: { name: 'Early' } });
    expect([answer.status, answer.body.error, answer.headers.get('retry-after')]).toStrictEqual([
      503,
      'unavailable',
      '1',
    ]);
    expect((await bench.call('GET', '/api/v1/organizations', { token: early })).body).toStrictEqual({ data: [] });
  });

  it('names the field that fails', async () => {
    const { body } = await bench.call('POST', '/api/v1/organizations', { token, body: { name: '' } });
    expect(body).toStrictEqual({
      error: 'validation_failed',
      message: 'The given data was invalid.',
      errors: { name: ['must not be empty'] },
    });
  });

  it('keeps the lines of a description, as forms send them', async () => {
    const description = 'One.\r\nTwo.\nThree.';
    const { status, body } = await bench.call('POST', '/api/v1/organizations', {
      token,
      body: { name: 'Lines', description },
    });
    expect([status, body.data.description]).toStrictEqual([201, description]);
  });

  it('keeps 255 characters of any plane', async () => {
    const { status, body } = await bench.call('POST', '/api/v1/organizations', {
      token,
      body: { name: '😀'.repeat(255) },
    });
    expect([status, body.data.name]).toStrictEqual([201, '😀'.repeat(255)]);
  });

  it('keeps the newest version of a person, in whatever order events arrive', async () => {
    const uuid = randomUUID();
    const user = { uuid, surname: 'T', email: `${uuid}@example.org`, email_verified: true, language: null };
    await bench.publish('user.updated', { user: { ...user, name: 'New' } }, { version: 900 });
    await bench.publish('user.registered', { user: { ...user, name: 'Old' } }, { version: 899 });
    expect(await bench.query('SELECT name FROM person WHERE uuid = $1', [uuid])).toStrictEqual([{ name: 'New' }]);
  });
});
