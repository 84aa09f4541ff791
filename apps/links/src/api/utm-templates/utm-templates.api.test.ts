import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startService, type RunningService } from '@platform/service-kit';
import { withLatency } from '@platform/testing';
import { DataSource } from 'typeorm';
import { links } from '../../service.js';
import { linksBench, type LinksBench } from '../../testing/links-bench.test-helper.js';

const taken = 'You have a UTM template of this name already.';
const letter = { name: 'Letter', source: 'newsletter', medium: 'email' };

describe('UTM templates', () => {
  let bench: LinksBench;
  let service: RunningService;
  let token: string;
  beforeAll(async () => {
    bench = await linksBench({}, async (env) => (service = await startService(links, env)));
  });
  beforeEach(async () => {
    const { user } = await bench.account();
    token = await bench.token({ user_uuid: user.uuid });
  });
  afterAll(() => bench.close());

  const call = (method: string, path = '', body?: object) =>
    bench.call(method, `/api/v1/links/utm-templates${path}`, { token, body });
  const add = async (body: object): Promise<number> => (await call('POST', '', body)).body.id;
  const names = async (query: string): Promise<string[]> =>
    (await call('GET', `?${query}`)).body.data.templates.map(({ name }: { name: string }) => name);

  it('are made, read, listed, changed key by key, cleared and deleted', async () => {
    const made = await call('POST', '', { ...letter, name: ' Letter ', term: null });
    const { error, id, date, ...facts } = made.body;
    expect([made.status, error, facts]).toStrictEqual([200, 0, { ...letter, campaign: '', term: '', content: '' }]);
    expect(date).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
    const changed = await call('PUT', `/${id}`, { campaign: 'Spring sale', medium: '' });
    const after = { id, ...facts, campaign: 'Spring sale', medium: '', date };
    expect(changed.body).toStrictEqual({ error: 0, ...after });
    expect((await call('GET', `/${id}`)).body).toStrictEqual({ error: 0, details: after });
    expect((await call('GET')).body.data).toStrictEqual({
      ...{ result: 1, perpage: 15, currentpage: 1, nextpage: 0, nextcursor: null, maxpage: 1 },
      templates: [after],
    });
    expect((await call('DELETE', `/${id}`)).body.error).toBe(0);
    for (const method of ['GET', 'DELETE']) expect((await call(method, `/${id}`)).status).toBe(404);
    expect((await call('GET')).body.data.result).toBe(0);
  });

  it('are refused without a name, without any value, with lines, and beyond the lengths', async () => {
    const long = 'x'.repeat(1001);
    for (const [body, field] of [
      [{ source: 'x' }, 'name'],
      [{ ...letter, name: ' ' }, 'name'],
      [{ ...letter, name: 'x'.repeat(101) }, 'name'],
      [{ ...letter, name: 'two\nlines' }, 'name'],
      [{ ...letter, name: 7 }, 'name'],
      [{ name: 'Nothing', source: ' ', medium: null }, 'source'],
      [{ ...letter, term: long }, 'term'],
      [{ ...letter, content: 'two\nlines' }, 'content'],
    ] as const) {
      const { status, body: answer } = await call('POST', '', body);
      expect([status, answer.code, Object.keys(answer.errors)]).toStrictEqual([400, 'invalid_request', [field]]);
    }
    const id = await add({ ...letter, term: long.slice(1) });
    const emptied = await call('PUT', `/${id}`, { source: '', medium: '', term: null });
    expect([emptied.status, Object.keys(emptied.body.errors)]).toStrictEqual([400, ['source']]);
    expect((await call('GET', `/${id}`)).body.details.source).toBe('newsletter');
  });

  it('have names that are unique in their account, in any letter case', async () => {
    await add(letter);
    const other = await add({ ...letter, name: 'Other' });
    for (const { status, body } of [
      await call('POST', '', { ...letter, name: 'lETTER' }),
      await call('PUT', `/${other}`, { name: 'LETTER' }),
    ])
      expect([status, body.code, body.errors]).toStrictEqual([409, 'already_exists', { name: [taken] }]);
    expect((await call('PUT', `/${other}`, { name: 'OTHER' })).body.name).toBe('OTHER');
    const stranger = await bench.account('Eve');
    const theirs = { token: await bench.token({ user_uuid: stranger.user.uuid }), body: letter };
    expect((await bench.call('POST', '/api/v1/links/utm-templates', theirs)).status).toBe(200);
  });

  it('go to one of several concurrent requests for a name, whether they are made or changed', async () => {
    const ids = [await add({ ...letter, name: 'A' }), await add({ ...letter, name: 'B' })];
    const answers = await withLatency(service.app.get(DataSource), 5, () =>
      Promise.all([
        ...Array.from({ length: 3 }, () => call('POST', '', letter)),
        ...ids.map((id) => call('PUT', `/${id}`, { name: 'letter' })),
      ]),
    );
    expect(answers.map(({ status }) => status).sort()).toStrictEqual([200, 409, 409, 409, 409]);
    expect(await names('q=letter')).toHaveLength(1);
  });

  it('keep both of two concurrent changes of different values', async () => {
    const id = await add(letter);
    await withLatency(service.app.get(DataSource), 5, () =>
      Promise.all([call('PUT', `/${id}`, { term: 'shoes' }), call('PUT', `/${id}`, { content: 'red' })]),
    );
    const { term, content } = (await call('GET', `/${id}`)).body.details;
    expect([term, content]).toStrictEqual(['shoes', 'red']);
  });

  it('are sorted by age and by name, in both directions', async () => {
    for (const name of ['banana', 'Apple', 'cherry']) await add({ ...letter, name });
    for (const [sort, sorted] of [
      ['', ['cherry', 'Apple', 'banana']],
      ['sort=-created', ['cherry', 'Apple', 'banana']],
      ['sort=created', ['banana', 'Apple', 'cherry']],
      ['sort=name', ['Apple', 'banana', 'cherry']],
      ['sort=-name', ['cherry', 'banana', 'Apple']],
    ] as const)
      expect([sort, await names(sort)]).toStrictEqual([sort, sorted]);
    expect((await call('GET', '?sort=size')).body.errors).toStrictEqual({
      sort: ['must be one of -created, created, name, -name'],
    });
    const { nextcursor } = (await call('GET', '?sort=name&limit=1')).body.data;
    expect(await names(`sort=name&limit=1&cursor=${nextcursor}`)).toStrictEqual(['banana']);
    const other = await call('GET', `?sort=-name&cursor=${nextcursor}`);
    expect(other.body.errors).toStrictEqual({ cursor: ['is a cursor of another order'] });
  });
});
