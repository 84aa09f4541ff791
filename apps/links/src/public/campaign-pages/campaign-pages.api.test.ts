import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { eventually } from '@platform/testing';
import { linksBench, linksOrigin, type LinksBench } from '../../testing/links-bench.test-helper.js';

describe('the public side of campaigns', () => {
  let bench: LinksBench;
  let token: string;
  let count = 0;

  beforeAll(async () => {
    bench = await linksBench();
    ({ token } = await bench.account());
  });
  afterAll(() => bench.close());

  const call = (method: string, path: string, body?: object) => bench.call(method, path, { token, body });

  /** A public campaign with these links. */
  async function campaign(links: object[] = [{}], extra: object = {}) {
    const slug = `spring-${++count}`;
    const { body } = await call('POST', '/api/campaign/add', { name: slug, slug, public: true, ...extra });
    const made = [];
    for (const [index, link] of links.entries()) {
      const one = await bench.link(token, { url: `https://example.org/${slug}/${index}`, ...link });
      await call('POST', `/api/campaign/${body.id}/assign/${one.id}`);
      made.push(one);
    }
    return { id: body.id as number, slug, list: new URL(body.list).pathname, links: made };
  }

  const rotate = (slug: string, headers = {}) => bench.visit(`/r/${slug}`, { headers });

  it('have a rotator that redirects to each of its links, without caching', async () => {
    const { slug } = await campaign([{}, {}, {}]);
    const seen = new Set<string>();
    await eventually(async () => {
      const { status, headers } = await rotate(slug.toUpperCase());
      expect([status, headers['cache-control']]).toStrictEqual([302, 'private, no-store']);
      expect(headers['set-cookie']).toBe(undefined);
      seen.add(headers.location!);
      expect(seen.size).toBe(3);
    });
  });

  it('count a visit once for the link, by way of the rotator, and once for the campaign', async () => {
    const { id, slug, links } = await campaign();
    for (let visits = 0; visits < 3; visits++) await rotate(slug);
    await rotate(slug, { 'user-agent': 'Slackbot-LinkExpanding 1.0' });
    expect((await bench.counted(token, links[0]!.id, 3)).clicks).toBe(3);
    await eventually(async () => expect((await call('GET', `/api/campaign/${id}`)).body.details.clicks).toBe(3));
    const via = await bench.query(`SELECT DISTINCT via FROM click WHERE kind = 'link' AND item_id = $1`, [
      links[0]!.id,
    ]);
    expect(via).toStrictEqual([{ via: 'rotator' }]);
  });

  it('drop a used-up link from the rotator at once; a visit that no link took does not count', async () => {
    const { id, slug, links } = await campaign([{ clicklimit: 3 }, { clicklimit: 3 }, {}], { sticky: true });
    for (let visits = 0; visits < 40; visits++) {
      const { status, headers } = await rotate(slug);
      expect(status).toBe(302);
      const place = links[Number(headers.location!.split('/').at(-1))]!;
      expect(headers['set-cookie']?.map((cookie) => cookie.split(';')[0])).toStrictEqual([`c${id}=${place.id}`]);
    }
    const last = await campaign([{ clicklimit: 1 }]);
    expect((await rotate(last.slug)).status).toBe(302);
    for (let visits = 0; visits < 3; visits++) expect((await rotate(last.slug)).status).toBe(404);
    await eventually(async () => expect((await call('GET', `/api/campaign/${id}`)).body.details.clicks).toBe(40));
    // Clicks are counted in the order of the visits.
    const later = await campaign();
    await rotate(later.slug);
    await bench.counted(token, later.links[0]!.id, 1);
    const clicks = await bench.query(`SELECT FROM click WHERE kind = 'campaign' AND item_id = $1`, [last.id]);
    expect(clicks.length).toBe(1);
  });

  it('redirect a visitor by a sticky rotator to the same link for a day, while it is there', async () => {
    const { slug, links } = await campaign([{}, {}, {}, {}, {}], { sticky: true });
    const first = await rotate(slug);
    const [cookie = ''] = first.headers['set-cookie'] ?? [];
    expect(cookie).toMatch(/^c\d+=\d+; Max-Age=86400; Path=\/r\/; HttpOnly; SameSite=Lax$/);
    const [pair = ''] = cookie.split(';');
    for (let again = 0; again < 10; again++)
      expect((await rotate(slug, { cookie: `a=b; ${pair}` })).headers.location).toBe(first.headers.location);
    await call('DELETE', `/api/url/${pair.split('=')[1]}/delete`);
    await eventually(async () => {
      const { status, headers } = await rotate(slug, { cookie: pair });
      expect(status).toBe(302);
      expect(headers.location).not.toBe(first.headers.location);
    });
    expect(links.length).toBe(5);
  });

  it('omit private, locked, expired, early, used-up, disabled and deleted links', async () => {
    const { slug, list, links } = await campaign([{}, {}, {}, {}, {}, {}, {}, {}]);
    const set = (index: number, assignment: string) =>
      bench.query(`UPDATE link SET ${assignment} WHERE id = $1`, [links[index]!.id]);
    await set(0, `visibility = 'private'`);
    await set(1, `password_hash = 'x'`);
    await set(2, `expires_at = now() - interval '1 second'`);
    await set(3, `starts_at = now() + interval '1 hour'`);
    await set(4, `click_limit = 1`);
    await bench.query('INSERT INTO link_use VALUES ($1, 1)', [links[4]!.id]);
    await set(5, `state = 'disabled'`);
    await call('DELETE', `/api/url/${links[6]!.id}/delete`);
    const { body } = await bench.visit(list);
    const shown = links.filter(({ alias }) => body.includes(`${linksOrigin}/${alias}"`));
    expect(shown).toStrictEqual([links[7]]);
    await eventually(async () => {
      const places = await Promise.all(Array.from({ length: 8 }, async () => (await rotate(slug)).headers.location));
      expect([...new Set(places)]).toStrictEqual([`https://example.org/${slug}/7`]);
    });
    await set(7, `state = 'blocked'`);
    await eventually(async () => assert.equal((await rotate(slug)).status, 404, 'an empty set'));
  });

  it('answer without access as for an unknown campaign, at rotator and list', async () => {
    const { id, slug, list } = await campaign();
    expect([(await bench.visit(list)).status, (await rotate(slug)).status]).toStrictEqual([200, 302]);
    await call('PUT', `/api/campaign/${id}/update`, { name: slug, public: false });
    const missing = await bench.visit('/u/nobody/c-1');
    expect(missing.status).toBe(404);
    await eventually(async () => {
      for (const path of [list, `/r/${slug}`]) {
        const { status, body } = await bench.visit(path);
        assert.deepEqual([status, body], [404, missing.body], path);
      }
    });
  });

  it('keep an abandoned slug from strangers for 90 days, and their owner may use it again', async () => {
    const stranger = (await bench.account()).token;
    const ask = (method: string, path: string, body: object) => bench.call(method, path, { token: stranger, body });
    const { id, slug } = await campaign();
    const second = `${slug}-second`;
    await call('PUT', `/api/campaign/${id}/update`, { name: slug, slug: second });
    await call('DELETE', `/api/campaign/${id}/delete`);
    const theirs = (await ask('POST', '/api/campaign/add', { name: 'Theirs' })).body.id;
    for (const wanted of [slug, second]) {
      expect((await ask('POST', '/api/campaign/add', { name: wanted, slug: wanted })).status).toBe(409);
      const { status, body } = await ask('PUT', `/api/campaign/${theirs}/update`, { name: 'Theirs', slug: wanted });
      expect([status, body.errors]).toStrictEqual([409, { slug: ['This slug is taken.'] }]);
    }
    expect((await call('POST', '/api/campaign/add', { name: slug, slug })).status).toBe(200);
    await bench.query(`UPDATE name_hold SET released_at = now() - interval '91 days' WHERE name = $1`, [second]);
    expect((await ask('POST', '/api/campaign/add', { name: second, slug: second })).status).toBe(200);
  });

  it('list 50 links a page, newest first, and exclude search engines', async () => {
    const { id, list } = await campaign([]);
    const [{ account_id: accountId }] = await bench.query('SELECT account_id FROM campaign WHERE id = $1', [id]);
    await bench.query(
      `INSERT INTO link (account_id, alias, alias_key, url, title, campaign_id, created_at)
       SELECT $1, 'listed' || n, 'listed' || n, 'https://example.org/', 'Title ' || n || ' <b>',
         $2, now() + n * interval '1 second'
       FROM generate_series(1, 120) n`,
      [accountId, id],
    );
    const numbers = ({ body }: { body: string }) =>
      [...body.matchAll(/Title (\d+) &#60;b&#62;/g)].map(([, n]) => Number(n));
    const first = await bench.visit(list);
    expect(numbers(first)).toStrictEqual(Array.from({ length: 50 }, (_, index) => 120 - index));
    expect(first.headers['x-robots-tag']).toBe('noindex');
    expect(first.body).toMatch(/<meta name="robots" content="noindex"/);
    expect(first.body).toMatch(/Page 1 of 3/);
    expect(numbers(await bench.visit(`${list}?page=3`)).length).toBe(20);
    for (const page of ['0', '4', '-1', 'x', '1.5', '1e9'])
      assert.equal((await bench.visit(`${list}?page=${page}`)).status, 404, page);
  });

  describe('with a link on a branded domain', () => {
    const host = 'brand.example';
    beforeAll(async () => {
      const { body } = await call('GET', '/api/account');
      await bench.query(`INSERT INTO domain (account_id, host, scheme) VALUES ($1, $2, 'https')`, [body.data.id, host]);
    });
    const pathOf = (url: string) => new URL(url).pathname + new URL(url).search;
    const post = (action: string, fields: string) =>
      bench.visit(pathOf(action), {
        method: 'POST',
        headers: {
          host,
          origin: linksOrigin,
          'content-type': 'application/x-www-form-urlencoded',
          accept: 'text/plain',
        },
        body: fields,
      });

    it('ask for consent at the link’s own address, keep the answer, and count the rotator’s click', async () => {
      const { body: pixel } = await call('POST', '/api/pixel/add', { type: 'bing', name: 'Bing', tag: '12345678' });
      const { id, slug, links } = await campaign([
        { domain: `https://${host}`, pixels: [pixel.id], pixel_consent: 'ask' },
      ]);
      await rotate(slug);
      const { status, headers } = await rotate(slug);
      expect([status, headers.location]).toStrictEqual([302, `https://${host}/${links[0]!.alias}?via=rotator`]);
      const path = pathOf(headers.location!);
      const asked = await bench.visit(path, { headers: { host } });
      const [, action] = /<form method="post" action="([^"]+)"/.exec(asked.body)!;
      const answered = await post(`https://${host}${action}`, 'answer=yes');
      expect([answered.status, answered.headers.location]).toStrictEqual([303, path]);
      const [cookie = ''] = answered.headers['set-cookie'] ?? [];
      const after = await bench.visit(path, { headers: { host, cookie: cookie.split(';')[0]! } });
      expect(after.body).toMatch(/One moment/);
      await bench.visit(path.replace('rotator', 'anything'), { headers: { host, cookie: cookie.split(';')[0]! } });
      await bench.counted(token, links[0]!.id, 2);
      const clicksOf = (kind: string, item: number) =>
        bench.query(`SELECT via FROM click WHERE kind = $1 AND item_id = $2 ORDER BY id`, [kind, item]);
      expect(await clicksOf('link', links[0]!.id)).toStrictEqual([{ via: 'rotator' }, { via: null }]);
      assert.deepEqual(await clicksOf('campaign', id), [{ via: 'rotator' }], 'not one for each time that it was asked');
    });

    it('send the form of an overlay to the link’s own address, which the policy of the page allows', async () => {
      const settings = { question: 'Tea?', options: ['Yes', 'No'] };
      const { body: overlay } = await call('POST', '/api/overlay/add', { type: 'poll', name: 'Tea', settings });
      const { slug, links } = await campaign([{ domain: `https://${host}`, type: `overlay-${overlay.id}` }]);
      const { status, headers, body } = await rotate(slug);
      expect(status).toBe(200);
      const [, action = ''] = /<form method="post" action="([^"]+)"/.exec(body)!;
      expect(new URL(action).origin).toBe(`https://${host}`);
      for (const directive of ['form-action', 'connect-src'])
        expect(String(headers['content-security-policy'])).toMatch(new RegExp(`${directive} https://${host}(;|$)`));
      const answered = await post(action, 'option=1');
      expect([answered.status, answered.headers['access-control-allow-origin']]).toStrictEqual([200, linksOrigin]);
      const { data } = (await call('GET', `/api/overlay/${overlay.id}/answers`)).body;
      expect([data.result, data.answers[0].option, data.answers[0].link]).toStrictEqual([1, 'No', links[0]!.id]);
      await bench.counted(token, links[0]!.id, 1);
      expect(
        await bench.query(`SELECT via FROM click WHERE kind = 'link' AND item_id = $1`, [links[0]!.id]),
      ).toStrictEqual([{ via: 'rotator' }]);
    });
  });

  it('are served on the host of links only, and under their right name only', async () => {
    const { slug, list } = await campaign();
    const host = 'other.example';
    for (const path of [list, `/r/${slug}`]) expect((await bench.visit(path, { headers: { host } })).status).toBe(404);
    const other = await bench.account('Eve');
    const [{ username }] = await bench.query('SELECT username FROM account WHERE id = $1', [other.id]);
    for (const path of [
      `/u/${username}/${list.split('/').at(-1)}`,
      list.replace('c-', 'd-'),
      `${list}0000000000`,
      '/r/x%00',
    ])
      assert.equal((await bench.visit(path)).status, 404, path);
  });
});
