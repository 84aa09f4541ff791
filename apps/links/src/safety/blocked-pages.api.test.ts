import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { smtpReceiver, eventually, type SmtpReceiver } from '@platform/testing';
import { linksBench, linksOrigin, type LinksBench } from '../testing/links-bench.test-helper.js';
import { operator as operatorOf } from '../testing/operator.test-helper.js';

describe('the takedown of a bio page or a QR code', () => {
  let bench: LinksBench;
  let smtp: SmtpReceiver;
  let token: string;
  let email: string;

  before(async () => {
    smtp = await smtpReceiver();
    bench = await linksBench({ SMTP_URL: smtp.url });
    ({ token, email } = await bench.account());
  });
  after(async () => {
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

  it('shows a bio page no more, whatever its owner does, and shows it again as it was', async () => {
    const page = (await call('POST', '/api/bio/add', { title: 'Bank', alias: 'My-Bank' })).body;
    const address = `${linksOrigin}/@My-Bank`;
    await report(address);
    assert.equal((await reported(address)).state, 'public');
    assert.deepEqual(await block(address), { blocked: 1 });
    assert.equal(await status(address), 410);
    assert.equal((await bench.visit('/@my-bank/i')).status, 404);
    assert.equal(await reported(address), undefined);
    await eventually(() =>
      assert.ok(smtp.mails.some(({ recipients, text }) => recipients.includes(email) && text?.includes(address))),
    );
    assert.equal((await call('GET', `/api/bio/${page.id}`)).body.details.status, 'blocked');
    assert.equal((await call('PUT', `/api/bio/${page.id}/update`, { status: 'public', title: 'x' })).status, 200);
    assert.equal(await status(address), 410);
    const moved = await call('PUT', `/api/bio/${page.id}/update`, { alias: 'other-bank' });
    assert.deepEqual([moved.status, Object.keys(moved.body.errors)], [400, ['alias']]);
    assert.deepEqual(await unblock(address), { unblocked: 1 });
    assert.equal(await status(address), 200);
  });

  it('keeps the alias of a blocked page that was deleted, from its owner as well, until it is lifted', async () => {
    const page = (await call('POST', '/api/bio/add', { title: 'Bank', alias: 'gone-bank' })).body;
    await block(page.link);
    assert.equal((await call('DELETE', `/api/bio/${page.id}/delete`)).status, 200);
    const again = () => call('POST', '/api/bio/add', { title: 'Bank', alias: 'Gone-Bank' });
    assert.equal((await again()).status, 409);
    assert.deepEqual(await unblock(page.link), { unblocked: 1 });
    assert.equal((await again()).status, 200);
  });

  it('blocks a code with its picture, whatever its owner puts in, and hears the objection', async () => {
    const body = { type: 'link', data: 'https://example.org/' };
    const { id, link } = (await call('POST', '/api/qr/add', body)).body;
    assert.deepEqual(await block(`${link}.png`), { blocked: 1 });
    assert.deepEqual(await block(link), { blocked: 0 });
    assert.equal((await call('PUT', `/api/qr/${id}/update`, { data: 'https://example.org/new' })).status, 200);
    for (const address of [link, `${link}.svg`]) assert.equal(await status(address), 410);
    const appeal = { url: link, message: 'This is my own shop, please look.' };
    const other = await bench.account('Eve');
    assert.equal((await call('POST', '/api/safety/appeals', appeal, other.token)).status, 400);
    const { body: made } = await call('POST', '/api/safety/appeals', appeal);
    assert.deepEqual((await appealOf(made.id)).entries, []);
    assert.deepEqual(await accept(made.id), { id: made.id, state: 'accepted', removed: [] });
    assert.equal(await status(link), 302);
    assert.equal((await block(`${linksOrigin}/qr/2222222222`))['error'], 'not_found');
  });

  it('hears the objection by the address of a page or a code that a block of where it leads took down', async () => {
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
      assert.deepEqual([await status(code), await state()], [410, 'blocked']);
      assert.equal((await call('POST', '/api/safety/appeals', appeal, other.token)).status, 400);
      const { id: made } = (await call('POST', '/api/safety/appeals', appeal)).body;
      const entries = ['not-bad.example'];
      assert.deepEqual((await appealOf(made)).entries, entries);
      assert.deepEqual(await accept(made), { id: made, state: 'accepted', removed: entries });
      assert.deepEqual([await status(code), await state()], [302, 'active']);
      assert.ok((await bench.visit('/@the-shop')).body.includes(url));
    }
  });

  it('lifts no more than one entry with an objection: which of several is meant, the operator says', async () => {
    const [harmless, hidden] = ['https://harmless.example/', 'https://hidden.bad.example/x'];
    const blocks = [harmless, hidden].map((url) => ({ type: 'link', text: 'Mine', url }));
    const { link } = (await call('POST', '/api/bio/add', { title: 'Both', alias: 'both', blocks })).body;
    const block = (destination: string) => operator('block', '--destination', destination, '--reason', 'phishing');
    const entries = ['bad.example', 'harmless.example'];
    for (const entry of entries) await block(entry);
    const appeal = { url: link, message: 'This is my own shop, please look.' };
    const { id: made } = (await call('POST', '/api/safety/appeals', appeal)).body;
    assert.deepEqual((await appealOf(made)).entries, entries);
    const refused = await accept(made);
    assert.equal(refused['error'], 'invalid_request');
    assert.match(String(refused['message']), /bad\.example, harmless\.example.*links unblock --destination/);
    assert.deepEqual((await appealOf(made)).entries, entries, 'nothing is decided');
    const add = (url: string) => call('POST', '/api/url/add', { url });
    for (const url of [harmless, hidden]) assert.equal((await add(url)).status, 400, url);
    await operator('unblock', '--destination', 'harmless.example');
    assert.deepEqual((await appealOf(made)).entries, ['bad.example']);
    await block('harmless.example');
    const answer = await operator('appeal', '--id', String(made), '--refuse');
    assert.deepEqual(answer, { id: made, state: 'refused', removed: [] });
    for (const url of [harmless, hidden]) assert.equal((await add(url)).status, 400, url);
  });
});
