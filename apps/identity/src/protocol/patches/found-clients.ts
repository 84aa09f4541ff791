import { log } from '@platform/service-kit';
import { errors, type Client, type Provider } from 'oidc-provider';
import { forgetWithdrawnKeys } from './published-keys.js';

/**
 * Wraps the provider's search for clients, which it has no hook for: it fails for a client that it cannot read, and a
 * client that is found keeps the keys that it has withdrawn.
 */
export function watchFoundClients(provider: Provider): void {
  const clients = provider.Client;
  const find = clients.find.bind(clients);
  clients.find = async (id) => {
    const client = await readable(id, find(id));
    if (client?.jwksUri) forgetWithdrawnKeys(client);
    return client;
  };
}

/**
 * A client that the provider cannot take as it is stored is as good as unknown. What only comes across it goes on
 * without it, as signing out of all clients of a session does.
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
