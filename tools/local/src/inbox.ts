import Fastify, { type FastifyInstance } from 'fastify';
import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import type { Chats } from './chats/chats.js';
import { addProviders } from './chats/provider-routes.js';
import { chatOf, localBot } from './chats/telegram-chats.js';
import { telegramChatsHtml, type BotLink } from './chats/telegram-page.js';
import { chatHtml, inboxPage, mailHtml, type Inbox } from './inbox-page.js';
import type { Mailbox } from './mailbox.js';

const messageBytes = 10 * 1024 * 1024;
/** No script at all; the mail's own HTML is shown in a frame of its own. */
const pagePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; form-action 'self'; base-uri 'none'";
/** A mail's HTML loads nothing from elsewhere and runs nothing; its links open in a new window. */
const mailPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox allow-popups allow-popups-to-escape-sandbox";
const unknown = { error: 'not_found', message: 'There is no such message.' };

interface ById {
  Params: { id: string };
}

/** The receiving side: takes any message from anybody and keeps it. */
export function createSmtp(mailbox: Mailbox): SMTPServer {
  const smtp = new SMTPServer({
    authOptional: true,
    // Senders keep their connections open for the next mail.
    closeTimeout: 200,
    disabledCommands: ['STARTTLS'],
    size: messageBytes,
    onAuth: (_auth, _session, done) => done(null, { user: 'anyone' }),
    onData: (stream, session, done) => {
      buffer(stream)
        .then(async (raw) => {
          if (stream.sizeExceeded) throw Object.assign(new Error('message too large'), { responseCode: 552 });
          await mailbox.add(
            raw,
            session.envelope.rcptTo.map(({ address }) => address),
          );
          done();
        })
        .catch((error: Error) => done(error));
    },
  });
  smtp.on('error', (error) => console.error(`smtp: ${error.message}`));
  return smtp;
}

/**
 * The reading side: a page at `/`, and JSON: `GET /api/email[?to=address]` and `GET /api/chat` (newest first), `GET
 * /api/email/{id}`, `DELETE /api/email[/{id}]`, `DELETE /api/chat`; and the addresses of the chat providers, whose
 * messages it takes. It answers only to names of this machine, and only to its own pages.
 */
export function createInboxPages(mailbox: Mailbox, chats: Chats): FastifyInstance {
  const app = Fastify({ forceCloseConnections: true });
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_req, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  app.addHook('onRequest', async (req, res) => {
    // A site that made its name lead to 127.0.0.1 must not read mails, and another site's form must not empty the
    // inbox.
    const host = (req.headers.host ?? '').replace(/:\d+$/, '');
    const isOwnName = /^(([a-z0-9-]+\.)*localhost|127\.0\.0\.1|\[::1\])$/.test(host);
    const { origin } = req.headers;
    if (!isOwnName || (origin && origin !== `http://${req.headers.host}`)) {
      return res.code(403).send({ error: 'forbidden', message: 'The inbox answers on this machine only.' });
    }
    res.headers({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': pagePolicy,
    });
  });
  app.addHook('onClose', (_app, done) => {
    chats.telegram.close();
    done();
  });
  addJson(app, mailbox, chats);
  addPages(app, mailbox, chats);
  addTelegramPages(app, mailbox, chats);
  addProviders(app, chats);
  return app;
}

function addJson(app: FastifyInstance, mailbox: Mailbox, chats: Chats): void {
  app.get<{ Querystring: { to?: string } }>('/api/email', (req) => mailbox.list(req.query.to));
  app.get<ById>('/api/email/:id', (req, res) => mailbox.find(req.params.id) ?? res.code(404).send(unknown));
  app.delete('/api/email', (_req, res) => {
    mailbox.clear();
    return res.code(204).send();
  });
  app.delete<ById>('/api/email/:id', (req, res) => {
    mailbox.clear(req.params.id);
    return res.code(204).send();
  });
  app.get('/api/chat', () => chats.messages.list());
  app.delete('/api/chat', (_req, res) => {
    chats.messages.clear();
    return res.code(204).send();
  });
}

const inboxOf = (mailbox: Mailbox, chats: Chats): Inbox => ({ mails: mailbox.list(), chats: chats.messages.list() });

function addPages(app: FastifyInstance, mailbox: Mailbox, chats: Chats): void {
  app.get('/', (_req, res) => res.type('text/html').send(inboxPage(inboxOf(mailbox, chats))));
  app.get<ById>('/messages/:id', (req, res) => {
    const mail = mailbox.find(req.params.id);
    if (!mail) return res.code(404).send(unknown);
    const open = { href: `/messages/${mail.id}`, html: mailHtml(mail) };
    return res.type('text/html').send(inboxPage(inboxOf(mailbox, chats), open));
  });
  app.get<ById>('/messages/:id/html', (req, res) => {
    const mail = mailbox.find(req.params.id);
    if (!mail) return res.code(404).send(unknown);
    return res.header('content-security-policy', mailPolicy).type('text/html').send(mail.html);
  });
  app.get<ById>('/chats/:id', (req, res) => {
    const message = chats.messages.find(req.params.id);
    if (!message) return res.code(404).send(unknown);
    const open = { href: `/chats/${message.id}`, html: chatHtml(message) };
    return res.type('text/html').send(inboxPage(inboxOf(mailbox, chats), open));
  });
  app.post('/clear', (_req, res) => {
    mailbox.clear();
    chats.messages.clear();
    return res.redirect('/', 303);
  });
}

/** The links to the bot lead to `/telegram/<its name>`, as those of t.me lead to its chat. */
function addTelegramPages(app: FastifyInstance, mailbox: Mailbox, chats: Chats): void {
  for (const path of ['/telegram', `/telegram/${localBot.username}`])
    app.get<{ Querystring: BotLink }>(path, (req, res) => {
      const html = telegramChatsHtml(chats.messages.list(), req.query);
      return res.type('text/html').send(inboxPage(inboxOf(mailbox, chats), { href: '', html }));
    });
  app.post<{ Body: { chat?: string; text?: string } | undefined }>('/telegram/say', (req, res) => {
    const { chat: id, text = '' } = req.body ?? {};
    const chat = chatOf(id);
    if (!chat || text.trim() === '') return res.code(404).send(unknown);
    chats.telegram.say(chat, text.slice(0, 4096));
    return res.redirect('/telegram', 303);
  });
}
