import { Injectable } from '@nestjs/common';
import { hashToken, Periodic, Problem } from '@platform/service-kit';
import type { FastifyRequest } from 'fastify';
import { DataSource, type EntityManager } from 'typeorm';
import { networkOf } from './network.js';
import { throttleRules, type Rule, type Rules, type ThrottleKind } from './rules.js';

export interface Attempt {
  /** What is guessed at, as the caller typed it or by its id; it need not exist. */
  account?: string | undefined;
  /** Where the attempt comes from: the address that the edge saw, never what a header of the client claims. */
  req?: FastifyRequest;
  /** The account has signed in from this device before: strangers cannot slow it down. */
  isKnownDevice?: boolean;
}

interface Counter {
  key: string;
  rule: Rule;
}

const purgeEveryMs = 600_000;

/** The wait after so many attempts, in SQL; $2 to $4 are the rule's. */
const wait = `make_interval(secs => CASE WHEN throttle_counters.attempts < $2 THEN 0
  ELSE least($4, $3 * 2 ^ least(throttle_counters.attempts - $2, 30)) END)`;

/**
 * Slows guessing down without locking anybody out (L8). An attempt is counted before it is made, in one statement, so that a
 * thousand at once are not all the first; one that is refused is not counted, so that hammering does not prolong the wait.
 */
@Injectable()
export class Throttle {
  constructor(
    private readonly dataSource: DataSource,
    periodic: Periodic,
  ) {
    periodic.add('purge-throttle', purgeEveryMs, () => this.purge());
  }

  /** Counts an attempt. Throws `rate_limit_exceeded` with `Retry-After` when it must wait. */
  async check(kind: ThrottleKind, attempt: Attempt): Promise<void> {
    const waitSeconds = await this.waitSeconds(kind, attempt);
    if (waitSeconds === 0) return;
    throw new Problem('rate_limit_exceeded', {
      message: `Too many attempts. Please try again in ${waitSeconds} seconds.`,
      headers: { 'retry-after': String(waitSeconds) },
    });
  }

  /** Counts an attempt; false when it must wait. */
  async allows(kind: ThrottleKind, attempt: Attempt): Promise<boolean> {
    return (await this.waitSeconds(kind, attempt)) === 0;
  }

  /** The attempt was right: the account starts afresh from there, all else gets this one attempt back. */
  async succeeded(kind: ThrottleKind, attempt: Attempt): Promise<void> {
    const { pair, ...shared } = counters(kind, attempt);
    if (pair) await this.dataSource.query(`DELETE FROM throttle_counters WHERE key = $1`, [pair.key]);
    await this.dataSource.query(
      `UPDATE throttle_counters SET attempts = greatest(attempts - 1, 0) WHERE key = ANY($1)`,
      [Object.values(shared).map(({ key }) => key)],
    );
  }

  async purge(): Promise<void> {
    await this.dataSource.query(`DELETE FROM throttle_counters WHERE expires_at < now()`);
  }

  /** Counted by all counters or by none: what others did to an account must not use up the attempts of its owner's own network. */
  private async waitSeconds(kind: ThrottleKind, attempt: Attempt): Promise<number> {
    try {
      await this.dataSource.transaction(async (tx) => {
        // Always in the order of `counters`, so that two attempts never wait for each other.
        for (const counter of Object.values(counters(kind, attempt))) {
          const seconds = await this.count(tx, counter);
          if (seconds > 0) throw new MustWait(seconds);
        }
      });
      return 0;
    } catch (err) {
      if (err instanceof MustWait) return err.seconds;
      throw err;
    }
  }

  /** Seconds to wait; 0 when the attempt may be made, and is counted. */
  private async count(tx: EntityManager, { key, rule }: Counter): Promise<number> {
    const values = [key, rule.free, rule.firstWaitSeconds, rule.longestWaitSeconds];
    const counted = await tx.query<unknown[]>(
      `INSERT INTO throttle_counters (key, attempts, attempted_at, expires_at)
       VALUES ($1, 1, clock_timestamp(), clock_timestamp() + make_interval(secs => $5))
       ON CONFLICT (key) DO UPDATE SET
         attempts = CASE WHEN throttle_counters.expires_at < now() THEN 1 ELSE throttle_counters.attempts + 1 END,
         attempted_at = excluded.attempted_at, expires_at = excluded.expires_at
       WHERE throttle_counters.expires_at < now() OR throttle_counters.attempted_at + ${wait} <= clock_timestamp()
       RETURNING 1`,
      [...values, rule.forgetSeconds],
    );
    if (counted.length) return 0;
    const [left] = await tx.query<{ seconds: number }[]>(
      `SELECT ceil(extract(epoch FROM attempted_at + ${wait} - clock_timestamp()))::int AS seconds
       FROM throttle_counters WHERE key = $1`,
      values,
    );
    return Math.max(1, left?.seconds ?? 1);
  }
}

/** Undoes what the other counters counted. */
class MustWait extends Error {
  constructor(readonly seconds: number) {
    super('must wait');
  }
}

function counters(kind: ThrottleKind, { account, req, isKnownDevice }: Attempt): Partial<Record<keyof Rules, Counter>> {
  const rules: Rules = throttleRules[kind];
  const network = req && networkOf(req.ip);
  const name = account?.trim().toLowerCase().normalize('NFC');
  const counter = (rule: Rule, ...parts: string[]) => ({ key: hashToken([kind, ...parts].join('\n')), rule });
  if (name !== undefined && isKnownDevice && rules.pair) return { pair: counter(rules.pair, 'known device', name) };
  return {
    ...(rules.pair && name !== undefined && { pair: counter(rules.pair, 'pair', name, network ?? '') }),
    ...(rules.network && network && { network: counter(rules.network, 'network', network) }),
    ...(rules.account && name !== undefined && { account: counter(rules.account, 'account', name) }),
  };
}
