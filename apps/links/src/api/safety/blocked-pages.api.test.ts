import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { smtpReceiver, eventually, type SmtpReceiver } from '@platform/testing';
import { linksBench, linksOrigin, type LinksBench } from '../../testing/links-bench.test-helper.js';
import { operator as operatorOf } from '../../testing/operator.test-helper.js';

describe('the takedown of a bio page or a QR code', () => {
  let bench: LinksBench;
  let smtp: SmtpReceiver;
  let token: string;
  let email: string;

  beforeAll(async () => {
    smtp = await smtpReceiver();
    bench = await linksBench({ SMTP_URL: smtp.url });
    ({ token, email } = await bench.account());
  });
  afterAll(async () => {
    await bench.close();
    await smtp.close();
  });

  const operator = (...args: string[]) => operatorOf(bench, ...args);
  const block = (address: string) => operator('block', '--short', address, '--reason', 'phishing');
  const unblock = (address: string) => operator('unblock', '--short', address);
  const accept = (id: number) => operator('appeal', '--id', String(id), '--accept');
  const appealOf = async (id: number) =>
    (await operator('appeals'))['appeals'].find((one: { id: number }) => one.id === id);
  const call = (method: string, path: string, body?: object, as = token) =>
    bench.call(method, path, { token: as, body });
  const status = async (address: string) => (await bench.visit(new URL(address).pathname)).status;
  const report = (address: string) =>
    bench.call('POST', '/report', {
      rawBody: new URLSearchParams({ address, category: 'phishing' }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
  const reported = async (address: string) =>
    (await operator('reports'))['reports'].find((one: { address: string }) => one.address === address);

  it('hides a bio page, whatever its owner changes, and its lift shows it again as it was', async () => {
    const page = (await call('POST', '/api/bio/add', { title: 'Bank', alias: 'My-Bank' })).body;
    const address = `${linksOrigin}/@My-Bank`;
    await report(address);
    expect((await reported(address)).state).toBe('public');
    expect(await block(address)).toStrictEqual({ blocked: 1 });
    expect(await status(address)).toBe(410);
    expect((await bench.visit('/@my-bank/i')).status).toBe(404);
    expect(await reported(address)).toBe(undefined);
    await eventually(() =>
      assert.ok(smtp.mails.some(({ recipients, text }) => recipients.includes(email) && text?.includes(address))),
    );
    expect((await call('GET', `/api/bio/${page.id}`)).body.details.status).toBe('blocked');
    expect((await call('PUT', `/api/bio/${page.id}/update`, { status: 'public', title: 'x' })).status).toBe(200);
    expect(await status(address)).toBe(410);
    const moved = await call('PUT', `/api/bio/${page.id}/update`, { alias: 'other-bank' });
    expect([moved.status, Object.keys(moved.body.errors)]).toStrictEqual([400, ['alias']]);
    expect(await unblock(address)).toStrictEqual({ unblocked: 1 });
    expect(await status(address)).toBe(200);
  });

  it('keeps the alias of a blocked page that was deleted, also from its owner, until it is lifted', async () => {
    const page = (await call('POST', '/api/bio/add', { title: 'Bank', alias: 'gone-bank' })).body;
    await block(page.link);
    expect((await call('DELETE', `/api/bio/${page.id}/delete`)).status).toBe(200);
    const again = () => call('POST', '/api/bio/add', { title: 'Bank', alias: 'Gone-Bank' });
    expect((await again()).status).toBe(409);
    expect(await unblock(page.link)).toStrictEqual({ unblocked: 1 });
    expect((await again()).status).toBe(200);
  });

  it('blocks a code with its picture, whatever its owner changes, and accepts an objection', async () => {
    const body = { type: 'link', data: 'https://example.org/' };
    const { id, link } = (await call('POST', '/api/qr/add', body)).body;
    expect(await block(`${link}.png`)).toStrictEqual({ blocked: 1 });
    expect(await block(link)).toStrictEqual({ blocked: 0 });
    expect((await call('PUT', `/api/qr/${id}/update`, { data: 'https://example.org/new' })).status).toBe(200);
    for (const address of [link, `${link}.svg`]) expect(await status(address)).toBe(410);
    const appeal = { url: link, message: 'This is my own shop, please look.' };
    const other = await bench.account('Eve');
    expect((await call('POST', '/api/safety/appeals', appeal, other.token)).status).toBe(400);
    const { body: made } = await call('POST', '/api/safety/appeals', appeal);
    expect((await appealOf(made.id)).entries).toStrictEqual([]);
    expect(await accept(made.id)).toStrictEqual({ id: made.id, state: 'accepted', removed: [] });
    expect(await status(link)).toBe(302);
    expect((await block(`${linksOrigin}/qr/2222222222`))['error']).toBe('not_found');
  });

  it('accepts an objection by the address of a page or code whose destination is blocked', async () => {
    const url = 'https://not-bad.example/';
    const { id, link: code } = (await call('POST', '/api/qr/add', { type: 'link', data: url })).body;
    const blocks = [{ type: 'link', text: 'Mine', url }];
    const { link: page } = (await call('POST', '/api/bio/add', { title: 'Shop', alias: 'the-shop', blocks })).body;
    const other = await bench.account('Mallory');
    const state = async () => (await call('GET', `/api/qr/${id}`)).body.details.status;
    for (const address of [code, page]) {
      const appeal = { url: address, message: 'This is my own shop, please look.' };
      assert.equal((await call('POST', '/api/safety/appeals', appeal)).status, 400, 'nothing is blocked yet');
      await operator('block', '--destination', 'not-bad.example', '--reason', 'phishing');
      expect([await status(code), await state()]).toStrictEqual([410, 'blocked']);
      expect((await call('POST', '/api/safety/appeals', appeal, other.token)).status).toBe(400);
      const { id: made } = (await call('POST', '/api/safety/appeals', appeal)).body;
      const entries = ['not-bad.example'];
      expect((await appealOf(made)).entries).toStrictEqual(entries);
      expect(await accept(made)).toStrictEqual({ id: made, state: 'accepted', removed: entries });
      expect([await status(code), await state()]).toStrictEqual([302, 'active']);
      expect((await bench.visit('/@the-shop')).body).toContain(url);
    }
  });

  it('lifts one entry by an objection: the operator says which of several is meant', async () => {
    const [harmless, hidden] = ['https://harmless.example/', 'https://hidden.bad.example/x'];
    const blocks = [harmless, hidden].map((url) => ({ type: 'link', text: 'Mine', url }));
    const { link } = (await call('POST', '/api/bio/add', { title: 'Both', alias: 'both', blocks })).body;
    const block = (destination: string) => operator('block', '--destination', destination, '--reason', 'phishing');
    const entries = ['bad.example', 'harmless.example'];
    for (const entry of entries) await block(entry);
    const appeal = { url: link, message: 'This is my own shop, please look.' };
    const { id: made } = (await call('POST', '/api/safety/appeals', appeal)).body;
    expect((await appealOf(made)).entries).toStrictEqual(entries);
    const refused = await accept(made);
    expect(refused['error']).toBe('invalid_request');
    expect(String(refused['message'])).toMatch(/bad\.example, harmless\.example.*links unblock --destination/);
    assert.deepEqual((await appealOf(made)).entries, entries, 'nothing is decided');
    const add = (url: string) => call('POST', '/api/url/add', { url });
    for (const url of [harmless, hidden]) assert.equal((await add(url)).status, 400, url);
    await operator('unblock', '--destination', 'harmless.example');
    expect((await appealOf(made)).entries).toStrictEqual(['bad.example']);
    await block('harmless.example');
    const answer = await operator('appeal', '--id', String(made), '--refuse');
    expect(answer).toStrictEqual({ id: made, state: 'refused', removed: [] });
    for (const url of [harmless, hidden]) assert.equal((await add(url)).status, 400, url);
  });
});
