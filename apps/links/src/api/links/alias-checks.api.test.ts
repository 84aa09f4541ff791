import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { linksBench, linksOrigin, type LinksBench } from '../../testing/links-bench.test-helper.js';

describe('the check of an alias', () => {
  let bench: LinksBench;
  let token: string;
  beforeAll(async () => {
    bench = await linksBench({ LINKS_STATIC_DNS: '*=go.example' });
    ({ token } = await bench.account());
  });
  afterAll(() => bench.close());

  const check = async (alias: string, query = '', as = token) =>
    bench.call('GET', `/api/alias/${encodeURIComponent(alias)}${query}`, { token: as });
  const state = async (...given: Parameters<typeof check>) => (await check(...given)).body.data.state as string;

  it('says free with the address, and then yours, or taken to another account', async () => {
    const free = await check('Summer');
    expect([free.status, free.body.data]).toStrictEqual([
      200,
      { alias: 'Summer', state: 'free', message: 'The alias is free.', shorturl: `${linksOrigin}/Summer` },
    ]);
    await bench.link(token, { custom: 'summer' });
    const { token: stranger } = await bench.account('Eve');
    expect([await state('SUMMER'), await state('Summer', '', stranger)]).toStrictEqual(['yours', 'taken']);
  });

  it('says what the creation would, of a deleted link and of the spelling of a random alias', async () => {
    const { id } = await bench.link(token, { custom: 'winter' });
    await bench.call('DELETE', `/api/url/${id}/delete`, { token });
    const { token: stranger } = await bench.account('Eve');
    expect([await state('winter'), await state('winter', '', stranger)]).toStrictEqual(['free', 'taken']);
    const { alias } = await bench.link(token);
    expect(await state(alias, '', stranger)).toBe('taken');
    const made = await bench.call('POST', '/api/url/add', {
      token: stranger,
      body: { url: 'https://example.org/', custom: alias },
    });
    expect(made.status).toBe(409);
  });

  it('tells a reserved alias from one that breaks a rule, with the reason', async () => {
    for (const [alias, expected] of [
      ['admin', 'reserved'],
      ['ab', 'not_allowed'],
      ['no blanks', 'not_allowed'],
      ['shit', 'not_allowed'],
    ] as const) {
      const { data } = (await check(alias)).body;
      expect([alias, data.state, data.shorturl]).toStrictEqual([alias, expected, null]);
    }
    expect((await check('ab')).body.data.message).toBe('The alias must be 3 to 49 characters.');
  });

  it('asks a branded domain by its own rules, and is 404 for one of another account', async () => {
    const domain = 'https://alias.example.com';
    await bench.call('POST', '/api/domain/add', { token, body: { domain } });
    await bench.link(token, { custom: 'a/b', domain });
    const query = `?domain=${encodeURIComponent(domain)}`;
    expect([await state('a/b', query), await state('a', query), await state('report', query)]).toStrictEqual([
      'yours',
      'free',
      'reserved',
    ]);
    expect((await check('a', query)).body.data.shorturl).toBe(`${domain}/a`);
    const { token: stranger } = await bench.account('Eve');
    expect((await check('a', query, stranger)).status).toBe(404);
  });
});
