import { mark, pageFrame } from '@platform/look';
import { asProblem, counterOf, log, ofPlatformBrand } from '@platform/service-kit';
import type { FastifyReply } from 'fastify';
import { styleElement, styleHash } from './page-style.js';

/** Nothing but our own style sheet: no script, no picture, no frame, no form. */
const contentSecurityPolicy = () =>
  `default-src 'none'; style-src 'sha256-${styleHash()}'; base-uri 'none'; form-action 'none'; ` +
  `frame-ancestors 'none'`;

function page(title: string, text: string): string {
  return pageFrame({
    language: 'en',
    title,
    frame: 'narrow',
    head: styleElement(),
    body: `<main class="card">${mark}<h1>${title}</h1><p class="lead">${text}</p></main>`,
  });
}

const pages = ofPlatformBrand(
  () =>
    ({
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
      unprefetched: [
        503,
        page('Not ahead of time', 'This link counts its visits: it is opened only when somebody comes.'),
      ],
      root: [
        200,
        page('Short links live here', 'Every short link on this address leads to a page that its owner chose.'),
      ],
    }) as const,
);

type PageName = keyof ReturnType<typeof pages>;

let unavailableVisits = 0;
counterOf(
  'links_visits_unavailable_total',
  'Visits that were answered 503, as something that they need was away',
  () => unavailableVisits,
);

/** Sends a small page of our own. It is never stored, as the link may exist a second later. */
export function sendPage(reply: FastifyReply, name: PageName): FastifyReply {
  const [status, html] = pages()[name];
  if (name === 'unavailable') {
    unavailableVisits += 1;
    void reply.header('retry-after', '5');
  }
  return reply
    .code(status)
    .header('cache-control', 'private, no-store')
    .header('content-security-policy', contentSecurityPolicy())
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
