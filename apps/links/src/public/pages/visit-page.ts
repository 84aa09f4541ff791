import { pageFrame } from '@platform/look';
import { randomBytes } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { html, trustedHtml, type Html } from '@platform/service-kit';
import { pageStyle } from './page-style.js';

/** A page that stands between a visitor and a destination. */
export interface VisitPage {
  status: number;
  title: string;
  /** Further elements of the head. */
  head?: Html | null;
  body: Html;
  /** Added to the style of all pages. Never with anything of a user in it that is not checked. */
  style?: string;
  /** Source texts of scripts of ours. */
  scripts?: string[];
  /** Further directives of the content security policy, by name. */
  policy?: Record<string, string>;
  /** Without the card in the middle. */
  isBare?: boolean;
  headers?: Record<string, string>;
}

/** Only scripts and styles with the nonce of this very answer; what else a page needs it names in `policy`. */
export function sendVisitPage(reply: FastifyReply, page: VisitPage): FastifyReply {
  const { status, title, head, body, style = '', scripts = [], policy = {}, isBare = false, headers = {} } = page;
  const nonce = randomBytes(16).toString('base64');
  const element = (name: 'style' | 'script', text: string) =>
    trustedHtml(`<${name} nonce="${nonce}">${text}</${name}>`);
  const document = pageFrame({
    language: 'en',
    title,
    head: html`${head} ${element('style', pageStyle() + style)}`.text,
    body: html`${isBare ? body : html`<main class="card">${body}</main>`}
    ${scripts.map((text) => element('script', text))}`.text,
    ...(!isBare && { frame: 'narrow' }),
  });
  const directives = {
    'default-src': `'none'`,
    'style-src': `'nonce-${nonce}'`,
    ...(scripts.length > 0 && { 'script-src': `'nonce-${nonce}'` }),
    'base-uri': `'none'`,
    'form-action': `'none'`,
    'frame-ancestors': `'none'`,
    ...Object.fromEntries(Object.entries(policy).map(([name, value]) => [name, value.replace('NONCE', nonce)])),
  };
  const csp = Object.entries(directives).map(([name, value]) => `${name} ${value}`);
  return reply
    .code(status)
    .header('cache-control', 'private, no-store')
    .header('content-security-policy', csp.join('; '))
    .header('x-content-type-options', 'nosniff')
    .header('x-robots-tag', 'noindex')
    .header('referrer-policy', 'no-referrer-when-downgrade')
    .headers(headers)
    .type('text/html; charset=utf-8')
    .send(document);
}

/** For pages whose form leads on to the destination: browsers apply `form-action` to the redirects that follow. */
export const formLeadsOn = { 'form-action': `'self' http: https:` };

/** The host of a destination, as text: a visitor sees where a link leads before they go there. */
export function shownHost(href: string): string {
  return new URL(href).hostname.replace(/^www\./, '');
}
