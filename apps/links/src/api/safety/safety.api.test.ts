import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { eventually, smtpReceiver, type SmtpReceiver } from '@platform/testing';
import { linksBench, linksOrigin, type LinksBench } from '../../testing/links-bench.test-helper.js';
import { operator as operatorOf } from '../../testing/operator.test-helper.js';

describe('safety', () => {
  let bench: LinksBench;
  let smtp: SmtpReceiver;
  let token: string;
  let email: string;

  beforeAll(async () => {
    smtp = await smtpReceiver();
    bench = await linksBench({ SMTP_URL: smtp.url, LINKS_REFUSED_HOSTS: 'bit.ly, Short.Example' });
    ({ token, email } = await bench.account());
  });
  afterAll(async () => {
    await bench.close();
    await smtp.close();
  });

  const operator = (...args: string[]) => operatorOf(bench, ...args);
  const add = (url: string) => bench.call('POST', '/api/url/add', { token, body: { url } });
  const report = (fields: Record<string, string>) =>
    bench.call('POST', '/report', {
      rawBody: new URLSearchParams(fields).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });

  it('refuses executable schemes, and the hosts of the operator’s configuration', async () => {
    const cases: [string, RegExp][] = [
      ['https://a.example/setup.exe', /^url must not lead to a program/],
      ['https://a.example/x/Setup%2EMSI?y=1#z', /^url must not lead to a program/],
      ['https://bit.ly/abc', /^url must not lead to another link shortener/],
      ['https://go.short.example/abc', /^url must not lead to another link shortener/],
    ];
    for (const [url, message] of cases) {
      const { status, body } = await add(url);
      assert.deepEqual([status, body.error], [400, 1], url);
      expect(body.message).toMatch(message);
    }
    for (const url of [
      'https://a.example/exe',
      'https://notbit.ly/',
      'https://a.example/?f=setup.exe',
      'https://reviews.example/review/www.example.com',
      'https://archive.example/web/2024/https://example.com',
    ])
      assert.equal((await add(url)).status, 200, url);
  });

  it('blocks a link everywhere within a second, notifies its owner, and lifts the block again', async () => {
    const { alias, id } = await bench.link(token);
    expect((await bench.visit(`/${alias}`)).status).toBe(302);
    const short = `${linksOrigin}/${alias}`;
    expect(await operator('block', '--short', short, '--reason', 'phishing')).toStrictEqual({ blocked: 1 });
    await eventually(async () => expect((await bench.visit(`/${alias}`)).status).toBe(410));
    await eventually(() => {
      const mail = smtp.mails.find(({ recipients }) => recipients.includes(email));
      expect(mail?.text ?? '').toMatch(new RegExp(`${alias}[^]*phishing[^]*/api/safety/appeals`));
    });
    const enabled = await bench.call('PUT', `/api/url/${id}/update`, { token, body: { disabled: false } });
    expect(enabled.status).toBe(200);
    expect((await bench.visit(`/${alias}`)).status).toBe(410);
    expect(await operator('unblock', '--short', short)).toStrictEqual({ unblocked: 1 });
    await eventually(async () => expect((await bench.visit(`/${alias}`)).status).toBe(302));
    expect((await operator('block', '--short', `${linksOrigin}/nobody`, '--reason', 'x'))['error']).toBe('not_found');
  });

  it('decides no objection without its number', async () => {
    for (const id of ['', '0', '-1', '1.5', 'x', '99999999999999999999'])
      assert.deepEqual(
        Object.keys((await operator('appeal', '--id', id, '--refuse'))['errors'] as object),
        ['id'],
        JSON.stringify(id),
      );
  });

  for (const [language, blocked, decided] of [
    ['de', 'Einer Ihrer Links wurde gesperrt', 'Ihr Widerspruch gegen eine Sperre'],
    ['pt-BR', 'Um dos seus links foi bloqueado', 'Sua contestação de um bloqueio'],
    ['ja', 'A link of yours has been blocked', 'Your objection to a block'],
    [null, 'A link of yours has been blocked', 'Your objection to a block'],
  ] as const) {
    it(`mails an owner in their language about a block and the decision of an objection: ${language}`, async () => {
      const owner = await bench.account('Grace', language);
      const subjects = () =>
        smtp.mails.filter(({ recipients }) => recipients.includes(owner.email)).map(({ subject }) => subject);
      const { alias } = await bench.link(owner.token);
      const url = `${linksOrigin}/${alias}`;
      await operator('block', '--short', url, '--reason', 'spam');
      await eventually(() => expect(subjects()).toStrictEqual([blocked]));
      const body = { url, message: 'This is my own shop, please look.' };
      const appeal = await bench.call('POST', '/api/safety/appeals', { token: owner.token, body });
      await operator('appeal', '--id', String(appeal.body.id), '--refuse');
      await eventually(() => expect(subjects()).toStrictEqual([blocked, decided]));
    });
  }

  it('links, in its mail, to the page of one blocked link or to the list, and to nothing for a code', async () => {
    const bob = await bench.account('Bob');
    const mails = () => smtp.mails.filter(({ recipients }) => recipients.includes(bob.email));
    const pages = () => mails().map(({ text }) => /\S+\/console\/\S+/.exec(text ?? '')?.[0]);
    const block = async (...args: string[]) => {
      const count = mails().length;
      await operator('block', ...args, '--reason', 'spam');
      await eventually(() => expect(mails().length).toBe(count + 1));
    };
    const { id, alias } = await bench.link(bob.token);
    await block('--short', `${linksOrigin}/${alias}`);
    for (const path of ['a', 'b']) await bench.link(bob.token, { url: `https://bobs.example/${path}` });
    await block('--destination', 'bobs.example');
    const body = { type: 'link', data: 'https://example.org/' };
    await block('--short', (await bench.call('POST', '/api/qr/add', { token: bob.token, body })).body.link);
    const list = 'http://localhost:8080/console/links';
    expect(pages()).toStrictEqual([`${list}/${id}`, list, undefined]);
    expect(mails().at(-1)?.text ?? '').toMatch(/POST \/api\/safety\/appeals/);
  });

  it('blocks a host with all subdomains: links with any such destination, new ones, and codes', async () => {
    const link = (body: object) => bench.link(token, body);
    const main = await link({ url: 'https://www.evil.example/x' });
    const targeted = await link({
      url: 'https://good.example/',
      geotarget: [{ location: 'Canada', link: 'https://evil.example/' }],
    });
    const unicode = await link({ url: 'https://böse.evil.example/' });
    const other = await link({ url: 'https://good.example/?about=evil.example' });
    const lookalike = await link({ url: 'https://notevil.example/' });
    const qr = await bench.call('POST', '/api/qr/add', {
      token,
      body: { type: 'link', data: 'https://evil.example/' },
    });
    const disabled = await link({ url: 'https://evil.example/off', disabled: true });
    expect(await operator('block', '--destination', 'Evil.example', '--reason', 'malware')).toStrictEqual({
      destination: 'evil.example',
      blocked: 4,
      elsewhere: [{ kind: 'qr', name: new URL(qr.body.link).pathname, email }],
    });
    const status = async ({ alias }: { alias: string }) => (await bench.visit(`/${alias}`)).status;
    for (const blocked of [main, targeted, unicode, disabled])
      await eventually(async () => expect(await status(blocked)).toBe(410));
    for (const fine of [other, lookalike]) expect(await status(fine)).toBe(302);
    expect((await bench.visit(new URL(qr.body.link).pathname)).status).toBe(410);
    const refused = await add('https://sub.evil.example/');
    expect([refused.status, refused.body.code]).toStrictEqual([400, 'invalid_request']);
    expect(refused.body.message).toMatch(/blocked address \(malware\)/);
    const metaimage = 'https://evil.example/card.png';
    for (const pictured of [
      await bench.call('POST', '/api/url/add', { token, body: { url: 'https://good.example/', metaimage } }),
      await bench.call('PUT', `/api/url/${other.id}/update`, { token, body: { metaimage } }),
    ]) {
      expect(pictured.status).toBe(400);
      expect(pictured.body.message).toMatch(/^metaimage leads to a blocked address \(malware\)/);
    }
    expect(await operator('unblock', '--destination', 'evil.example')).toStrictEqual({
      destination: 'evil.example',
      unblocked: 4,
    });
    await eventually(async () => expect(await status(main)).toBe(302));
    await eventually(async () => expect(await status(disabled)).toBe(404));
    expect((await add('https://sub.evil.example/')).status).toBe(200);
  });

  it('accepts an owner’s objection once, only about a block, and mails the decision', async () => {
    const { alias } = await bench.link(token);
    const url = `${linksOrigin}/${alias}`;
    const appeal = (as = token, message = 'This is my own shop, please look.') =>
      bench.call('POST', '/api/safety/appeals', { token: as, body: { url, message } });
    expect([(await appeal()).status, (await appeal()).body.message]).toStrictEqual([400, 'url is not blocked']);
    await operator('block', '--short', url, '--reason', 'spam');
    expect((await appeal((await bench.account()).token)).status).toBe(400);
    expect((await appeal(token, 'no')).status).toBe(400);
    const { status, body } = await appeal();
    expect([status, Object.keys(body), body.error]).toStrictEqual([200, ['error', 'id'], 0]);
    expect((await appeal()).status).toBe(409);
    const { appeals } = await operator('appeals');
    expect([appeals[0].id, appeals[0].email]).toStrictEqual([body.id, email]);
    await operator('appeal', '--id', String(body.id), '--accept', '--answer', 'Our mistake.');
    await eventually(async () => expect((await bench.visit(`/${alias}`)).status).toBe(302));
    const list = (await bench.call('GET', '/api/safety/appeals', { token })).body.data;
    expect([list.result, list.appeals[0].state, list.appeals[0].answer]).toStrictEqual([1, 'accepted', 'Our mistake.']);
    expect(
      (await bench.call('GET', '/api/safety/appeals', { token: (await bench.account()).token })).body.data.result,
    ).toBe(0);
    await eventually(() => expect(smtp.mails.some(({ text }) => /Our mistake/.test(text ?? ''))).toBeTruthy());
  });

  it('accepts an objection together with its lift or not at all, also about a deleted link', async () => {
    const appealed = async () => {
      const { id, alias } = await bench.link(token);
      const url = `${linksOrigin}/${alias}`;
      await operator('block', '--short', url, '--reason', 'spam');
      const body = { url, message: 'This is my own shop, please look.' };
      return { id, alias, appeal: String((await bench.call('POST', '/api/safety/appeals', { token, body })).body.id) };
    };
    const broken = await appealed();
    await bench.query(`ALTER TABLE link ADD CONSTRAINT no_lift CHECK (id <> ${broken.id} OR state = 'blocked')`);
    assert.ok((await operator('appeal', '--id', broken.appeal, '--accept'))['error']);
    await bench.query(`ALTER TABLE link DROP CONSTRAINT no_lift`);
    expect((await operator('appeal', '--id', broken.appeal, '--accept'))['state']).toBe('accepted');
    await eventually(async () => expect((await bench.visit(`/${broken.alias}`)).status).toBe(302));
    const gone = await appealed();
    await bench.call('DELETE', `/api/url/${gone.id}/delete`, { token });
    expect((await operator('appeal', '--id', gone.appeal, '--accept'))['state']).toBe('accepted');
    const purged = await appealed();
    await bench.query(`DELETE FROM link WHERE id = $1`, [purged.id]);
    expect((await operator('appeal', '--id', purged.appeal, '--accept'))['state']).toBe('accepted');
  });

  it('accepts reports of anybody on a page without scripts, and shows them to the operator by address', async () => {
    const { alias } = await bench.link(token);
    const page = await bench.visit(`/report?address=/${alias}`);
    expect(page.status).toBe(200);
    expect(page.body).toContain(`value="${linksOrigin}/${alias}"`);
    const address = `${linksOrigin}/${alias}`;
    const wrong = await report({ address, category: 'nothing', email: 'x', details: '<b>"kept"</b>' });
    expect(wrong.status).toBe(400);
    assert.ok(wrong.body.includes('id="category-error"') && wrong.body.includes('&#60;b&#62;&#34;kept'));
    for (const category of ['phishing', 'spam']) expect((await report({ address, category })).status).toBe(200);
    const { reports } = await operator('reports');
    const {
      reports: number,
      categories,
      leads_to,
      state,
    } = reports.find((one: { address: string }) => one.address === address);
    expect([number, categories, leads_to, state]).toStrictEqual([
      2,
      ['phishing', 'spam'],
      'https://example.org/',
      'active',
    ]);
    await operator('block', '--short', address, '--reason', 'phishing');
    expect(
      (await operator('reports'))['reports'].some((one: { address: string }) => one.address === address),
    ).toBeFalsy();
    await report({ address: 'https://nothing.example/', category: 'other' });
    expect(await operator('dismiss', '--address', 'https://nothing.example/')).toStrictEqual({ dismissed: 1 });
    const more = await Promise.all(Array.from({ length: 10 }, () => report({ address: 'abc', category: 'other' })));
    expect(more.map(({ status }) => status).filter((status) => status === 429).length).toStrictEqual(3);
    const foreign = await bench.visit('/report', { headers: { host: 'brand.example' } });
    expect([foreign.status, foreign.headers.location]).toStrictEqual([302, `${linksOrigin}/report`]);
  });
});
