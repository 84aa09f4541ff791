import type { Load } from './measure.js';
export interface Pace {
    perSecond: number;
    seconds: number;
}
/**
 * Begins work at an even pace whatever becomes of it, and waits for all; `begin` gets its number and when it was due, in ms of
 * `performance.now()`. Work that has ended is only counted: what is kept of it keeps the garbage collector busy, which makes late
 * what is due.
 */
export declare function evenly({ perSecond, seconds }: Pace, begin: (n: number, dueAt: number) => Promise<void>): Promise<void>;
/**
 * Latencies in ms, sorted, of requests that begin at an even pace whatever the answers do, each from when it was due. (autocannon's
 * rates begin all requests of a second at once, which is the load of saturation in bursts.)
 */
export declare function paced({ url, paths, headers, next, status }: Load, pace: Pace): Promise<number[]>;
