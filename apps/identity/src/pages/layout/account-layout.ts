import { html, type Html } from '@platform/service-kit';
import { type Language, messages } from '../i18n/index.js';
import { consolePath } from './console-paths.js';
import { document, mark } from './document.js';
import { hiddenFields, notice } from './form-fields.js';

const sections = {
  profile: '/account',
  security: '/account/security',
  devices: '/account/devices',
  applications: '/account/applications',
  data: '/account/data',
} as const;
export type AccountSection = keyof typeof sections;

interface AccountPage {
  language: Language;
  csrf: string;
  current: AccountSection;
  /** Of the window and, as a heading, of the page. */
  title: string;
  lead?: Html | string | undefined;
  /** What was done just now, see `doneText`. */
  done?: string | undefined;
  body: Html;
  /** Files of `assets`. */
  scripts?: string[];
}

/** The frame of the account pages: where one can go, and the way out. */
export function accountLayout({ language, csrf, current, title, lead, done, ...page }: AccountPage): string {
  const texts = messages('frame', language);
  return document({
    language,
    title,
    frame: 'wide',
    scripts: page.scripts,
    body: html`<a class="skip" href="#content">${texts.skip}</a>
      <header class="top">
        <a class="home" href="/account">${mark}<span>${texts.account}</span></a>
        <div class="ways">
          <a class="button quiet small" href="${consolePath}">${texts.console}</a>
          <button class="button quiet small" type="submit" form="sign-out">${texts.signOut}</button>
        </div>
      </header>
      <div class="columns">
        <nav class="sections" aria-label="${texts.account}">
          <ul>
            ${Object.entries(sections).map(
              ([name, href]) =>
                html`<li>
                  <a href="${href}" ${name === current && html`aria-current="page"`}
                    >${texts[name as AccountSection]}</a
                  >
                </li>`,
            )}
          </ul>
        </nav>
        <main id="content" tabindex="-1">
          <h1>${title}</h1>
          ${lead && html`<p class="lead">${lead}</p>`} ${done && notice(done)} ${page.body}
        </main>
      </div>
      <form id="sign-out" method="post" action="/account/sign-out">${hiddenFields(csrf)}</form>`,
  });
}
