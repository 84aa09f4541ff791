import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '@platform/testing';
import { linksBench, type LinksBench } from '../../testing/links-bench.test-helper.js';

/** A visitor from the United States, behind a CDN, who claims another country. */
const forwarded = { 'x-forwarded-for': '46.114.0.1, 8.8.8.8, 198.51.100.1' };

describe('visits behind a CDN', () => {
  let bench: LinksBench;
  let token: string;

  beforeAll(async () => {
    bench = await linksBench({ TRUSTED_PROXIES: '127.0.0.0/8, 198.51.100.0/24' });
    ({ token } = await bench.account());
  });
  afterAll(() => bench.close());

  it('have the address of the visitor in rules and statistics, not that of the CDN or a forged one', async () => {
    const ruled = await bench.link(token, {
      geotarget: { US: 'https://example.org/us', DE: 'https://example.org/de' },
    });
    const plain = await bench.link(token);
    for (const { alias } of [ruled, plain]) await bench.visit(`/${alias}`, { headers: forwarded });
    const { headers } = await bench.visit(`/${ruled.alias}`, { headers: forwarded });
    expect(headers.location).toBe('https://example.org/us');
    const countries = await eventually(async () => {
      const { body } = await bench.call('GET', `/api/statistics/links/${plain.id}`, { token });
      if (body.data.clicks === 0) throw new Error('not counted yet');
      return body.data.topCountries;
    });
    expect(countries).toStrictEqual({ 'United States': '1' });
  });
});
