import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { linksBench, type LinksBench } from '../../testing/links-bench.test-helper.js';

describe('passwords of links', () => {
  let bench: LinksBench;
  let token: string;

  beforeAll(async () => {
    bench = await linksBench();
    ({ token } = await bench.account());
  });
  afterAll(() => bench.close());

  const type = 'application/x-www-form-urlencoded';
  const send = (alias: string, password: string, address = '192.0.2.1') =>
    bench.visit(`/${alias}/unlock`, {
      method: 'POST',
      headers: { 'content-type': type, 'x-forwarded-for': address },
      body: new URLSearchParams({ password }).toString(),
    });
  const cookieOf = ({ headers }: Awaited<ReturnType<typeof send>>) => String(headers['set-cookie']?.[0]).split(';')[0]!;
  const secret = { url: 'https://secret.example/', password: 'Sésame' };

  it('guard the redirect, and the page does not show its target', async () => {
    const { id, alias } = await bench.link(token, secret);
    for (const method of ['GET', 'HEAD', 'POST']) {
      const { status, headers, body } = await bench.visit(`/${alias}`, { method });
      expect([status, headers.location, headers['cache-control']]).toStrictEqual([200, undefined, 'private, no-store']);
      expect(body).not.toMatch(/secret\.example/);
    }
    const wrong = await send(alias, 'wrong');
    expect([wrong.status, wrong.headers['set-cookie']]).toStrictEqual([403, undefined]);
    const right = await send(alias, secret.password.normalize('NFD'));
    expect([right.status, right.headers.location]).toStrictEqual([303, `/${alias}`]);
    expect(right.headers['set-cookie']![0]!).toMatch(/; Max-Age=3600; Path=\/; HttpOnly; SameSite=Lax$/);
    const opened = await bench.visit(`/${alias}`, { headers: { cookie: `a=b; ${cookieOf(right)}` } });
    expect(opened.headers.location).toBe(secret.url);
    await bench.counted(token, id, 1);
  });

  it('open one link by their cookie, and a forged cookie opens none', async () => {
    const [a, b] = [await bench.link(token, secret), await bench.link(token, { ...secret, password: 'other' })];
    const [, proof] = cookieOf(await send(a.alias, secret.password)).split('=');
    for (const value of [
      proof!,
      '9999999999.',
      `9999999999.${'x'.repeat(43)}`,
      '',
      proof!.replace(/^\d+/, '9999999999'),
    ]) {
      const { headers } = await bench.visit(`/${b.alias}`, { headers: { cookie: `unlock_${b.id}=${value}` } });
      assert.equal(headers.location, undefined, value);
    }
  });

  it('close the link, when changed, to visitors with the old one', async () => {
    const { id, alias } = await bench.link(token, secret);
    const cookie = cookieOf(await send(alias, secret.password));
    await bench.call('PUT', `/api/url/${id}/update`, { token, body: { password: 'new' } });
    expect((await bench.visit(`/${alias}`, { headers: { cookie } })).headers.location).toBe(undefined);
    expect((await send(alias, secret.password)).status).toBe(403);
    expect((await send(alias, 'new')).status).toBe(303);
    await bench.call('PUT', `/api/url/${id}/update`, { token, body: { password: '' } });
    expect((await bench.visit(`/${alias}`)).status).toBe(302);
  });

  it('use up no attempt when right, so that many people behind one address can enter', async () => {
    const { alias } = await bench.link(token, secret);
    const from = '192.0.2.8';
    for (let time = 0; time < 12; time++) expect((await send(alias, secret.password, from)).status).toBe(303);
    for (let time = 0; time < 10; time++) expect((await send(alias, 'wrong', from)).status).toBe(403);
    expect((await send(alias, secret.password, from)).status).toBe(429);
  });

  it('allow ten wrong attempts of one address in 15 minutes, and others are not affected', async () => {
    const { alias } = await bench.link(token, secret);
    const statuses = (await Promise.all(Array.from({ length: 20 }, () => send(alias, 'wrong', '192.0.2.7')))).map(
      ({ status }) => status,
    );
    expect(statuses.sort()).toStrictEqual([...Array<number>(10).fill(403), ...Array<number>(10).fill(429)]);
    const late = await send(alias, secret.password, '192.0.2.7');
    expect(late.status).toBe(429);
    expect(Number(late.headers['retry-after'])).toBeGreaterThan(0);
    const many = Array.from({ length: 20 }, (_, i) => send(alias, 'wrong', `192.0.2.${100 + i}`));
    expect(new Set((await Promise.all(many)).map(({ status }) => status))).toStrictEqual(new Set([403]));
    expect((await send(alias, secret.password, '198.51.100.1')).status).toBe(303);
    const network = Array.from({ length: 11 }, (_, i) => send(alias, 'wrong', `2001:db8:1::${i + 1}`));
    assert.ok(
      (await Promise.all(network)).some(({ status }) => status === 429),
      'an IPv6 network is one visitor',
    );
  });
});
