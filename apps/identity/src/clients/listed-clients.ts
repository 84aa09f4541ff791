import { hasText, maybePage, shortList, type OauthClientQuery } from '@platform/contracts';
import type { OauthClient } from '../protocol/clients/index.js';

/**
 * Those that are asked for, in their order. An owner has few clients, so they are searched and ordered here.
 *
 * @param clients all that the person manages
 */
export function listedClients(clients: readonly OauthClient[], query: OauthClientQuery, url: string) {
  const { q, sort, organization_uuid } = query;
  const found = clients.filter(({ name, client_id }) => client_id === q || hasText(q?.trim(), [name]));
  const { total, keysOf, cut } = shortList(
    found,
    query,
    {
      created_at: (client) => client.created_at.toISOString(),
      name: (client) => client.name.toLowerCase(),
    },
    ({ client_id }) => client_id,
  );
  return maybePage({
    query,
    path: `${url}/api/v1/oauth-clients`,
    filters: { organization_uuid, q, sort },
    keysOf,
    read: (part) => Promise.resolve(cut(part)),
    count: () => Promise.resolve({ total, isCut: false }),
  });
}
