import { log } from '@platform/service-kit';
import type { Client } from 'oidc-provider';

/** How long keys that were fetched stay good while their address does not answer with any. */
const graceMs = 3_600_000;
const tryAgainSeconds = 60;

/** The keys that a client publishes (`jwks_uri`), as oidc-provider holds them. */
interface PublishedKeys {
  /** Unix seconds: at least a minute after they were asked for. */
  freshUntil?: number;
  fresh(): boolean;
  refresh(): Promise<void>;
  selectForVerify(wanted: object): object[];
  clear(): void;
}

const changed = new WeakSet<PublishedKeys>();

/**
 * The provider fetches published keys anew only when it knows none that fits: one that its client has taken down would
 * stay good. Here none fits once they are no longer fresh, so that they are fetched first.
 */
export function forgetWithdrawnKeys(client: Client): void {
  const { asymmetricKeyStore: keys } = client as Client & { asymmetricKeyStore: PublishedKeys };
  if (!changed.has(keys)) preferFresh(keys, client.clientId);
  changed.add(keys);
}

function preferFresh(keys: PublishedKeys, clientId: string): void {
  const select = keys.selectForVerify.bind(keys);
  const refresh = keys.refresh.bind(keys);
  let goodUntil = 0;
  keys.selectForVerify = (wanted) => (keys.fresh() ? select(wanted) : []);
  keys.refresh = async () => {
    try {
      await refresh();
      goodUntil = Date.now() + graceMs;
    } catch (err) {
      if (Date.now() > goodUntil) {
        keys.clear();
        throw err;
      }
      log.warn({ err, client_id: clientId }, 'oauth: the keys of a client cannot be fetched, those of before go on');
      keys.freshUntil = Math.floor(Date.now() / 1000) + tryAgainSeconds;
    }
  };
}
