import type { Provider } from 'oidc-provider';
import type { Replay } from '../storage/index.js';

/**
 * The provider looks for a `jti` and then stores it: of two requests at once both would be the first. Ours is one
 * statement.
 */
export function detectReplaysAtOnce(provider: Provider, replay: Replay): void {
  provider.ReplayDetection.unique = (issuer, jti, expiresAt) => replay.isFirst(issuer, jti, expiresAt);
}
