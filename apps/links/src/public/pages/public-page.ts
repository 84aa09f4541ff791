import { pageFrame } from '@platform/look';
import type { FastifyReply } from 'fastify';
import { html, type Html } from '@platform/service-kit';
import { styleElement, styleHash } from './page-style.js';

export interface PublicPage {
  title: string;
  body: Html;
  /** For those who show a preview. */
  description?: string;
  /** Only pages that their owner wants to be found. */
  isIndexed?: boolean;
  /** What the page may show pictures from; none when not given. */
  pictures?: string;
  /** True when it has a form to our own origin. */
  hasForm?: boolean;
}

/** A page of links' own origin for everybody: no script, no foreign style, in no frame. */
export function sendPublicPage(reply: FastifyReply, status: number, page: PublicPage): FastifyReply {
  const { title, body, description, isIndexed = false, pictures = `'none'`, hasForm = false } = page;
  const text = pageFrame({
    language: 'en',
    title,
    frame: 'narrow',
    head: `${
      html`${description ? html`<meta name="description" content="${description}" />` : null}
        <meta property="og:title" content="${title}" />`.text
    }${styleElement()}`,
    body: html`<main class="card">${body}</main>`.text,
    isIndexed,
  });
  const policy =
    `default-src 'none'; style-src 'sha256-${styleHash()}'; img-src ${pictures}; base-uri 'none'; ` +
    `form-action ${hasForm ? `'self'` : `'none'`}; frame-ancestors 'none'`;
  return reply
    .code(status)
    .header('cache-control', 'private, no-store')
    .header('content-security-policy', policy)
    .header('x-content-type-options', 'nosniff')
    .header('referrer-policy', 'strict-origin-when-cross-origin')
    .headers(isIndexed ? {} : { 'x-robots-tag': 'noindex' })
    .type('text/html; charset=utf-8')
    .send(text);
}
