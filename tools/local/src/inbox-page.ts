import { escapeHtml, mark, pageFrame } from '@platform/look';
import { providers, type ChatMessage } from './chats/chat-message.js';
import { lookOf, titleOf } from './chats/looks.js';
import { linked } from './html.js';
import { inboxStyle } from './inbox-style.js';
import type { Mail } from './mailbox.js';

/** A line of the list. */
interface Entry {
  href: string;
  title: string;
  kind: string;
  where: string;
  receivedAt: string;
}

/** What the page has. */
export interface Inbox {
  mails: Mail[];
  chats: ChatMessage[];
}

/**
 * The list beside one message, or another content, or a hint. It needs no script: the list alone reloads itself every
 * five seconds.
 */
export function inboxPage(inbox: Inbox, open?: { href: string; html: string }): string {
  const entries = entriesOf(inbox);
  const count = entries.length === 1 ? '1 message' : `${entries.length} messages`;
  return pageFrame({
    language: 'en',
    title: 'Inbox',
    head: `${open ? '' : '<meta http-equiv="refresh" content="5">'}<style>${inboxStyle}</style>`,
    body: `<header><h1><a href="/">${mark}Inbox</a></h1><p>${count}; nothing leaves this machine</p>
<a href="/telegram">Telegram chats</a>
<form method="post" action="/clear"><button class="button quiet small">Empty</button></form></header>
<main><nav aria-label="Messages">${list(entries, open?.href)}</nav>
<article>${open?.html ?? hint(entries)}</article></main>`,
  });
}

export function mailHtml(mail: Mail): string {
  const facts = [
    ['From', mail.from],
    ['To', mail.to.join(', ')],
    ['Received', mail.receivedAt],
    ...mail.attachments.map((file) => ['Attachment', `${file.filename} (${file.mimeType}, ${file.bytes} bytes)`]),
  ];
  const html = `<iframe title="HTML part" sandbox="allow-popups allow-popups-to-escape-sandbox"
src="/messages/${escapeHtml(mail.id)}/html"></iframe>`;
  return `<h2>${escapeHtml(mail.subject || '(no subject)')}</h2>${factList(facts)}
${mail.html ? html : ''}<pre>${linked(mail.text)}</pre>`;
}

/** As it would look there, and below that as it was sent. */
export function chatHtml(message: ChatMessage): string {
  const facts = [
    ['Provider', providers[message.provider]],
    ['Room', message.room],
    ...(message.from ? [['From', message.from]] : []),
    ['Received', message.receivedAt],
  ];
  const body = escapeHtml(JSON.stringify(message.body, null, 2));
  const sent = `<details><summary>As it was sent</summary><pre>${body}</pre></details>`;
  return `<h2>${escapeHtml(titleOf(message) || '(no text)')}</h2>${factList(facts)}
<div class="chat ${message.provider}">${lookOf(message)}</div>${message.provider === 'webhook' ? '' : sent}`;
}

function entriesOf({ mails, chats }: Inbox): Entry[] {
  const entries = [
    ...mails.map(({ id, subject, to, receivedAt }) => ({
      href: `/messages/${id}`,
      title: subject || '(no subject)',
      kind: 'Mail',
      where: to.join(', '),
      receivedAt,
    })),
    ...chats.map((message) => ({
      href: `/chats/${message.id}`,
      title: titleOf(message) || '(no text)',
      kind: providers[message.provider],
      where: message.from ? `${message.room}, by ${message.from}` : message.room,
      receivedAt: message.receivedAt,
    })),
  ];
  return entries.sort((a, b) => b.receivedAt.localeCompare(a.receivedAt));
}

function list(entries: Entry[], open?: string): string {
  if (entries.length === 0) return '<p class="empty">No message yet</p>';
  const items = entries.map(
    ({ href, title, kind, where, receivedAt }) =>
      `<li><a href="${escapeHtml(href)}"${href === open ? ' aria-current="page"' : ''}>
<b>${escapeHtml(title)}</b><small><span class="tag">${kind}</span> ${escapeHtml(where)}</small>
<small><time datetime="${receivedAt}">${receivedAt.slice(0, 19).replace('T', ' ')} UTC</time></small></a></li>`,
  );
  return `<ol>${items.join('')}</ol>`;
}

function hint(entries: Entry[]): string {
  const first = entries.length
    ? 'Choose a message.'
    : 'What the platform sends appears here: e-mails, and messages to chats.';
  return `<p class="empty">${first}<br>
To have chats here, create destinations in the console: their form has the button “Try it with the inbox of this
machine”.<br>
Scripts read <a href="/api/email">/api/email</a> and <a href="/api/chat">/api/chat</a>.</p>`;
}

function factList(facts: string[][]): string {
  return `<dl>${facts.map(([name = '', value = '']) => `<dt>${name}</dt><dd>${escapeHtml(value)}</dd>`).join('')}</dl>`;
}
