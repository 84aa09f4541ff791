import { Pool } from 'undici';
import { connections } from './load.js';

/** One request of a visitor. */
export interface Visit {
  path: string;
  headers: Record<string, string>;
}

/** Answers with the next visit; null when there are enough. */
export type NextVisit = () => Visit | null;

/**
 * Visits until `next` ends them, over as many connections as every throughput is measured with. Answers with how many
 * were redirected, and how many a second.
 */
export async function visit(url: string, next: NextVisit): Promise<{ count: number; perSecond: number }> {
  const pool = new Pool(url, { connections });
  let count = 0;
  const startedAt = performance.now();
  const visitor = async () => {
    for (let wanted = next(); wanted; wanted = next()) {
      const { statusCode, body } = await pool.request({ method: 'GET', ...wanted });
      await body.dump();
      if (statusCode !== 302) throw new Error(`${url}${wanted.path} answered ${statusCode}`);
      count += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, visitor));
  const seconds = (performance.now() - startedAt) / 1_000;
  await pool.close();
  return { count, perSecond: count / seconds };
}

/** Ends after a time. */
export function lasting(seconds: number, next: () => Visit): NextVisit {
  const endsAt = performance.now() + seconds * 1_000;
  return () => (performance.now() < endsAt ? next() : null);
}

/** Ends after a number. */
export function times(count: number, next: () => Visit): NextVisit {
  let left = count;
  return () => (left-- > 0 ? next() : null);
}

/** Uniformly. */
export function anyOf<T>(values: readonly T[]): T {
  return values[Math.floor(Math.random() * values.length)]!;
}
