/**
 * The inbox as a process: an SMTP server and stand-ins of chat providers that keep every message, a page to read
 * them, and a JSON API to poll.
 */
import { Chats } from './chats/chats.js';
import { mailSettings } from './config.js';
import { createInboxPages, createSmtp } from './inbox.js';
import { Mailbox } from './mailbox.js';

const settings = mailSettings();
const mailbox = Mailbox.open(settings.folder);
const smtp = createSmtp(mailbox);
const pages = createInboxPages(mailbox, new Chats(settings.chatFolder));
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void pages.close().then(() => smtp.close(() => process.exit(0))));
}
await new Promise<void>((resolve) => smtp.listen(settings.smtpPort, settings.host, resolve));
await pages.listen({ host: settings.host, port: settings.webPort });
console.log('listening');
