import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { eventually } from '@platform/testing';
import { linksBench, linksOrigin, type LinksBench } from '../../testing/links-bench.test-helper.js';

describe('bio pages', () => {
  let bench: LinksBench;
  let token: string;
  beforeAll(async () => {
    bench = await linksBench();
    ({ token } = await bench.account());
  });
  afterAll(() => bench.close());

  const call = (method: string, path: string, body?: unknown, as = token) =>
    bench.call(method, path, { token: as, body });
  const add = async (body: object): Promise<{ id: number; link: string; path: string }> => {
    const answer = await call('POST', '/api/bio/add', { title: 'Ada', ...body });
    assert.equal(answer.status, 200, JSON.stringify(answer.body));
    return { ...answer.body, path: new URL(answer.body.link).pathname };
  };

  const blocks = [
    { type: 'heading', text: 'Hello' },
    { type: 'text', text: 'one\ntwo' },
    { type: 'link', text: 'My shop', url: 'https://shop.example/' },
    { type: 'image', url: 'https://pictures.example/me.jpg', alt: 'Me' },
    { type: 'divider' },
  ];

  it('link to mail, calls and known apps, and to nothing that a browser would run', async () => {
    const link = (url: string) => ({ type: 'link', text: 'Here', url });
    const add = (url: string) =>
      bench.call('POST', '/api/bio/add', {
        token,
        body: { title: 'Contact', alias: `reach-${++reached}`, blocks: [link(url)] },
      });
    let reached = 0;
    for (const url of [
      'mailto:ada@example.org?subject=Hi',
      'tel:+49301234567',
      'sms:+49301234567',
      'whatsapp://send?phone=49301234567',
    ]) {
      const { status, body } = await add(url);
      expect([
        status,
        (await bench.visit(new URL(body.link as string).pathname)).body.includes(`href="${url}"`),
      ]).toStrictEqual([200, true]);
    }
    for (const url of [
      'javascript:alert(1)',
      'data:text/html,x',
      'intent://x#Intent;end',
      'file:///etc/passwd',
      'mailto:',
    ])
      expect((await add(url)).status).toBe(400);
    const picture = { type: 'image', url: 'mailto:ada@example.org', alt: '' };
    const body = { title: 'x', alias: 'reach-picture', blocks: [picture] };
    expect((await bench.call('POST', '/api/bio/add', { token, body })).status).toBe(400);
  });

  it('are created, listed, read, updated and deleted', async () => {
    const own = (await bench.account()).token;
    const mine = (method: string, path: string, body?: unknown) => call(method, path, body, own);
    const added = await mine('POST', '/api/bio/add', { title: 'Ada', alias: 'Ada-Page', description: 'Hi', blocks });
    expect([added.status, Object.keys(added.body), added.body.link]).toStrictEqual([
      200,
      ['error', 'id', 'link'],
      `${linksOrigin}/@Ada-Page`,
    ]);
    const { id } = added.body;
    const list = (await mine('GET', '/api/bio')).body.data;
    const listed = ['result', 'perpage', 'currentpage', 'nextpage', 'nextcursor', 'maxpage', 'bio'];
    expect(Object.keys(list)).toStrictEqual(listed);
    expect(Object.keys(list.bio[0])).toStrictEqual(['id', 'title', 'alias', 'link', 'status', 'clicks', 'date']);
    expect((await mine('GET', '/api/bio?alias=@ADA-page')).body.data.bio[0].id).toBe(id);
    expect((await mine('GET', '/api/bio?alias=other')).body.data.result).toBe(0);
    const read = async () => (await mine('GET', `/api/bio/${id}`)).body.details;
    expect((await read()).blocks).toStrictEqual(blocks);
    const moved = await mine('PUT', `/api/bio/${id}/update`, { alias: 'ada-new', description: null });
    expect([moved.status, moved.body.link]).toStrictEqual([200, `${linksOrigin}/@ada-new`]);
    const { title, description, blocks: kept } = await read();
    expect([title, description, kept]).toStrictEqual(['Ada', '', blocks]);
    expect((await mine('DELETE', `/api/bio/${id}/delete`)).status).toBe(200);
    expect((await mine('GET', `/api/bio/${id}`)).status).toBe(404);
    expect((await bench.visit('/@ada-new')).status).toBe(404);
  });

  it('are shown at their alias in any letter case, as text only, and count views by people', async () => {
    const evil = '<script>alert(1)</script>';
    const { path, id } = await add({
      alias: 'Evil-Ä',
      title: evil,
      description: `"${evil}`,
      blocks: [
        { type: 'heading', text: evil },
        { type: 'text', text: `${evil}\n${evil}` },
        { type: 'link', text: evil, url: 'https://shop.example/?q="><script>' },
        { type: 'image', url: 'https://pictures.example/a.png', alt: `" onerror="alert(1)` },
      ],
    });
    const page = await bench.visit(path);
    expect(page.status).toBe(200);
    expect(/<script|onerror="/.test(page.body)).toBeFalsy();
    expect(String(page.headers['content-security-policy'])).toMatch(
      /default-src 'none'.*img-src https:\/\/pictures\.example;/,
    );
    expect(String(page.headers['content-security-policy']).includes('unsafe')).toBeFalsy();
    expect((await bench.visit('/@EVIL-%C3%84')).status).toBe(200);
    await bench.visit(path, { headers: { 'user-agent': 'Googlebot/2.1' } });
    await eventually(async () => {
      const { details, data } = (await call('GET', `/api/bio/${id}`)).body;
      expect([details.clicks, data.clicks, data.uniqueClicks]).toStrictEqual([2, 2, 1]);
    });
    expect((await bench.visit(path, { headers: { host: 'other.example' } })).status).toBe(404);
  });

  it('hide no link and are hidden by none: both may have the same alias', async () => {
    const { alias } = await bench.link(token, { custom: 'both-of-us' });
    await add({ alias });
    expect((await bench.visit('/both-of-us')).status).toBe(302);
    expect((await bench.visit('/@both-of-us')).status).toBe(200);
    expect((await call('POST', '/api/url/add', { url: 'https://example.org', custom: '@both-of-us' })).status).toBe(
      400,
    );
  });

  it('give an alias to one of 20 concurrent requests, and the username to a request without one', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        call('POST', '/api/bio/add', { title: 'x', alias: index % 2 ? 'Rush' : 'rush' }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toStrictEqual([200, ...Array<number>(19).fill(409)]);
    const { id } = await add({ alias: 'other-one' });
    expect((await call('PUT', `/api/bio/${id}/update`, { alias: 'RUSH' })).status).toBe(409);
    const person = await bench.account('Grace');
    const { username } = (await call('GET', '/api/account', undefined, person.token)).body.data;
    const unnamed = await call('POST', '/api/bio/add', { title: 'x' }, person.token);
    expect(unnamed.body.link).toBe(`${linksOrigin}/@${username}`);
    const second = await call('POST', '/api/bio/add', { title: 'x' }, person.token);
    expect(second.body.link).toMatch(new RegExp(`/@${username}-\\d+$`));
  });

  it('keep an abandoned alias for their owner for 90 days', async () => {
    const stranger = (await bench.account()).token;
    const { id } = await add({ alias: 'left-page' });
    await call('PUT', `/api/bio/${id}/update`, { alias: 'second-page' });
    await call('DELETE', `/api/bio/${id}/delete`);
    const moving = (await call('POST', '/api/bio/add', { title: 'x', alias: 'moving-page' }, stranger)).body.id;
    for (const alias of ['Left-Page', 'second-page']) {
      assert.equal((await call('POST', '/api/bio/add', { title: 'x', alias }, stranger)).status, 409, alias);
      assert.equal((await call('PUT', `/api/bio/${moving}/update`, { alias }, stranger)).status, 409, alias);
    }
    expect((await call('GET', `/api/bio/${moving}`, undefined, stranger)).body.details.alias).toBe('moving-page');
    await add({ alias: 'left-page' });
    await bench.query(`UPDATE name_hold SET released_at = now() - interval '91 days' WHERE name = 'second-page'`);
    expect((await call('POST', '/api/bio/add', { title: 'x', alias: 'second-page' }, stranger)).status).toBe(200);
  });

  it('are not shown while private, and omit links that were blocked since', async () => {
    const hidden = await add({ alias: 'hidden-page', status: 'private' });
    expect((await bench.visit(hidden.path)).status).toBe(404);
    await call('PUT', `/api/bio/${hidden.id}/update`, {
      status: 'public',
      blocks: [
        { type: 'link', text: 'Bad one', url: 'https://bad.example/x' },
        { type: 'link', text: 'Good one', url: 'https://good.example/' },
      ],
    });
    expect((await bench.visit(hidden.path)).body).toContain('Bad one');
    await bench.query(`INSERT INTO blocked_destination (kind, value, reason) VALUES ('host', 'bad.example', 'x')`);
    const { body } = await bench.visit(hidden.path);
    expect([body.includes('Bad one'), body.includes('Good one')]).toStrictEqual([false, true]);
  });

  it('refuse bad input with 400 and the name of the field, and write nothing', async () => {
    const rows = await bench.query('SELECT count(*) FROM bio_page');
    const block = (one: object) => ({ title: 'x', blocks: [one] });
    const cases: [object, RegExp][] = [
      [{}, /^title is missing/],
      [{ title: ' ' }, /^title must not be empty/],
      [{ title: 'x', alias: 'a b' }, /^alias may hold/],
      [{ title: 'x', alias: 'api' }, /^alias is reserved/],
      [{ title: 'x', status: 'blocked' }, /^status must be public or private/],
      [{ title: 'x', blocks: {} }, /^blocks must be an array/],
      [{ title: 'x', blocks: Array(51).fill({ type: 'divider' }) }, /^blocks must be at most 50/],
      [block({ type: 'html', html: '<b>' }), /^blocks\.0\.type must be heading/],
      [block({ type: 'link', text: 'x', url: 'javascript:alert(1)' }), /^blocks\.0\.url must be a URL/],
      [
        block({ type: 'image', url: 'http://pictures.example/a.png', alt: '' }),
        /^blocks\.0\.url must start with https/,
      ],
      [block({ type: 'heading', text: '' }), /^blocks\.0\.text must not be empty/],
    ];
    for (const [body, message] of cases) {
      const answer = await call('POST', '/api/bio/add', body);
      assert.deepEqual([answer.status, answer.body.error], [400, 1], JSON.stringify(body));
      expect(answer.body.message).toMatch(message);
    }
    expect(await bench.query('SELECT count(*) FROM bio_page')).toStrictEqual(rows);
  });

  it('of a stranger answer like unknown ones, and stay untouched', async () => {
    const { id } = await add({ alias: 'only-mine' });
    const stranger = (await bench.account()).token;
    const before = await bench.query('SELECT * FROM bio_page WHERE id = $1', [id]);
    for (const [method, suffix, body] of [
      ['GET', '', undefined],
      ['PUT', '/update', { title: 'theirs' }],
      ['DELETE', '/delete', undefined],
    ] as const)
      assert.equal((await call(method, `/api/bio/${id}${suffix}`, body, stranger)).status, 404, method);
    expect(await bench.query('SELECT * FROM bio_page WHERE id = $1', [id])).toStrictEqual(before);
  });

  it('are deleted with their account', async () => {
    const gone = await bench.account();
    const { body } = await call('POST', '/api/bio/add', { title: 'x', alias: 'gone-soon' }, gone.token);
    const qr = await call('POST', '/api/qr/add', { type: 'text', data: 'x' }, gone.token);
    await bench.publish('user.deleted', { user: { uuid: gone.user.uuid } }, { version: 95_000 });
    for (const link of [body.link, qr.body.link]) expect((await bench.visit(new URL(link).pathname)).status).toBe(404);
    assert.equal(
      (await call('POST', '/api/bio/add', { title: 'x', alias: 'gone-soon' })).status,
      409,
      'the alias is held',
    );
  });
});
