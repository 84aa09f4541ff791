import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import {
  organizationsBench,
  type OrganizationsBench,
  type TestOrganization,
} from '../testing/organizations-bench.test-helper.js';

describe('teams', () => {
  let bench: OrganizationsBench;
  let acme: TestOrganization;

  beforeAll(async () => {
    bench = await organizationsBench();
    acme = await bench.organization();
  });
  afterAll(() => bench.close());

  const call = (method: string, path: string, body?: object, { token, path: at } = acme) =>
    bench.call(method, `${at}/teams${path}`, { token, body });
  const told = async (event: 'team.saved' | 'team.deleted', id: number) =>
    (await bench.outbox(event))
      .map(({ payload }) => payload['team'] as { id: number; name: string })
      .filter((team) => team.id === id);

  it('are created, listed, changed and deleted, each change with an event', async () => {
    const bob = await bench.member(acme);
    const made = await call('POST', '', {
      name: ' Ops & Co ',
      member_uuids: [bob.uuid.toUpperCase(), bob.uuid],
      slug: 'x',
      id: 9,
    });
    expect(made.status).toBe(201);
    const { id, created_at } = made.body.data;
    const team = { id, name: 'Ops & Co', slug: 'ops-and-co', member_uuids: [bob.uuid], created_at };
    expect(made.body.data).toStrictEqual(team);
    expect(typeof id).toBe('number');
    expect((await call('GET', '')).body.data.at(-1)).toStrictEqual(team);
    expect((await call('GET', `/${id}`)).body).toStrictEqual({ data: team });
    const changed = await call('PUT', `/${id}`, { name: 'Operations', member_uuids: [acme.owner.uuid] });
    expect(changed.body.data).toStrictEqual({ ...team, name: 'Operations', member_uuids: [acme.owner.uuid] });
    expect((await call('PUT', `/${id}`, {})).status).toBe(200);
    expect((await call('DELETE', `/${id}`)).status).toBe(204);
    expect([(await call('GET', `/${id}`)).status, (await call('DELETE', `/${id}`)).status]).toStrictEqual([404, 404]);
    const saved = (await told('team.saved', id)).map(({ name }) => name);
    expect([saved, (await told('team.deleted', id)).length]).toStrictEqual([['Ops & Co', 'Operations'], 1]);
    const log = await bench.call('GET', `${acme.path}/audit-logs?event=team.*`, acme);
    expect(
      log.body.data.map(({ event, changes }: { event: string; changes: object }) => [event, Object.keys(changes)]),
    ).toStrictEqual([
      ['team.deleted', []],
      ['team.updated', ['name', 'members']],
      ['team.created', []],
    ]);
  });

  it('have unique names, even when created at the same time', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => call('POST', '', { name: 'Twin' })));
    expect(answers.map(({ status }) => status).sort()).toStrictEqual([201, ...Array.from({ length: 9 }, () => 409)]);
    expect((await call('POST', '', { name: '東京' })).body.data.slug).toMatch(/^team-[0-9a-f]{8}$/);
  });

  it('have names that are unique regardless of case, and slugs that are unique as well', async () => {
    const make = async (name: string) => (await call('POST', '', { name })).body;
    const [{ data: alpha }, { data: beta }] = [await make('Alpha'), await make('Beta')];
    for (const refused of [await make('ALPHA'), (await call('PUT', `/${beta.id}`, { name: 'alpha' })).body])
      expect(refused.error).toBe('already_exists');
    await make('Café  Süd');
    for (const same of ['Cafe\u0301 su\u0308d', 'café\u00a0süd', 'Ca\u200bfé Süd', 'ｃafé süd'])
      assert.equal((await make(same)).error, 'already_exists', JSON.stringify(same));
    for (const unseen of ['\u200b', '\u2060 \u00ad', '\u3164'])
      assert.deepEqual(Object.keys((await make(unseen)).errors ?? {}), ['name'], JSON.stringify(unseen));
    expect((await call('PUT', `/${alpha.id}`, { name: 'ALPHA' })).status).toBe(200);
    expect((await call('PUT', `/${beta.id}`, { name: 'Gamma' })).body.data.slug).toBe('beta');
    expect((await make('Beta')).data.slug).toBe('beta-2');
    const slugs = [];
    for (const name of ['C', 'C++', 'C#', 'c.', 'c!', 'c?']) slugs.push((await make(name)).data.slug);
    expect(slugs.slice(0, 4)).toStrictEqual(['c', 'c-2', 'c-3', 'c-4']);
    expect(new Set(slugs).size).toBe(6);
  });

  it('can be changed and renamed when two have the same name from before names were unique', async () => {
    const old = await bench.organization();
    const [one] = await bench.query(
      `INSERT INTO team (organization_uuid, name, slug) VALUES ($1, 'Twin', 'a'), ($1, 'Twin', 'b') RETURNING id`,
      [old.uuid],
    );
    expect((await call('PUT', `/${one.id}`, { name: 'Twin', member_uuids: [old.owner.uuid] }, old)).status).toBe(200);
    expect((await call('PUT', `/${one.id}`, { name: 'Single' }, old)).status).toBe(200);
  });

  it('have only members of their organization, and lose members who leave it', async () => {
    const bob = await bench.member(acme);
    const other = await bench.organization();
    const refused = await call('POST', '', { name: 'Mixed', member_uuids: [bob.uuid, other.owner.uuid, randomUUID()] });
    expect([refused.status, Object.keys(refused.body.errors)]).toStrictEqual([
      422,
      ['member_uuids.1', 'member_uuids.2'],
    ]);
    const { body } = await call('POST', '', { name: 'Pure', member_uuids: [bob.uuid, acme.owner.uuid] });
    const { id } = body.data;
    await bench.call('DELETE', `${acme.path}/members/${bob.uuid}`, acme);
    expect((await call('GET', `/${id}`)).body.data.member_uuids).toStrictEqual([acme.owner.uuid]);
    await expect(
      bench.query(`INSERT INTO team_member (organization_uuid, team_id, user_uuid) VALUES ($1, $2, $3)`, [
        other.uuid,
        id,
        other.owner.uuid,
      ]),
    ).rejects.toThrow(/foreign key/);
  });

  it('refuse bad input and change nothing', async () => {
    const before = (await call('GET', '')).body;
    for (const [body, field] of [
      [{}, 'name'],
      [{ name: '  ' }, 'name'],
      [{ name: 'x'.repeat(256) }, 'name'],
      [{ name: 'x', member_uuids: 'all' }, 'member_uuids'],
      [{ name: 'x', member_uuids: ['x'] }, 'member_uuids.0'],
    ] as const) {
      const { status, body: answer } = await call('POST', '', body);
      expect([status, Object.keys(answer.errors)]).toStrictEqual([422, [field]]);
    }
    const unreadable = await bench.call('POST', `${acme.path}/teams`, { token: acme.token, rawBody: '{' });
    expect([unreadable.status, unreadable.body.error]).toStrictEqual([400, 'invalid_request']);
    expect((await call('GET', '')).body).toStrictEqual(before);
  });

  it('are at most a hundred per organization', async () => {
    const full = await bench.organization();
    await bench.query(
      `INSERT INTO team (organization_uuid, name, slug) SELECT $1, 'T', 't-' || n FROM generate_series(1, 100) AS n`,
      [full.uuid],
    );
    const { status, body } = await call('POST', '', { name: 'More' }, full);
    expect([status, body.error]).toStrictEqual([409, 'limit_reached']);
  });

  it('refuse callers who are not members or lack permission or scope, and other organizations', async () => {
    const { id } = (await call('POST', '', { name: 'Closed' })).body.data;
    await bench.refusesOthers(
      acme,
      [
        ['GET', '/teams'],
        ['POST', '/teams', { name: 'Mine' }],
        ['GET', `/teams/${id}`],
        ['PUT', `/teams/${id}`, { name: 'Mine' }],
        ['DELETE', `/teams/${id}`],
      ],
      ['manage_roles'],
    );
    for (const [method, body] of [['GET'], ['PUT', { name: 'Mine' }], ['DELETE']] as const) {
      for (const crossed of ['/x', '/0', '/99999999999']) {
        const answer = await call(method, crossed, body);
        assert.deepEqual([answer.status, answer.body.error], [404, 'not_found'], `${method} ${crossed}`);
      }
    }
    expect((await call('GET', `/${id}`)).body.data.name).toBe('Closed');
  });
});
