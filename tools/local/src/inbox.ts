import Fastify, { type FastifyInstance } from 'fastify';
import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { inboxPage } from './mail-page.js';
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
 * The reading side: a page at `/`, and JSON: `GET /api/email[?to=address]` (newest first), `GET /api/email/{id}`,
 * `DELETE /api/email[/{id}]`. It answers only to names of this machine, and only to its own pages.
 */
export function createInboxPages(mailbox: Mailbox): FastifyInstance {
  const app = Fastify({ forceCloseConnections: true });
  app.addContentTypeParser('application/x-www-form-urlencoded', (_req, _payload, done) => done(null));
  app.addHook('onRequest', async (req, res) => {
    // A site that made its name lead to 127.0.0.1 must not read mails, and another site's form must not empty the inbox.
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
  addJson(app, mailbox);
  addPages(app, mailbox);
  return app;
}

function addJson(app: FastifyInstance, mailbox: Mailbox): void {
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
}

function addPages(app: FastifyInstance, mailbox: Mailbox): void {
  app.get('/', (_req, res) => res.type('text/html').send(inboxPage(mailbox.list())));
  app.get<ById>('/messages/:id', (req, res) => {
    const mail = mailbox.find(req.params.id);
    return mail ? res.type('text/html').send(inboxPage(mailbox.list(), mail)) : res.code(404).send(unknown);
  });
  app.get<ById>('/messages/:id/html', (req, res) => {
    const mail = mailbox.find(req.params.id);
    if (!mail) return res.code(404).send(unknown);
    return res.header('content-security-policy', mailPolicy).type('text/html').send(mail.html);
  });
  app.post('/clear', (_req, res) => {
    mailbox.clear();
    return res.redirect('/', 303);
  });
}
