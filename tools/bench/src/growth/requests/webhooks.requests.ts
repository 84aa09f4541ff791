import { asker } from '../asker.js';
import type { Kind, Stage } from '../kinds.js';
import { pagesOf } from './lists.js';

const perPage = 25;

export async function webhooksKinds({ platform, cast, rows }: Stage): Promise<Kind[]> {
  const service = 'webhooks';
  const [asClient, asPerson] = [cast.app.ownToken, cast.app.adasToken].map((token) => asker(platform.services, token));
  const path = `/api/v1/webhook-deliveries?per_page=${perPage}`;
  const filtered = (name: string, filter: string): Kind => ({
    service,
    name: `webhook log ${name}`,
    ask: () => asClient!.get(service, `${path}&page=1&${filter}`),
  });
  return [
    ...(await pagesOf({ service, asker: asClient!, name: 'webhook log', path, perPage, rows })),
    {
      service,
      name: 'webhook log as a person sees it, first page',
      ask: () => asPerson!.get(service, `${path}&page=1`),
    },
    filtered('of an event', 'event=member.added'),
    filtered('of an event that never was', 'event=organization.deleted'),
    filtered('of what failed', 'status=failed'),
    filtered('of what failed of an event', 'status=failed&event=role.updated'),
    filtered('of what is pending: nothing', 'status=pending'),
  ];
}
