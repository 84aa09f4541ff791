import { html, type Html } from '@platform/service-kit';
import type { Language } from '../i18n/index.js';
import { document } from './document.js';
import { slots } from './page-slots.js';

interface Page {
  language: Language;
  /** Of the window and, as a heading, of the page. */
  title: string;
  /** Below the heading. */
  lead?: Html | string | undefined;
  body: Html;
  /** Files of `assets`. */
  scripts?: string[];
  isWithoutScripts?: boolean;
}

/** The frame of every page that asks one thing: a card in the middle. */
export function layout({ language, title, lead, body, scripts, isWithoutScripts }: Page): string {
  return document({
    language,
    title,
    frame: 'narrow',
    scripts,
    isWithoutScripts,
    body: html`<main class="card">
      ${slots.mark}
      <h1>${title}</h1>
      ${lead && html`<p class="lead">${lead}</p>`} ${body}
    </main>`,
  });
}

interface Message {
  language: Language;
  title: string;
  text: string;
  next?: { href: string; text: string };
  /** Small, below: for who has to report it. */
  detail?: Html | string;
}

/** A page that only says something. */
export function messagePage({ language, title, text, next, detail }: Message): string {
  return layout({
    language,
    title,
    lead: text,
    body: html`${next && html`<p class="next"><a class="button quiet" href="${next.href}">${next.text}</a></p>`}
    ${detail && html`<p class="detail">${detail}</p>`}`,
  });
}
