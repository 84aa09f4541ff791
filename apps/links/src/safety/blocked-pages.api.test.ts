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
    assert.deepEqual(await operator('appeal', '--id', String(made.id), '--accept'), { id: made.id, state: 'accepted' });
    assert.equal(await status(link), 302);
    assert.equal((await block(`${linksOrigin}/qr/2222222222`))['error'], 'not_found');
  });
});
