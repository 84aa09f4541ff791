import type { Client, Provider } from 'oidc-provider';

type Send = (this: Client, userUuid: string, sid: string) => Promise<void>;

const senders = new WeakMap<object, Send>();

/**
 * The provider would tell each client once and let the person wait for it. Here `note` only writes down who is to be
 * told; `sendLogoutToken` is the provider's own way of telling.
 */
export function noteLogouts(
  provider: Provider,
  note: (clientId: string, userUuid: string, sid: string) => Promise<void>,
): void {
  const prototype = provider.Client.prototype as Client & { backchannelLogout: Send };
  senders.set(prototype, prototype.backchannelLogout);
  prototype.backchannelLogout = function (userUuid, sid) {
    return note(this.clientId, userUuid, sid);
  };
}

/** Signs a logout token and posts it. Throws unless the client answers 200 or 204. */
export async function sendLogoutToken(client: Client, userUuid: string, sid: string): Promise<void> {
  await senders.get(Object.getPrototypeOf(client) as object)!.call(client, userUuid, sid);
}
