import { createHash } from 'node:crypto';
import { asProblem, counterOf, log } from '@platform/service-kit';
import type { FastifyReply } from 'fastify';

const style = `
:root{color-scheme:light dark;--ink:#1b1f2a;--soft:#5a6274;--paper:#f6f7f9;--card:#fff;--line:#e3e6ec}
@media(prefers-color-scheme:dark){:root{--ink:#eceef3;--soft:#a3abbd;--paper:#14161c;--card:#1c1f28;--line:#2b303c}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:1.5rem;background:var(--paper);color:var(--ink);
font:1rem/1.6 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif}
main{max-width:27rem;width:100%;padding:2.5rem 2.25rem;background:var(--card);
border:1px solid var(--line);border-radius:1rem}
svg{display:block;margin-bottom:1.5rem;color:var(--soft)}
h1{margin:0 0 .5rem;font-size:1.375rem;line-height:1.3;letter-spacing:-.01em}
p{margin:0;color:var(--soft)}
a{color:inherit}`;

const styleHash = createHash('sha256').update(style).digest('base64');

/** Nothing but our own style sheet: no script, no picture, no frame, no form. */
const contentSecurityPolicy =
  `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; ` +
  `frame-ancestors 'none'`;

const chain =
  '<svg aria-hidden="true" width="44" height="44" viewBox="0 0 24 24" ' +
  'fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round">' +
  '<path d="M9 15 6.5 17.5a3.5 3.5 0 0 1-5-5L5 9a3.5 3.5 0 0 1 5 0"/>' +
  '<path d="m15 9 2.5-2.5a3.5 3.5 0 0 1 5 5L19 15a3.5 3.5 0 0 1-5 0"/>' +
  '<path d="m11 18-.5 2"/><path d="m13 6 .5-2"/></svg>';

function page(title: string, text: string): string {
  return (
    `<!doctype html><html lang="en"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width,initial-scale=1">` +
    `<meta name="robots" content="noindex"><title>${title}</title><style>${style}</style></head>` +
    `<body><main>${chain}<h1>${title}</h1><p>${text}</p></main></body></html>`
  );
}

const pages = {
  missing: [
    404,
    page(
      'This link does not exist',
      'It may have been mistyped or removed. Please check the address, or ask whoever gave it to you.',
    ),
  ],
  unavailable: [
    503,
    page('Please try again in a moment', 'We cannot look this link up right now. It has not been lost.'),
  ],
  scheduled: [
    404,
    page('This link is not open yet', 'Its owner has set a time from which it works. Please come back later.'),
  ],
  expired: [
    410,
    page('This link has expired', 'It worked until a time, or for a number of visits, that its owner had set.'),
  ],
  blocked: [
    410,
    page(
      'This link has been blocked',
      'It leads to a page that has been reported as harmful, so it does not work any more. ' +
        '<a href="/report">Report something else</a>',
    ),
  ],
  foreign: [
    403,
    page(
      'Not from here',
      'What was sent came from a page of another site, so it was not taken. Please use the link itself.',
    ),
  ],
  quiet: [200, page('A short link', 'It opens when a person visits it.')],
  unprefetched: [503, page('Not ahead of time', 'This link counts its visits: it is opened only when somebody comes.')],
  root: [200, page('Short links live here', 'Every short link on this address leads to a page that its owner chose.')],
} as const;

let unavailableVisits = 0;
counterOf(
  'links_visits_unavailable_total',
  'Visits that were answered 503, as something that they need was away',
  () => unavailableVisits,
);

/** Sends a small page of our own. It is never stored, as the link may exist a second later. */
export function sendPage(reply: FastifyReply, name: keyof typeof pages): FastifyReply {
  const [status, html] = pages[name];
  if (name === 'unavailable') {
    unavailableVisits += 1;
    void reply.header('retry-after', '5');
  }
  return reply
    .code(status)
    .header('cache-control', 'private, no-store')
    .header('content-security-policy', contentSecurityPolicy)
    .header('x-content-type-options', 'nosniff')
    .header('referrer-policy', 'no-referrer')
    .header('x-robots-tag', 'noindex')
    .type('text/html; charset=utf-8')
    .send(html);
}

/**
 * Sends the page `unavailable` where a request failed because others are away.
 *
 * @throws the error itself when the fault is ours
 */
export function sendUnavailable(reply: FastifyReply, err: unknown, message: string): FastifyReply {
  if (asProblem(err).code === 'internal_error') throw err;
  log.warn({ err }, message);
  return sendPage(reply, 'unavailable');
}
