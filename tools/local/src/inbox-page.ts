import type { Mail } from './mailbox.js';

const styleSheet = `
:root { color-scheme: light dark; --line: light-dark(#d9dee5, #333a44); --soft: light-dark(#5b6673, #9aa5b1);
  --page: light-dark(#f4f6f8, #14181d); --card: light-dark(#fff, #1c2127); --accent: light-dark(#1857c7, #8ab4ff); }
* { box-sizing: border-box } body { margin: 0; font: 15px/1.5 system-ui, sans-serif; background: var(--page) }
header { display: flex; gap: 1rem; align-items: baseline; padding: .9rem 1.25rem; border-bottom: 1px solid var(--line); background: var(--card) }
h1 { font-size: 1.05rem; margin: 0 } h2 { margin: 0 0 .5rem; font-size: 1.25rem } header p { margin: 0; color: var(--soft) }
header form { margin-left: auto } a { color: var(--accent) }
button { font: inherit; padding: .25rem .75rem; border: 1px solid var(--line); border-radius: 6px; background: transparent; color: inherit; cursor: pointer }
main { display: grid; grid-template-columns: minmax(16rem, 24rem) 1fr; min-height: calc(100vh - 3.4rem) }
nav { border-right: 1px solid var(--line); background: var(--card) } nav ol { list-style: none; margin: 0; padding: 0 }
nav a { display: block; padding: .7rem 1.25rem; border-bottom: 1px solid var(--line); text-decoration: none; color: inherit }
nav a:hover, nav a[aria-current] { background: var(--page) } nav a[aria-current] { box-shadow: inset 3px 0 var(--accent) }
nav b, nav small { display: block; overflow: hidden; text-overflow: ellipsis; white-space: nowrap } small { color: var(--soft) }
article { padding: 1.25rem; min-width: 0 } dl { display: grid; grid-template-columns: auto 1fr; gap: .1rem .9rem; margin: 0 0 1rem }
dt { color: var(--soft) } dd { margin: 0; overflow-wrap: anywhere }
iframe, pre { width: 100%; border: 1px solid var(--line); border-radius: 8px; background: var(--card) }
iframe { height: 60vh; background: #fff } pre { padding: 1rem; white-space: pre-wrap; overflow-wrap: anywhere }
.empty { padding: 3rem 1.25rem; color: var(--soft); text-align: center }
@media (max-width: 46rem) { main { grid-template-columns: 1fr } nav { border-right: 0 } }
`;

/** The whole inbox page, with one message open or none. It needs no script: the list reloads itself every five seconds. */
export function inboxPage(mails: Mail[], open?: Mail): string {
  const count = mails.length === 1 ? '1 message' : `${mails.length} messages`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Mail inbox</title>
<meta name="viewport" content="width=device-width">${open ? '' : '<meta http-equiv="refresh" content="5">'}<style>${styleSheet}</style></head>
<body><header><h1><a href="/">Mail inbox</a></h1><p>${count}; nothing leaves this machine</p>
<form method="post" action="/clear"><button>Empty</button></form></header>
<main><nav aria-label="Messages">${list(mails, open)}</nav><article>${open ? message(open) : hint(mails)}</article></main></body></html>`;
}

function list(mails: Mail[], open?: Mail): string {
  if (mails.length === 0) return '<p class="empty">No mail yet</p>';
  const items = mails.map(
    (mail) => `<li><a href="/messages/${escapeHtml(mail.id)}"${mail === open ? ' aria-current="page"' : ''}>
<b>${escapeHtml(mail.subject || '(no subject)')}</b><small>${escapeHtml(mail.to.join(', '))}</small>
<small><time datetime="${mail.receivedAt}">${mail.receivedAt.slice(0, 19).replace('T', ' ')} UTC</time></small></a></li>`,
  );
  return `<ol>${items.join('')}</ol>`;
}

function hint(mails: Mail[]): string {
  return `<p class="empty">${mails.length ? 'Choose a message.' : 'What the platform sends by e-mail appears here.'}<br>
Scripts read <a href="/api/email">/api/email</a>.</p>`;
}

function message(mail: Mail): string {
  const rows = [
    ['From', mail.from],
    ['To', mail.to.join(', ')],
    ['Received', mail.receivedAt],
    ...mail.attachments.map((file) => ['Attachment', `${file.filename} (${file.mimeType}, ${file.bytes} bytes)`]),
  ];
  const facts = rows.map(([name = '', value = '']) => `<dt>${name}</dt><dd>${escapeHtml(value)}</dd>`).join('');
  const html = `<iframe title="HTML part" sandbox="allow-popups allow-popups-to-escape-sandbox" src="/messages/${escapeHtml(mail.id)}/html"></iframe>`;
  return `<h2>${escapeHtml(mail.subject || '(no subject)')}</h2><dl>${facts}</dl>
${mail.html ? html : ''}<pre>${linked(mail.text)}</pre>`;
}

/** Text with its web addresses made clickable: confirmation links are what most mails are opened for. */
function linked(text: string): string {
  return text
    .split(/(https?:\/\/[^\s<>"]+)/)
    .map((part, index) =>
      index % 2
        ? `<a href="${escapeHtml(part)}" target="_blank" rel="noopener">${escapeHtml(part)}</a>`
        : escapeHtml(part),
    )
    .join('');
}

function escapeHtml(text: string): string {
  const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? '');
}
