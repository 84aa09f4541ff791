import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Chats } from './chats/chats.js';
import { createInboxPages, createSmtp } from './inbox.js';
import { Mailbox, type Mail } from './mailbox.js';

const exampleMail = [
  'From: =?utf-8?q?Caf=C3=A9?= <cafe@example.test>',
  'To: ada@example.test',
  'Subject: Confirm <your> address',
  'X-Canary: yes',
  'Content-Type: multipart/alternative; boundary=b',
  '',
  '--b\r\nContent-Type: text/plain; charset=utf-8\r\n\r\nOpen http://localhost:8080/verify?a=1&b=2 now',
  '--b\r\nContent-Type: text/html\r\n\r\n<p>Open <script>alert(1)</script></p>',
  '--b--',
].join('\r\n');

describe('the mail inbox', () => {
  const folder = mkdtempSync(join(tmpdir(), 'inbox-'));
  const mailbox = Mailbox.open(folder);
  const smtp = createSmtp(mailbox);
  const pages = createInboxPages(mailbox, new Chats(join(folder, 'chats')));
  const host = { host: 'localhost:8082' };

  beforeAll(async () => {
    await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
  });
  afterAll(async () => {
    await new Promise<void>((resolve) => smtp.close(resolve));
    await pages.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('opens with the complete messages when a full disk has truncated one', async () => {
    const own = mkdtempSync(join(tmpdir(), 'inbox-'));
    const { id } = await Mailbox.open(own).add(Buffer.from(exampleMail), ['ada@example.test']);
    writeFileSync(join(own, '1-cut.json'), '{"id":"1-cut","fro');
    expect(
      Mailbox.open(own)
        .list()
        .map((mail) => mail.id),
    ).toStrictEqual([id]);
    rmSync(own, { recursive: true, force: true });
  });

  async function send(to: string[]): Promise<void> {
    const socket = connect((smtp.server.address() as AddressInfo).port, '127.0.0.1');
    const lines = [
      'EHLO x',
      'MAIL FROM:<cafe@example.test>',
      ...to.map((one) => `RCPT TO:<${one}>`),
      'DATA',
      `${exampleMail}\r\n.`,
      'QUIT',
    ];
    for (const line of lines) {
      await once(socket, 'data');
      socket.write(`${line}\r\n`);
    }
    await once(socket, 'close');
  }

  const list = async (to = '') => (await pages.inject({ url: `/api/email${to}`, headers: host })).json<Mail[]>();

  it('stores what it receives, by envelope address, and reads it again after a restart', async () => {
    await send(['Ada@example.test', 'blind@example.test']);
    await send(['grace@example.test']);
    const [mail] = await list('?to=ada@EXAMPLE.test');
    expect(mail?.from).toBe('Café <cafe@example.test>');
    expect(mail?.subject).toBe('Confirm <your> address');
    expect(mail?.headers['x-canary']).toBe('yes');
    expect(mail?.text).toMatch(/verify\?a=1&b=2/);
    expect((await list('?to=blind@example.test')).length).toBe(1);
    expect((await list()).map(({ to }) => to[0])).toStrictEqual(['grace@example.test', 'Ada@example.test']);
    expect(Mailbox.open(folder).list()).toStrictEqual(mailbox.list());
  });

  it('shows a message without running anything in it', async () => {
    const [mail] = await list();
    const page = await pages.inject({ url: `/messages/${mail?.id}`, headers: host });
    expect(page.body).toMatch(/Confirm &lt;your&gt; address/);
    expect(page.body).toMatch(/<a href="http:\/\/localhost:8080\/verify\?a=1&amp;b=2"/);
    expect(page.body).not.toMatch(/<script/);
    const html = await pages.inject({ url: `/messages/${mail?.id}/html`, headers: host });
    expect(String(html.headers['content-security-policy'])).toMatch(/sandbox/);
    expect(String(html.headers['content-security-policy'])).not.toMatch(/allow-scripts|script-src/);
  });

  it('answers neither foreign host names nor pages of other sites', async () => {
    expect((await pages.inject({ url: '/api/email', headers: { host: 'evil.test' } })).statusCode).toBe(403);
    const headers = { ...host, origin: 'http://evil.test' };
    expect((await pages.inject({ method: 'POST', url: '/clear', headers })).statusCode).toBe(403);
    expect(mailbox.list().length).toBe(2);
  });

  it('deletes one message or all', async () => {
    const [mail] = await list();
    expect((await pages.inject({ method: 'DELETE', url: `/api/email/${mail?.id}`, headers: host })).statusCode).toBe(
      204,
    );
    expect((await pages.inject({ url: `/api/email/${mail?.id}`, headers: host })).statusCode).toBe(404);
    expect((await list()).length).toBe(1);
    expect((await pages.inject({ method: 'POST', url: '/clear', headers: host })).statusCode).toBe(303);
    expect(Mailbox.open(folder).list()).toStrictEqual([]);
  });
});
