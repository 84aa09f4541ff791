import { languageChooser, mark as markOfAll, pageFrame } from '@platform/look';
import { html, platformBrand, trustedHtml, type Html } from '@platform/service-kit';
import { type Language, languageNames, messages } from '../i18n/index.js';
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

/** The product's mark, for the eye only. */
export const mark = trustedHtml(markOfAll);

/** The document around the two frames: what it loads, and the foot. */
export function document({ language, title, frame, body, scripts = [], isWithoutScripts }: Document): string {
  const loaded = isWithoutScripts ? [] : [...scripts, submitOnce];
  return pageFrame({
    language,
    title: `${title} · ${platformBrand().name}`,
    frame,
    head: html`<link rel="icon" type="image/svg+xml" href="${assetPath('icon.svg')}" />
      <link rel="stylesheet" href="${assetPath('style.css')}" />
      ${slots.brandHead}
      ${loaded.map((name) => html`<script type="module" nonce="${slots.nonce}" src="${assetPath(name)}"></script>`)}`
      .text,
    body: html`${body}
      <footer class="foot">
        ${slots.brandFoot(language)} ${slots.needsAddress} ${languageSwitch(language)} ${slots.needsAddress}
      </footer>`.text,
  });
}

/** Comes back to the page, so it stands only where there is an address to come back to. */
function languageSwitch(current: Language): Html {
  return trustedHtml(
    languageChooser({
      current,
      names: languageNames,
      label: messages('frame', current).language,
      action: '/language',
      returnTo: slots.address,
    }),
  );
}
