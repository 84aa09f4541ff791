import { platformClient, PlatformError, unreachable, type PlatformClient } from '@platform/client';
import { SignedOut, type Session } from '../sign-in/session.js';

type Tokens = Pick<Session, 'accessToken' | 'renew'>;

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;

/**
 * The client of the platform in the name of the person who is signed in. It throws PlatformError, or SignedOut when
 * there is no token that the platform takes. Waits are left to the person, who may not want the answer any more.
 */
export function platformOf(origin: string, session: Tokens): PlatformClient {
  const client = platformClient({
    origin,
    maxPauseSeconds: 0,
    tokens: {
      token: () => session.accessToken().catch(withoutAnswer),
      renew: (rejected) => session.renew(rejected).catch(withoutAnswer),
    },
  });
  const callsOf = (method: (typeof methods)[number]) => {
    const call = client[method] as (...request: unknown[]) => Promise<unknown>;
    return [method, (...request: unknown[]) => call(...request).catch(refusedToken)];
  };
  return Object.fromEntries(methods.map(callsOf)) as PlatformClient;
}

/** The token endpoint is away: the sign-in may still be good. */
function withoutAnswer(err: unknown): never {
  throw err instanceof SignedOut ? err : unreachable(err);
}

/** The client has tried a fresh one already. */
function refusedToken(err: unknown): never {
  throw err instanceof PlatformError && err.status === 401 ? new SignedOut() : err;
}
