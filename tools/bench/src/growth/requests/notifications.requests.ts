import { randomUUID } from 'node:crypto';
import { signedEvent } from '../../notifications-fixture.js';
import type { Kind, Stage } from '../kinds.js';
import { pagesOf } from './lists.js';

const perPage = 25;

export async function notificationsKinds({ platform, cast, rows }: Stage): Promise<Kind[]> {
  const service = 'notifications';
  const path = `/api/v1/organizations/${cast.large}`;
  const log = `${path}/notification-deliveries?per_page=${perPage}`;
  const get = (name: string, address: string): Kind => ({
    service,
    name,
    ask: () => cast.asAda.get(service, address),
  });
  const filtered = (name: string, filter: string) => get(`notification log ${name}`, `${log}&page=1&${filter}`);
  return [
    ...(await pagesOf({ service, asker: cast.asAda, name: 'notification log', path: log, perPage, rows })),
    filtered('of an event', 'event=deploy.done'),
    filtered('of an event that never was', 'event=nothing.here'),
    filtered('of what failed', 'status=failed'),
    filtered('of errors', 'severity=error'),
    get('notification rules', `${path}/notification-rules`),
    {
      service,
      name: 'dispatch an event',
      ask: async () => {
        const { body, headers } = signedEvent(cast.saasService, cast.large, randomUUID());
        const url = `${platform.services.notifications.url}/api/v1/notifications/dispatch`;
        const res = await fetch(url, { method: 'POST', body, headers });
        if (res.status !== 202) throw new Error(`dispatch: ${res.status} ${await res.text()}`);
        await res.arrayBuffer();
      },
    },
  ];
}
