import type { AccountEvent } from '../account-events/account-events.js';
import { eventText } from '../account-events/account-events.texts.js';
import type { Language } from '../i18n/translations.js';
import { accountLayout } from '../pages/account-layout.js';
import { hiddenFields } from '../pages/form-fields.js';
import { html, type Html } from '../pages/html.js';
import { deviceTexts } from './devices.texts.js';
import type { LiveSession } from './live-sessions.js';

interface DevicesPage {
  language: Language;
  csrf: string;
  sessions: LiveSession[];
  events: AccountEvent[];
}

export function devicesPage(page: DevicesPage): string {
  const { language, csrf, sessions, events } = page;
  const texts = deviceTexts[language];
  return accountLayout({
    language,
    csrf,
    current: 'devices',
    title: texts.title,
    lead: texts.lead,
    body: html`<ul class="items">
        ${sessions.map((session) => sessionItem(page, session))}
      </ul>
      ${
        sessions.length > 1 &&
        html`<form method="post" action="/account/devices/sign-out-others">
          ${hiddenFields(csrf, undefined)}
          <button class="button quiet small" type="submit">${texts.endOthers}</button>
        </form>`
      }
      <section class="part" aria-labelledby="history">
        <h2 id="history">${texts.history}</h2>
        <ul class="items">
          ${events.map(
            (event) =>
              html`<li>
                <div>
                  <strong>${eventText(language, event.event)}</strong>
                  <p class="hint">${about(language, event)} · ${timeOf(language, event.created_at)}</p>
                </div>
              </li>`,
          )}
        </ul>
      </section>`,
  });
}

function sessionItem({ language, csrf }: DevicesPage, session: LiveSession): Html {
  const texts = deviceTexts[language];
  const name = [session.browser, session.system].filter(Boolean).join(', ') || texts.unknown;
  return html`<li>
    <div>
      <strong>${name}</strong> ${session.is_current && html`<span class="tag">${texts.current}</span>`}
      <p class="hint">
        ${texts.since(timeOf(language, session.signed_in_at))}${session.network && html` · ${texts.network} ${session.network}`}
      </p>
    </div>
    ${
      !session.is_current &&
      html`<form method="post" action="/account/devices/sign-out">
        ${hiddenFields(csrf, undefined)}<input type="hidden" name="id" value="${session.id}" />
        <button class="button quiet small" type="submit" aria-label="${texts.endNamed(name)}">${texts.end}</button>
      </form>`
    }
  </li>`;
}

function about(language: Language, { browser, system, ip }: AccountEvent): string {
  return (
    [[browser, system].filter(Boolean).join(', '), ip].filter(Boolean).join(' · ') || deviceTexts[language].unknown
  );
}

function timeOf(language: Language, date: Date): string {
  return `${new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' }).format(date)} UTC`;
}
