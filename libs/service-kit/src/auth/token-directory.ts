import { Injectable } from '@nestjs/common';
import { introspectionAnswer, introspectionPath, revokedToken, tokenKey, tokenRecord } from '@platform/contracts';
import { PlatformConfig } from '../settings/config.js';
import { InternalCalls } from './internal-calls.js';
import { Problem } from '../common/problem.js';
import { RedisConnections } from '../redis/redis.js';
import { hashToken } from '../common/tokens.js';
import { MemoryWindow } from '../rates/memory-window.js';
import { rateState, type RateState } from '../rates/rate-state.js';
import { counterBy } from '../telemetry/metrics.js';
import { RecentlySeen } from './recently-seen.js';
import type { Coalescer } from '../concurrency/coalescer.js';
import { tokenChecks, type Known } from './token-checks.js';
import { TokenRecords } from './token-records.js';
import type { TokenUser } from '../callers/user.js';

const windowMs = 60_000;

const countCheck = counterBy('outcome', 'token_checks_total', 'Checks of access tokens by what they came to', [
  'known',
  'asked',
  'refused',
  'unavailable',
]);

/** While Redis is away. */
const nothing: Known = { record: null, count: 0, ttlMs: 0 };

export interface LiveToken {
  user: TokenUser;
  rate: RateState;
}

/**
 * Knows access tokens: from Redis, where identity has signed its records of them, else by asking identity
 * (docs/adr/0027).
 */
@Injectable()
export class TokenDirectory {
  private readonly memory = new MemoryWindow(windowMs);
  /** What identity does not know: a flood of one wrong token reaches it once a second. */
  private readonly misses = new RecentlySeen(1_000);
  private readonly records: TokenRecords;
  private checks: Coalescer<string, Known> | undefined;

  constructor(
    private readonly config: PlatformConfig,
    private readonly redis: RedisConnections,
    private readonly internalCalls: InternalCalls,
  ) {
    this.records = new TokenRecords(config.TOKEN_DIRECTORY_KEY);
  }

  /** What a live token says and the state of its rate limit; null for a token that is unknown, expired or revoked. */
  async check(token: string): Promise<LiveToken | null> {
    const key = tokenKey(hashToken(token));
    const limit = this.config.API_RATE_LIMIT;
    const known = await this.ask(key);
    if (known.record === revokedToken) return refused();
    const read = known.record ? this.records.read(key, known.record) : null;
    if (read) {
      countCheck('known');
      return alive(read, rateState(known, limit));
    }
    const user = await this.introspect(token).catch((err: unknown) => {
      countCheck('unavailable');
      throw err;
    });
    if (!user) return refused();
    countCheck('asked');
    // Identity has published the token again: count this request where all services count.
    const now = await this.ask(key);
    const isPublished = now.record && this.records.read(key, now.record);
    return alive(user, rateState(isPublished ? now : this.memory.hit(user.grant_id), limit));
  }

  /** Whether the token still lives, without counting a request: for what goes on long after it was let in. */
  async isLive(token: string): Promise<boolean> {
    const key = tokenKey(hashToken(token));
    const known = await this.redis
      .commands()
      .get(key)
      .catch(() => null);
    if (known === revokedToken) return false;
    const user = (known && this.records.read(key, known)) || (await this.introspect(token));
    return user !== null && isAlive(user);
  }

  private async ask(key: string): Promise<Known> {
    this.checks ??= tokenChecks(this.redis.commands(), windowMs, this.config.API_RATE_LIMIT);
    return this.checks.ask(key).catch(() => nothing);
  }

  private async introspect(token: string): Promise<TokenUser | null> {
    const hash = hashToken(token);
    if (this.misses.has(hash)) return null;
    const { status, body } = await this.internalCalls.toIdentity('POST', introspectionPath, { token });
    if (status !== 200) throw new Problem('unavailable');
    const answer = introspectionAnswer.parse(body);
    if (answer.active) return { kind: 'token', ...tokenRecord.parse(answer) };
    this.misses.add(hash);
    return null;
  }
}

function refused(): null {
  countCheck('refused');
  return null;
}

function alive(user: TokenUser, rate: RateState): LiveToken | null {
  return isAlive(user) ? { user, rate } : null;
}

function isAlive({ expires_at }: TokenUser): boolean {
  return expires_at > Date.now() / 1000;
}
