import { escapeHtml, mark, pageFrame, sheet } from '@platform/look';
import type { ReceivedEvent } from './webhooks.js';

/** The page of somebody who is not signed in, with what webhooks have brought. */
export function startPage(events: readonly ReceivedEvent[]): string {
  const rows = events.map(
    ({ event, sequence, at }) => `<li><strong>${escapeHtml(event)}</strong> ${sequence}, ${at.toISOString()}</li>`,
  );
  return page(
    'Sample app',
    `<p><a class="button" href="/sign-in">Sign in</a></p>
<h2>Events</h2>
${rows.length > 0 ? `<ul>${rows.join('\n')}</ul>` : '<p>None yet. Sign in, then rename an organization in the console.</p>'}`,
  );
}

export function organizationsPage(name: string, organizations: readonly { name: string; role: string }[]): string {
  const rows = organizations.map(
    (each) => `<li><strong>${escapeHtml(each.name)}</strong>, ${escapeHtml(each.role)}</li>`,
  );
  return page(
    `Hello, ${name}`,
    `<h2>Your organizations</h2>
${rows.length > 0 ? `<ul>${rows.join('\n')}</ul>` : '<p>You are in none yet.</p>'}
<p><a href="/">What webhooks have brought</a></p>`,
  );
}

export function faultPage(message: string): string {
  return page('That did not work', `<p>${escapeHtml(message)}</p><p><a href="/">Back</a></p>`);
}

function page(title: string, body: string): string {
  const main = `<main class="card"><h1>${mark}${escapeHtml(title)}</h1>${body}</main>`;
  return pageFrame({ language: 'en', title, frame: 'narrow', head: `<style>${sheet}</style>`, body: main });
}
