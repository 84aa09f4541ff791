import type { FastifyReply } from 'fastify';
import { html } from '@platform/service-kit';
import { sendVisitPage } from './visit-page.js';

/**
 * Stands before a destination whose name reads like another one: the visitor sees both spellings and decides.
 *
 * @param shown how the name reads
 */
export function sendLookalikePage(reply: FastifyReply, href: string, shown: string): FastifyReply {
  const { hostname } = new URL(href);
  return sendVisitPage(reply, {
    status: 200,
    title: 'Look twice',
    body: html`<h1>Look twice</h1>
      <p>This link leads to <strong>${shown}</strong>, which is written with letters that look like others.</p>
      <p class="hint">Its real name is <strong>${hostname}</strong>. Go on only if you expected that.</p>
      <a class="button quiet" href="${href}" rel="nofollow noreferrer">Continue to ${hostname}</a>`,
  });
}
