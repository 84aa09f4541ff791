import { html, trustedHtml, type Html } from '@platform/service-kit';
import { type Language, languageNames, languages, messages } from '../i18n/index.js';
import { assetPath } from './assets.js';
import { slots } from './page-slots.js';

interface Document {
  language: Language;
  title: string;
  /** Class of the body. */
  frame: 'narrow' | 'wide';
  body: Html;
  scripts?: string[] | undefined;
  /** For an answer whose policy is not ours to write. */
  isWithoutScripts?: boolean | undefined;
}

/** Of `assets`, on every page: each has a form at its foot. */
const submitOnce = 'submit-once.js';

/** The HTML around the two frames: head, the way past the navigation, and the foot. */
export function document({ language, title, frame, body, scripts = [], isWithoutScripts }: Document): string {
  const loaded = isWithoutScripts ? [] : [...scripts, submitOnce];
  return String(
    html`<!doctype html>
      <html lang="${language}">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="color-scheme" content="light dark" />
          <meta name="robots" content="noindex" />
          <title>${title} · Platform</title>
          <link rel="icon" type="image/svg+xml" href="${assetPath('icon.svg')}" />
          <link rel="stylesheet" href="${assetPath('style.css')}" />
          ${loaded.map((name) => html`<script type="module" nonce="${slots.nonce}" src="${assetPath(name)}"></script>`)}
        </head>
        <body class="${frame}">
          ${body}
          <footer class="foot">${languageSwitch(language)}</footer>
        </body>
      </html> `,
  );
}

/** The product's mark, for the eye only. */
export const mark = trustedHtml(
  '<svg class="mark" viewBox="0 0 32 32" width="32" height="32" aria-hidden="true" focusable="false">' +
    '<rect width="32" height="32" rx="8"/><circle cx="8.5" cy="16" r="3.2"/><circle cx="16" cy="16" r="3.2"/>' +
    '<circle cx="23.5" cy="16" r="3.2"/></svg>',
);

/** Each language by its own name, as buttons of a form: it works without a script and comes back to the same page. */
function languageSwitch(current: Language): Html {
  return html`${slots.needsAddress}
    <details class="languages">
      <summary>
        <span class="visually-hidden">${messages('frame', current).language}: </span>${languageNames[current]}
      </summary>
      <form method="post" action="/language">
        <input type="hidden" name="return_to" value="${slots.address}" />
        ${languages.map(
          (language) =>
            html`<button
              type="submit"
              name="language"
              value="${language}"
              lang="${language}"
              ${language === current && html`aria-current="true"`}
            >
              ${languageNames[language]}
            </button>`,
        )}
      </form>
    </details>
    ${slots.needsAddress}`;
}
