import { Connections } from './connection.js';

export interface Load {
  url: string;
  headers?: Record<string, string>;
  /** Paths that are asked for in turn; `/` when not given. */
  paths?: string[];
  /** Makes the body of each request anew, and what it needs of headers: POST instead of GET. */
  next?: () => { body: string; headers: Record<string, string> };
  /** The status that every answer must have; when not given, none may be 4xx or 5xx. */
  status?: number;
  /** Resolves once nothing is left to do of what was asked before. */
  settled?: () => Promise<void>;
}

/**
 * Of every throughput that is measured: so many that neither side ever waits for something to do. What answers in turns
 * of its own (a journal, a commit for many) idles between them when few ask, and what only computes does not.
 */
export const connections = 128;

export interface Round {
  perSecond: number;
  p99Ms: number;
}

/** The text of the request with a number. */
export function requestsOf({ paths = ['/'], headers, next }: Load, to: Connections): (n: number) => string {
  const gets = paths.map((path) => to.request('GET', path, headers));
  return (n) => {
    if (!next) return gets[n % gets.length]!;
    const { body, headers: own } = next();
    return to.request('POST', paths[n % paths.length]!, { ...headers, ...own }, body);
  };
}

/** As much as the other side can do, for so many seconds. Throws when an answer is not as it should be. */
export async function saturated(load: Load, seconds: number): Promise<Round> {
  const to = await Connections.to(load.url, connections);
  const requestOf = requestsOf(load, to);
  const latencies: number[] = [];
  let asked = 0;
  let wrong = 0;
  try {
    const next = () => requestOf(asked++);
    const startedAt = performance.now();
    await to.saturate(seconds, next, (status, ms) => {
      latencies.push(ms);
      if (load.status ? status !== load.status : status >= 400) wrong += 1;
    });
    const perSecond = (latencies.length / (performance.now() - startedAt)) * 1_000;
    const expected = load.status ?? '1xx to 3xx';
    if (wrong > 0) throw new Error(`${load.url}: ${wrong} of ${asked} answers were not ${expected}`);
    return { perSecond, p99Ms: quantile(latencies, 0.99) };
  } finally {
    to.close();
  }
}

export const median = (values: number[]) => quantile(values, 0.5);

/** `part` from 0 to 1: 0.99 is the 99th percentile. NaN of nothing. */
export function quantile(values: number[], part: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * part)] ?? NaN;
}
