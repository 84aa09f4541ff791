import { createHash } from 'node:crypto';
import { mark, pageFrame } from '@platform/look';
import { html, ofPlatformBrand, platformBrand, trustedHtml, type Language } from '@platform/service-kit';

/** Nothing from elsewhere, no script, and no frame around it, so that nobody is led to press the button unaware. */
export const pageHeaders = ofPlatformBrand(({ sheet }) => ({
  'content-security-policy': [
    `default-src 'none'`,
    `style-src 'sha256-${createHash('sha256').update(sheet).digest('base64')}'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
    `base-uri 'none'`,
  ].join('; '),
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
}));

/** A page that says something, and may ask one thing. Everything handed in is text. */
export interface Page {
  status: number;
  language: Language;
  title: string;
  paragraphs: string[];
  /** A press of it posts to the page's own address. */
  button?: string;
  /** Small, below. */
  note?: string;
}

export function pageHtml({ language, title, paragraphs, button, note }: Page): string {
  const { name, sheet } = platformBrand();
  return pageFrame({
    language,
    title: `${title} · ${name}`,
    frame: 'narrow',
    head: `<style>${sheet}</style>`,
    body: html`<main class="card">
      ${trustedHtml(mark)}
      <h1>${title}</h1>
      ${paragraphs.map((text) => html`<p>${text}</p>`)}
      ${button && html`<form method="post"><button class="button" type="submit">${button}</button></form>`}
      ${note && html`<p class="hint">${note}</p>`}
    </main>`.text,
  });
}
