import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { linksBench, type LinksBench } from '../../testing/links-bench.test-helper.js';

describe('the query of a visit', () => {
  let bench: LinksBench;
  let token: string;

  beforeAll(async () => {
    bench = await linksBench();
    ({ token } = await bench.account());
  });
  afterAll(() => bench.close());

  const location = async (path: string, headers = {}) => (await bench.visit(path, { headers })).headers.location;

  it('is passed on where the link says so, behind the parameters of the destination, and never over them', async () => {
    const { alias } = await bench.link(token, {
      pass_query: true,
      url: 'https://example.org/p?a=1#part',
      parameters: [{ name: 'b', value: '2' }],
    });
    for (const [query, passed] of [
      ['', '?a=1&b=2'],
      ['?utm_source=mail', '?a=1&b=2&utm_source=mail'],
      ['?a=9&b=9&c=3', '?a=1&b=2&c=3'],
      ['?x[]=1&x[]=2', '?a=1&b=2&x%5B%5D=1&x%5B%5D=2'],
      ['?q=%C3%A4%20b%0d%0a', '?a=1&b=2&q=%C3%A4%20b%0D%0A'],
      ['?via=rotator&x=1', '?a=1&b=2&x=1'],
    ] as const)
      assert.equal(await location(`/${alias}${query}`), `https://example.org/p${passed}#part`, query);
    const { body } = await bench.call('GET', `/api/urls?short=go.example/${alias}`, { token });
    expect(body.details.pass_query).toBe(true);
  });

  it('is dropped otherwise, and for a destination that is no web page', async () => {
    const plain = await bench.link(token);
    expect(await location(`/${plain.alias}?utm_source=mail`)).toBe('https://example.org/');
    const mail = await bench.link(token, { url: 'mailto:ada@example.org', pass_query: true });
    expect(await location(`/${mail.alias}?utm_source=mail`)).toBe('mailto:ada@example.org');
  });

  it('is passed on after a password', async () => {
    const { alias } = await bench.link(token, { pass_query: true, password: 'open' });
    const { body } = await bench.visit(`/${alias}?utm_source=mail`);
    const [, action = ''] = /action="([^"]+)"/.exec(body) ?? [];
    expect(action).toBe(`/${alias}/unlock?utm_source=mail`);
    const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: 'http://go.example' };
    const back = await bench.visit(action, { method: 'POST', headers, body: 'password=open' });
    expect(back.headers.location).toBe(`/${alias}?utm_source=mail`);
    const cookie = back.headers['set-cookie']![0]!.split(';')[0]!;
    expect(await location(back.headers.location!, { cookie })).toBe('https://example.org/?utm_source=mail');
  });

  it('is passed on by new links of an account with that default, unless they say otherwise', async () => {
    const own = await bench.account();
    await bench.query('UPDATE account SET pass_query = true WHERE id = $1', [own.id]);
    const [by, not] = [await bench.link(own.token), await bench.link(own.token, { pass_query: false })];
    expect(await location(`/${by.alias}?a=1`)).toBe('https://example.org/?a=1');
    expect(await location(`/${not.alias}?a=1`)).toBe('https://example.org/');
    await bench.call('PUT', `/api/url/${by.id}/update`, { token: own.token, body: { pass_query: null } });
    expect(await location(`/${by.alias}?a=1`)).toBe('https://example.org/');
  });
});
