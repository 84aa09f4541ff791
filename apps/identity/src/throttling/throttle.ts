import { Injectable } from '@nestjs/common';
import { oneSpelling } from '@platform/contracts';
import { deleteInBatches, execute, hashToken, part, Periodic, Problem, rowsOf, sql } from '@platform/service-kit';
import type { FastifyRequest } from 'fastify';
import { DataSource } from 'typeorm';
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

/** What an attempt is counted by. */
export interface Counters {
  all: Counter[];
  /** The key of the one that starts afresh after a success; null for none. */
  fresh: string | null;
  /** The keys of those that get one attempt back then. */
  shared: string[];
}

const purgeEveryMs = 600_000;

/**
 * Slows guessing down without locking anybody out. An attempt is counted before it is made, in one statement, so that a
 * thousand at once are not all the first; one that is refused is not counted, so that hammering does not prolong the
 * wait.
 */
@Injectable()
export class Throttle {
  constructor(
    private readonly dataSource: DataSource,
    periodic: Periodic,
  ) {
    periodic.add('purge-throttle', purgeEveryMs, (stopping) => this.purge(stopping));
  }

  /** Counts an attempt. Throws `rate_limit_exceeded` with `Retry-After` when it must wait. */
  async check(kind: ThrottleKind, attempt: Attempt): Promise<void> {
    await this.count(countersOf(kind, attempt));
  }

  /** The same by counters that are known. */
  async count(counters: Counters): Promise<void> {
    refuse(await this.waitSeconds(counters));
  }

  /** Counts an attempt; false when it must wait. */
  async allows(kind: ThrottleKind, attempt: Attempt): Promise<boolean> {
    return (await this.waitSeconds(countersOf(kind, attempt))) === 0;
  }

  /** The attempt was right: the account starts afresh from there, all else gets this one attempt back. */
  async succeeded(kind: ThrottleKind, attempt: Attempt): Promise<void> {
    await this.giveBack(countersOf(kind, attempt));
  }

  async giveBack({ fresh, shared }: Counters): Promise<void> {
    const statement = sql`SELECT throttle_give_back_together(ARRAY[${fresh}::text], ${shared})`;
    await execute(this.dataSource, statement.prepared('throttle-give-back'));
  }

  async purge(stopping?: AbortSignal): Promise<void> {
    await deleteInBatches(this.dataSource, 'throttle_counters', part`expires_at < now()`, { stopping });
  }

  private async waitSeconds(counters: Counters): Promise<number> {
    const statement = sql<{ seconds: number }>`SELECT throttle_count(${countable(counters)}) AS seconds`;
    const [row] = await rowsOf(this.dataSource, statement.prepared('throttle-count'));
    return row!.seconds;
  }
}

/** Throws `rate_limit_exceeded` with `Retry-After` for an attempt that must wait; nothing for 0. */
function refuse(waitSeconds: number): void {
  if (waitSeconds === 0) return;
  throw new Problem('rate_limit_exceeded', {
    message: `Too many attempts. Please try again in ${waitSeconds} seconds.`,
    headers: { 'retry-after': String(waitSeconds) },
  });
}

/** For statements that count an attempt, or give it back, beside what else they do. */
export function countersOf(kind: ThrottleKind, attempt: Attempt): Counters {
  const { pair, ...shared } = counters(kind, attempt);
  const others = Object.values(shared);
  return { all: pair ? [pair, ...others] : others, fresh: pair?.key ?? null, shared: others.map(({ key }) => key) };
}

/** As `throttle_count` takes them, JSON. */
function countable({ all }: Counters): string {
  return JSON.stringify(all.map(asGiven));
}

function asGiven({ key, rule }: Counter) {
  const { free, firstWaitSeconds, longestWaitSeconds, forgetSeconds } = rule;
  return { key, free, first_wait: firstWaitSeconds, longest_wait: longestWaitSeconds, forget: forgetSeconds };
}

function counters(kind: ThrottleKind, { account, req, isKnownDevice }: Attempt): Partial<Record<keyof Rules, Counter>> {
  const rules: Rules = throttleRules[kind];
  const network = req && networkOf(req.ip);
  // In one spelling: who writes the same address in many ways has no more tries by that.
  const name = account === undefined ? undefined : oneSpelling(account);
  const counter = (rule: Rule, ...parts: string[]) => ({ key: hashToken([kind, ...parts].join('\n')), rule });
  if (name !== undefined && isKnownDevice && rules.pair) return { pair: counter(rules.pair, 'known device', name) };
  return {
    ...(rules.pair && name !== undefined && { pair: counter(rules.pair, 'pair', name, network ?? '') }),
    ...(rules.network && network && { network: counter(rules.network, 'network', network) }),
    ...(rules.account && name !== undefined && { account: counter(rules.account, 'account', name) }),
  };
}
