import { html } from '@platform/service-kit';
import { messages, type Reader } from '../../pages/i18n/index.js';
import { accountLayout, alert, emptyState, itemList, moment, panel, postButton } from '../../pages/layout/index.js';
import type { LinkedIdentity, ShownProvider } from '../../signing-in/federation/index.js';

interface ConnectionsPage extends Reader {
  csrf: string;
  linked: LinkedIdentity[];
  providers: ShownProvider[];
  isLastWayIn?: boolean;
  done?: string | undefined;
}

export function connectionsPage(page: ConnectionsPage): string {
  const { language, csrf, linked, providers, isLastWayIn, done } = page;
  const texts = messages('federation', language);
  const items = linked.map(({ uuid, provider, email, created_at }) => ({
    title: provider,
    details: [email ?? undefined, html`${texts.since} ${moment(page, created_at)}`],
    action: postButton({
      action: '/account/connections/unlink',
      csrf,
      label: texts.unlink,
      of: provider,
      fields: { uuid },
      kind: 'quiet small danger',
    }),
  }));
  return accountLayout({
    language,
    csrf,
    current: 'security',
    title: texts.connections,
    lead: texts.connectionsLead,
    done,
    body: html`${isLastWayIn && alert(texts.lastWayIn)}
    ${panel({ title: texts.linked, id: 'linked', body: items.length ? itemList(items) : emptyState(texts.none) })}
    ${
      providers.length > 0 &&
      panel({
        title: texts.add,
        id: 'add',
        body: html`<div class="actions">
          ${providers.map(({ code, name }) =>
            postButton({
              action: '/account/connections/link',
              csrf,
              label: texts.connect({ provider: name }),
              fields: { code },
            }),
          )}
        </div>`,
      })
    }`,
  });
}
