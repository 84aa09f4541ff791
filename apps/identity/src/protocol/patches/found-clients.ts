import { log } from '@platform/service-kit';
import { errors, Provider, type Client } from 'oidc-provider';
import { beginToReadAhead, type TokenIssues } from '../storage/index.js';
import { forgetWithdrawnKeys } from './published-keys.js';

/**
 * Wraps the provider's search for clients, which it has no hook for. While it runs, the code or token of the request is read
 * ahead. A client that is found forgets the keys that it has withdrawn.
 */
export function watchFoundClients(provider: Provider, tokenIssues: TokenIssues): void {
  const clients = provider.Client;
  const find = clients.find.bind(clients);
  clients.find = async (id) => {
    beginToReadAhead(Provider.ctx?.oidc, tokenIssues);
    const client = await readable(id, find(id));
    if (client?.jwksUri) forgetWithdrawnKeys(client);
    return client;
  };
}

/**
 * A client that the provider cannot take as it is stored is as good as unknown. What only comes across it goes on without it, as
 * signing out of all clients of a session does.
 */
async function readable(id: string, found: Promise<Client | undefined>): Promise<Client | undefined> {
  try {
    return await found;
  } catch (err) {
    if (!(err instanceof errors.InvalidClientMetadata)) throw err;
    log.error({ err, client_id: id }, 'oauth: a stored client cannot be read, its owner has to change it');
    return undefined;
  }
}
