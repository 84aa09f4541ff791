import type { FastifyReply } from 'fastify';
import { html } from '@platform/service-kit';
import type { Rules } from '../../lookup/index.js';
import { sendVisitPage } from './visit-page.js';

/** The card that the owner wants to be drawn of the link. */
export function sendSocialPage(reply: FastifyReply, meta: NonNullable<Rules['meta']>, address: string): FastifyReply {
  const { title = '', description = '', image = '' } = meta;
  const property = (name: string, content: string) =>
    content ? html`<meta property="${name}" content="${content}" />` : null;
  return sendVisitPage(reply, {
    status: 200,
    title: title || 'Short link',
    head: html`${property('og:title', title)} ${property('og:description', description)} ${property('og:image', image)}
    ${property('og:url', address)} ${property('og:type', 'website')}
    ${property('twitter:card', image ? 'summary_large_image' : 'summary')} ${property('description', description)}`,
    body: html`<h1>${title || 'Short link'}</h1>
      <p>${description}</p>`,
  });
}
