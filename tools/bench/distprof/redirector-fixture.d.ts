import { Client } from 'pg';
import { type Launched, type Subject } from './processes.js';
export declare const chrome = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36";
export interface Redirectors {
    worker: Subject;
    redirectors: Launched[];
    sql: Client;
    journalDir: string;
    /** Another redirector, on the same servers and journal. */
    another(): Promise<Launched>;
    /** Resolves once every click that was answered is counted. */
    counted(): Promise<void>;
    /** So many links of one account. Answers with their paths. */
    links(count: number): Promise<string[]>;
    stop(): Promise<void>;
}
/** As it is deployed: one process counts and serves the API, the others do nothing but redirect. `settings` are of the first. */
export declare function startRedirectors(count?: number, settings?: Record<string, string>): Promise<Redirectors>;
/** Resolves once every click that was answered is counted, or `withinMs` are over. */
export declare function allCounted(sql: Client, journalDir: string, withinMs?: number): Promise<void>;
/**
 * As if every link had been visited before: puts into Redis what its first visit would, after the example of one that was. Throws when
 * redirectors do not read it there.
 */
export declare function knownToRedis({ sql, worker, redirectors }: Redirectors, paths: string[]): Promise<void>;
