import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  organizationsBench,
  type OrganizationsBench,
  type TestOrganization,
} from './testing/organizations-bench.test-helper.js';

describe('what is looked for in an organization', () => {
  let bench: OrganizationsBench;
  let acme: TestOrganization;
  beforeAll(async () => {
    bench = await organizationsBench({ AUTH_URL: 'https://id.example.org' });
    acme = await bench.organization();
    for (const name of ['Zoe', 'bob', 'Carol 100%', 'Bob']) await bench.member(acme, [], name);
  });
  afterAll(() => bench.close());

  interface Answer {
    data: Record<string, unknown>[];
    meta: { total: number };
    links: { next: string | null };
  }
  const ask = (path: string) => bench.call('GET', `${acme.path}/${path}`, { token: acme.token });
  const found = async (path: string, field: string) => ((await ask(path)).body as Answer).data.map((row) => row[field]);
  /** Page after page, by the links of each. */
  async function walked(path: string, field: string) {
    const seen: unknown[] = [];
    let next: string | null = `${acme.path}/${path}`;
    while (next) {
      const { status, body }: { status: number; body: Answer } = await bench.call('GET', next, { token: acme.token });
      expect(status).toBe(200);
      seen.push(...body.data.map((row) => row[field]));
      next = body.links.next?.replace('https://id.example.org', '') ?? null;
    }
    return seen;
  }

  it('are members by name and address, by role and by team', async () => {
    expect(await found('members?q=BOB', 'name')).toStrictEqual(['bob', 'Bob']);
    expect(await found('members?q=bob%20test', 'name')).toStrictEqual(['bob', 'Bob']);
    expect(await found('members?q=zoe.', 'name')).toStrictEqual(['Zoe']);
    expect(await found('members?q=100%25', 'name')).toStrictEqual(['Carol 100%']);
    expect(await found('members?q=%25', 'name')).toStrictEqual(['Carol 100%']);
    expect(await found('members?q=&role=owner', 'name')).toStrictEqual(['Ada']);
    const [bob] = (await found('members?q=bob', 'user_uuid')) as string[];
    const { body } = await bench.call('POST', `${acme.path}/teams`, {
      token: acme.token,
      body: { name: 'Night shift', member_uuids: [bob] },
    });
    expect(await found(`members?team=${body.data.id}`, 'user_uuid')).toStrictEqual([bob]);
    expect((await ask(`members?team=${body.data.id}&page=1`)).body.meta.total).toBe(1);
    expect(await found(`members?team=${body.data.id}&q=zoe`, 'name')).toStrictEqual([]);
    const other = await bench.organization();
    const elsewhere = await bench.call('GET', `${other.path}/members?team=${body.data.id}`, other);
    expect(elsewhere.body.data).toStrictEqual([]);
  });

  it('are members in the order of their names or of joining, also page by page', async () => {
    const names = ['Ada', 'bob', 'Bob', 'Carol 100%', 'Zoe'].map((name) => name.toLowerCase());
    for (const [sort, order] of [
      ['name', names],
      ['-name', names.toReversed()],
    ] as const) {
      const seen = await walked(`members?sort=${sort}&per_page=2`, 'name');
      expect(seen.map((name) => String(name).toLowerCase())).toStrictEqual(order);
    }
    const joined = await walked('members?per_page=2', 'user_uuid');
    expect(await walked('members?sort=-joined_at&per_page=2', 'user_uuid')).toStrictEqual(joined.toReversed());
  });

  it('are invitations by their addresses, in the order of them or of time', async () => {
    const emails = ['b@example.org', 'a_1@example.org', 'c@example.com'];
    for (const email of emails)
      await bench.call('POST', `${acme.path}/invitations`, { token: acme.token, body: { email } });
    const sorted = emails.toSorted();
    expect(await walked('invitations?sort=email&per_page=2', 'email')).toStrictEqual(sorted);
    expect(await walked('invitations?sort=-email&per_page=2', 'email')).toStrictEqual(sorted.toReversed());
    expect(await walked('invitations?sort=created_at&per_page=2', 'email')).toStrictEqual(emails);
    expect(await walked('invitations?per_page=2', 'email')).toStrictEqual(emails.toReversed());
    expect(await found('invitations?q=A_', 'email')).toStrictEqual(['a_1@example.org']);
    expect((await ask('invitations?q=example.org&status=pending&page=1')).body.meta.total).toBe(2);
  });

  it('are teams by their names, page by page', async () => {
    for (const name of ['Day shift', 'Desk'])
      await bench.call('POST', `${acme.path}/teams`, { token: acme.token, body: { name } });
    expect(await found('teams?q=SHIFT', 'name')).toStrictEqual(['Night shift', 'Day shift']);
    expect(await walked('teams?per_page=2', 'name')).toStrictEqual(['Night shift', 'Day shift', 'Desk']);
    expect((await ask('teams?q=shift&per_page=1')).body.meta.total).toBe(2);
  });

  it('are entries of the audit log by who did it, by what it was done to, and by words', async () => {
    const organization = await bench.organization();
    const eve = await bench.member(organization, ['manage_members', 'view_members'], 'Eve');
    const { path, token } = organization;
    const make = (name: string, as: string) => bench.call('POST', `${path}/teams`, { token: as, body: { name } });
    const { body } = await make('Night shift', eve.token);
    await make('Desk', token);
    const log = async (query: string) => {
      const answer = (await bench.call('GET', `${path}/audit-logs?${query}`, { token })).body as Answer;
      const targets = answer.data.map(({ target }) => (target as { name: string } | null)?.name);
      expect(answer.meta.total).toBe(targets.length);
      return targets;
    };
    expect(await log(`actor=${eve.uuid}`)).toStrictEqual(['Night shift']);
    expect(await log(`target=${body.data.id}&event=team.*`)).toStrictEqual(['Night shift']);
    expect(await log('q=NIGHT')).toStrictEqual(['Night shift']);
    expect(await log('q=eve')).toStrictEqual(['Night shift']);
    expect(await log(`q=team.created&actor=${organization.owner.uuid}`)).toStrictEqual(['Desk']);
    expect(await log('q=nobody')).toStrictEqual([]);
  });

  it('is refused where it makes no sense, before anything is read', async () => {
    const cursor = new URL(((await ask('members?per_page=1')).body as Answer).links.next!).searchParams.get('cursor')!;
    for (const [path, field] of [
      ['members?sort=email', 'sort'],
      ['members?team=x', 'team'],
      [`members?q=${'x'.repeat(256)}`, 'q'],
      ['members?q=%00', 'q'],
      [`members?sort=name&cursor=${cursor}`, 'cursor'],
      ['invitations?sort=role', 'sort'],
      ['teams?cursor=x', 'cursor'],
      ['audit-logs?actor=me', 'actor'],
      ['audit-logs?target=%00', 'target'],
    ] as const) {
      const { status, body } = await ask(path);
      expect([path, status, Object.keys(body.errors ?? {})]).toStrictEqual([path, 422, [field]]);
    }
  });
});
