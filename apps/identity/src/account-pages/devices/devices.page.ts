import { html, type Html } from '@platform/service-kit';
import { type AccountEvent, browserName } from '../../people/history/index.js';
import { type Language, messages, minuteInWords, type Reader } from '../../pages/i18n/index.js';
import { accountLayout, type Item, itemList, moment, panel, postButton } from '../../pages/layout/index.js';
import type { LiveSession } from '../../protocol/sessions/index.js';

interface DevicesPage extends Reader {
  csrf: string;
  sessions: LiveSession[];
  events: AccountEvent[];
  done?: string | undefined;
}

export function devicesPage(page: DevicesPage): string {
  const { language, csrf, sessions, events } = page;
  const texts = messages('devices', language);
  return accountLayout({
    language,
    csrf,
    current: 'devices',
    title: texts.title,
    lead: texts.lead,
    done: page.done,
    body: html`<div class="panel">
        ${itemList(sessions.map((session) => sessionItem(page, session)))}
        ${sessions.length > 1 && html`<div class="actions">${endOthers(page)}</div>`}
      </div>
      ${panel({
        title: texts.history,
        id: 'history',
        body: itemList(
          events.map((event) => ({
            title: messages('account-events', language)[event.event],
            details: [html`${about(language, event)} · ${moment(page, event.created_at)}`],
          })),
        ),
      })}`,
  });
}

function endOthers({ language, csrf }: DevicesPage): Html {
  return postButton({
    action: '/account/devices/sign-out-others',
    csrf,
    label: messages('devices', language).endOthers,
  });
}

function sessionItem(page: DevicesPage, session: LiveSession): Item {
  const { language, csrf } = page;
  const texts = messages('devices', language);
  const name = browserName(session) || texts.unknown;
  const network = session.network && ` · ${texts.network} ${session.network}`;
  return {
    title: name,
    tag: session.is_current ? texts.current : undefined,
    details: [html`${texts.since({ time: minuteInWords(page, session.signed_in_at) })}${network}`],
    action:
      !session.is_current &&
      postButton({ action: '/account/devices/sign-out', csrf, label: texts.end, of: name, fields: { id: session.id } }),
  };
}

function about(language: Language, event: AccountEvent): string {
  return [browserName(event), event.ip].filter(Boolean).join(' · ') || messages('devices', language).unknown;
}
