import { maybePage, type OauthClientQuery } from '@platform/contracts';
import type { OauthClient } from '../protocol/clients/index.js';

type Keys = readonly [string, string];

/**
 * Those that are asked for, in their order. An owner has few clients, so they are searched and ordered here.
 *
 * @param clients all that the person manages
 */
export function listedClients(clients: readonly OauthClient[], query: OauthClientQuery, url: string) {
  const { q, sort, organization_uuid } = query;
  const keysOf = (client: OauthClient): Keys => [
    sort.endsWith('name') ? client.name.toLowerCase() : client.created_at.toISOString(),
    client.client_id,
  ];
  const direction = sort.startsWith('-') ? -1 : 1;
  const order = (a: Keys, b: Keys) => direction * (compare(a[0], b[0]) || compare(a[1], b[1]));
  const found = clients
    .filter((client) => isMeant(client, q))
    .map((client) => ({ client, keys: keysOf(client) }))
    .sort((a, b) => order(a.keys, b.keys));
  return maybePage<OauthClient, Keys>({
    query,
    path: `${url}/api/v1/oauth-clients`,
    filters: { organization_uuid, q, sort },
    keysOf,
    read: ({ limit, offset, after }) => {
      const rest = after ? found.filter(({ keys }) => order(keys, after) > 0) : found;
      return Promise.resolve(rest.slice(offset, offset + limit).map(({ client }) => client));
    },
    count: () => Promise.resolve({ total: found.length, isCut: false }),
  });
}

function isMeant({ name, client_id }: OauthClient, q = ''): boolean {
  return client_id === q || name.toLowerCase().includes(q.trim().toLowerCase());
}

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));
