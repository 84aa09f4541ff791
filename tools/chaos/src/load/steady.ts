import { setTimeout as wait } from 'node:timers/promises';
import type { Asked, Kind, Outcome } from '../facts.js';

/** One kind of request, made again and again. */
export interface Load {
  kind: Kind;
  /** How many ask at once, and how long each rests between two requests. */
  parallel: number;
  pauseMs: number;
  /**
   * Makes one request.
   *
   * @returns what the platform said; a throw is no answer
   */
  ask(mark: string): Promise<Exclude<Outcome, 'unanswered'>>;
}

/** After a failure, so that an outage is not met by a storm. */
const restMs = 100;
/** Whoever waits longer has no answer. */
export const answerWithinMs = 5_000;

/** Makes the requests of one kind until told to stop, and records what became of each. */
export async function steady(load: Load, asked: Asked[], until: { done: boolean }): Promise<void> {
  let number = 0;
  const one = async () => {
    while (!until.done) {
      const mark = `${load.kind.replace(' ', '-')}-${(number += 1)}.`;
      const startedAt = Date.now();
      const { outcome, why } = await answerOf(load, mark);
      asked.push({ kind: load.kind, mark, outcome, startedAt, endedAt: Date.now(), ...(why && { why }) });
      await wait(outcome === 'accepted' ? load.pauseMs : Math.max(restMs, load.pauseMs));
    }
  };
  await Promise.all(Array.from({ length: load.parallel }, one));
}

async function answerOf(load: Load, mark: string): Promise<{ outcome: Outcome; why?: string }> {
  try {
    return { outcome: await load.ask(mark) };
  } catch (err) {
    const { message, cause } = err as Error & { cause?: NodeJS.ErrnoException };
    return { outcome: 'unanswered', why: cause?.code ?? message };
  }
}

/** A request whose answer comes in time, or none. */
export function send(url: string, init: RequestInit = {}): Promise<Response> {
  return fetch(url, { redirect: 'manual', ...init, signal: AbortSignal.timeout(answerWithinMs) });
}

/** A call of an API with a token. */
export function call(method: string, url: string, token: string, body?: unknown): Promise<Response> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  return send(url, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) });
}
