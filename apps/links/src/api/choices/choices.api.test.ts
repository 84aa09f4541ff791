import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { linksBench, linksOrigin, type LinksBench } from '../../testing/links-bench.test-helper.js';

describe('what a link can have', () => {
  let bench: LinksBench;
  beforeAll(async () => (bench = await linksBench({ LINKS_STATIC_DNS: '*=go.example' })));
  afterAll(() => bench.close());

  async function owner(name: string) {
    const { user, token: key } = await bench.account(name);
    const token = await bench.token({ user_uuid: user.uuid });
    const add = async (kind: string, body: object): Promise<number> =>
      (await bench.call('POST', `/api/v1/links/${kind}/add`, { token, body })).body.id;
    const template = async (name: string): Promise<number> =>
      (await bench.call('POST', '/api/v1/links/utm-templates', { token, body: { name, source: 'x' } })).body.id;
    return {
      user,
      key,
      add,
      template,
      choices: (as = token) => bench.call('GET', '/api/v1/links/choices', { token: as }),
    };
  }

  it('is named in one answer, newest first, starred channels before the others, templates by name', async () => {
    const { add, template, choices } = await owner('Ada');
    const ids = {
      domain: await add('domain', { domain: 'https://ada.example.com' }),
      spring: await add('campaign', { name: 'Spring' }),
      summer: await add('campaign', { name: 'Summer' }),
      letters: await add('channel', { name: 'Letters', starred: true }),
      posters: await add('channel', { name: 'Posters' }),
      overlay: await add('overlay', { type: 'message', name: 'Hello', settings: { text: 'T' } }),
      splash: await add('splash', { name: 'Wait' }),
      utm: await template('Newsletter'),
      early: await template('advert'),
      pixel: await add('pixel', { type: 'bing', name: 'Shop', tag: '12345' }),
    };
    const { status, body } = await choices();
    expect(status).toBe(200);
    expect(body).toStrictEqual({
      error: 0,
      data: {
        platform_domain: linksOrigin,
        domains: [{ id: ids.domain, domain: 'https://ada.example.com' }],
        campaigns: [
          { id: ids.summer, name: 'Summer' },
          { id: ids.spring, name: 'Spring' },
        ],
        channels: [
          { id: ids.letters, name: 'Letters' },
          { id: ids.posters, name: 'Posters' },
        ],
        overlays: [{ id: ids.overlay, name: 'Hello' }],
        splash_pages: [{ id: ids.splash, name: 'Wait' }],
        utm_templates: [
          { id: ids.early, name: 'advert' },
          { id: ids.utm, name: 'Newsletter' },
        ],
        pixels: [{ id: ids.pixel, name: 'Shop', type: 'bing' }],
      },
    });
  });

  it('is nothing of others, and no domain that was deleted', async () => {
    const eve = await owner('Eve');
    const gone = await eve.add('domain', { domain: 'https://eve.example.com' });
    // A tombstone of a link keeps the row of its domain.
    await bench.link(eve.key, { domain: 'https://eve.example.com' });
    await bench.call('DELETE', `/api/domain/${gone}/delete?force=1`, { token: eve.key });
    expect(await bench.query('SELECT state FROM domain WHERE id = $1', [gone])).toStrictEqual([{ state: 'deleted' }]);
    expect((await eve.choices()).body.data).toStrictEqual({
      platform_domain: linksOrigin,
      domains: [],
      campaigns: [],
      channels: [],
      overlays: [],
      splash_pages: [],
      utm_templates: [],
      pixels: [],
    });
  });

  it('is told to the person, by a token with links:manage', async () => {
    const joan = await owner('Joan');
    const narrow = await bench.token({ user_uuid: joan.user.uuid, scopes: ['openid'] });
    expect((await joan.choices(narrow)).body.code).toBe('insufficient_scope');
    expect((await joan.choices(joan.key)).status).toBe(401);
  });
});
