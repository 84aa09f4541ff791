import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { linksBench, type LinksBench } from '../../testing/links-bench.test-helper.js';

describe('overlays, splash pages and pixels', () => {
  let bench: LinksBench;
  let token: string;

  beforeAll(async () => {
    bench = await linksBench();
    ({ token } = await bench.account());
  });
  afterAll(() => bench.close());

  const call = (method: string, path: string, body?: object) => bench.call(method, `/api/${path}`, { token, body });
  const add = async (path: string, body: object): Promise<number> => {
    const answer = await call('POST', path, body);
    assert.equal(answer.status, 200, JSON.stringify(answer.body));
    return answer.body.id;
  };

  const settings = {
    message: { text: 'Now', label: 'Sale', button: 'Look', link: 'https://example.org/', position: 'topleft' },
    contact: { email: 'Ada@Example.org', subject: 'Hello', success: 'Thanks' },
    poll: { question: 'Which?', options: ['This', 'That'] },
    newsletter: { label: 'News', button: 'Join' },
    image: { image: 'https://example.org/a.png', link: '' },
  };

  for (const [type, given] of Object.entries(settings))
    it(`keep the settings of an overlay of the type ${type}, and fill in defaults`, async () => {
      const id = await add('overlay/add', { type, name: 'O', settings: { ...given, unknown: '<b>' } });
      const { details } = (await call('GET', `overlay/${id}`)).body;
      expect(Object.keys(details).sort()).toStrictEqual(['answers', 'date', 'id', 'links', 'name', 'settings', 'type']);
      const kept = JSON.parse(JSON.stringify(given).replace('Ada@Example.org', 'ada@example.org'));
      for (const [key, value] of Object.entries(kept)) assert.deepEqual(details.settings[key], value, key);
      assert.ok(details.settings.position && !('unknown' in details.settings));
    });

  it('refuse settings that the type of an overlay does not have, and name them', async () => {
    for (const [type, given, field] of [
      ['message', {}, 'settings.text'],
      ['message', undefined, 'settings.text'],
      ['message', null, 'settings'],
      ['message', { text: 'x', link: 'javascript:alert(1)' }, 'settings.link'],
      ['message', { text: 'x', background: 'url(x)' }, 'settings.background'],
      ['contact', { email: 'nobody' }, 'settings.email'],
      ['poll', { question: 'x', options: ['one'] }, 'settings.options'],
      ['poll', { question: 'x', options: Array(11).fill('x') }, 'settings.options'],
      ['poll', { question: 'x', options: ['Same', 'same'] }, 'settings.options'],
      ['image', { image: 'data:image/svg+xml,x' }, 'settings.image'],
      ['popup', {}, 'type'],
    ] as const) {
      const { status, body } = await call('POST', 'overlay/add', { type, name: 'O', settings: given });
      expect([type, status, Object.keys(body.errors)]).toStrictEqual([type, 400, [field]]);
    }
  });

  it('change an overlay key by key, and never its type', async () => {
    const id = await add('overlay/add', { type: 'poll', name: 'O', settings: settings.poll });
    await call('PUT', `overlay/${id}/update`, { type: 'message', name: 'New', settings: { question: 'Who?' } });
    const { details } = (await call('GET', `overlay/${id}`)).body;
    expect([details.type, details.name, details.settings.question, details.settings.options]).toStrictEqual([
      'poll',
      'New',
      'Who?',
      ['This', 'That'],
    ]);
    expect((await call('PUT', `overlay/${id}/update`, { settings: { options: [] } })).status).toBe(400);
  });

  it('give a splash page defaults, change it key by key and clear by null', async () => {
    const id = await add('splash/add', { name: 'S', title: 'Hello', product: 'https://example.org/' });
    const details = async () => {
      const { date: _date, ...rest } = (await call('GET', `splash/${id}`)).body.details;
      return rest;
    };
    const empty = { message: '', banner: '', logo: '', button: '', links: 0 };
    expect(await details()).toStrictEqual({
      id,
      name: 'S',
      title: 'Hello',
      product: 'https://example.org/',
      counter: 15,
      ...empty,
    });
    await call('PUT', `splash/${id}/update`, { counter: '0', title: null, button: 'Go on' });
    expect(await details()).toStrictEqual({
      id,
      name: 'S',
      title: '',
      product: 'https://example.org/',
      counter: 0,
      ...empty,
      button: 'Go on',
    });
    for (const body of [{ counter: 61 }, { counter: -1 }, { counter: 1.5 }, { banner: 'ftp://x/y' }, { name: '' }])
      assert.equal((await call('PUT', `splash/${id}/update`, body)).status, 400, JSON.stringify(body));
  });

  it('accept pixel ids of their network only, never markup', async () => {
    for (const [type, tag] of [
      ['gtmpixel', 'GTM-ABC123'],
      ['gapixel', 'G-ABCDEF1234'],
      ['fbpixel', '1234567890'],
      ['adwordspixel', 'AW-123456789/abc-D_e'],
      ['linkedinpixel', '123456'],
      ['twitterpixel', 'o1abc'],
      ['adrollpixel', 'ABCDEFGHIJKLMNOPQRSTUV/ABCDEFGHIJKLMNOPQRSTUV'],
      ['quorapixel', '0123456789abcdef0123456789abcdef'],
      ['pinterest', '2612345678901'],
      ['bing', '12345678'],
      ['snapchat', '01234567-89ab-cdef-0123-456789abcdef'],
      ['reddit', 't2_abc123'],
      ['tiktok', 'C1ABCDEFGHIJKLMNOPQR'],
    ]) {
      await add('pixel/add', { type, name: 'P', tag });
      for (const evil of [`${tag}"><script>`, `${tag}\n`, `${tag}')`, '', 'x y']) {
        const { status, body } = await call('POST', 'pixel/add', { type, name: 'P', tag: `x${evil}`.slice(1) });
        assert.ok(
          status === 400 || (evil === `${tag}\n` && status === 409),
          `${type} ${JSON.stringify(evil)}: ${status}`,
        );
        expect(body.error).toBe(1);
      }
    }
    expect((await call('POST', 'pixel/add', { type: 'myspace', name: 'P', tag: '123456' })).status).toBe(400);
  });

  it('are removed from links when they are deleted, and the links redirect directly', async () => {
    const overlay = await add('overlay/add', { type: 'message', name: 'O', settings: { text: 'x' } });
    const splash = await add('splash/add', { name: 'S' });
    const pixel = await add('pixel/add', { type: 'fbpixel', name: 'P', tag: '998877665544' });
    const [onOverlay, onSplash, onPixel] = [await bench.link(token), await bench.link(token), await bench.link(token)];
    await bench.query(`UPDATE link SET type = 'overlay', overlay_id = $2 WHERE id = $1`, [onOverlay.id, overlay]);
    await bench.query(`UPDATE link SET type = 'custom_splash', splash_id = $2 WHERE id = $1`, [onSplash.id, splash]);
    await bench.query(
      `INSERT INTO link_pixel (link_id, pixel_id, account_id) SELECT $1, $2, account_id FROM pixel WHERE id = $2`,
      [onPixel.id, pixel],
    );
    const versions = () =>
      bench.query('SELECT id, version::int AS version FROM link WHERE id = ANY($1) ORDER BY id', [
        [onOverlay.id, onSplash.id, onPixel.id],
      ]);
    const before = await versions();
    for (const path of [`overlay/${overlay}`, `splash/${splash}`, `pixel/${pixel}`])
      assert.equal((await call('DELETE', `${path}/delete`)).status, 200, path);
    const after = await versions();
    assert.ok(
      after.every(({ version }, index) => version > before[index]!.version),
      'the caches are told',
    );
    const left = await bench.query(
      `SELECT type, splash_id, overlay_id,
       (SELECT count(*)::int FROM link_pixel WHERE link_id = link.id) AS pixels
       FROM link WHERE id = ANY($1)`,
      [[onOverlay.id, onSplash.id, onPixel.id]],
    );
    expect(left).toStrictEqual(Array(3).fill({ type: 'direct', splash_id: null, overlay_id: null, pixels: 0 }));
    for (const { alias } of [onOverlay, onSplash, onPixel])
      expect((await bench.visit(`/${alias}`)).headers.location).toBe('https://example.org/');
  });
});
