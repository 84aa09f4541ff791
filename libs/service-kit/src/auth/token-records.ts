import { tokenRecord } from '@platform/contracts';
import { openTokenRecord } from '@platform/contracts/signed-token-record';
import { Counter } from 'prom-client';
import { BoundedMap } from '../common/bounded-map.js';
import { log } from '../telemetry/logger.js';
import { metrics } from '../telemetry/metrics.js';
import type { TokenUser } from '../callers/user.js';

const maxRecords = 1_000;
const sayEveryMs = 60_000;

const refused = new Counter({
  name: 'token_records_refused_total',
  help: 'Records of access tokens in Redis that identity did not sign',
  registers: [metrics],
});

/**
 * Reads what Redis holds of tokens. The same text is read once: whoever calls, calls with the same token again and
 * again.
 */
export class TokenRecords {
  private readonly byKey = new BoundedMap<string, { text: string; user: TokenUser }>(maxRecords);
  private saidAt = -Infinity;

  /** @param secrets any of which identity may have signed with */
  constructor(private readonly secrets: readonly string[]) {}

  /**
   * Frozen, as it belongs to many requests. Null for what identity did not write there for this token: as good as
   * nothing.
   */
  read(redisKey: string, text: string): TokenUser | null {
    const known = this.byKey.get(redisKey);
    if (known?.text === text) return known.user;
    const user = userOf(openTokenRecord(this.secrets, redisKey, text));
    if (!user) return this.refuse();
    Object.freeze(user.scopes);
    this.byKey.set(redisKey, { text, user: Object.freeze(user) });
    return user;
  }

  /** Said once a minute at most: each request with such a token comes here. */
  private refuse(): null {
    refused.inc();
    const now = performance.now();
    if (now - this.saidAt > sayEveryMs) {
      this.saidAt = now;
      log.warn(
        'token directory: Redis holds a record that identity did not sign; identity is asked. Has somebody written into Redis, ' +
          'or has identity another TOKEN_DIRECTORY_KEY?',
      );
    }
    return null;
  }
}

function userOf(json: string | null): TokenUser | null {
  if (json === null) return null;
  const record = tokenRecord.safeParse(JSON.parse(json));
  return record.success ? { kind: 'token', ...record.data } : null;
}
