import { Client } from 'pg';
import { type Subject } from './processes.js';
/** What came since it was last asked; times in milliseconds of the machine's clock. */
export interface Seen {
    count: number;
    first: number;
    last: number;
    arrivals: [name: string, atMs: number][];
}
/** The webhooks service and a receiver, each in a process of its own. */
export declare function webhooksAndReceiver(): Promise<{
    service: Subject;
    sql: Client;
    receiver: {
        url: string;
        stop(): Promise<void>;
    };
    /** A client as identity's events would have made it known. Answers with its destination. */
    client(path: string, clientId?: string): Promise<string>;
    seen: () => Promise<Seen>;
    /** Until so many posts came since `seen`, or nothing came for ten seconds. */
    received(count: number, whileWaiting?: () => void): Promise<void>;
    stop(): Promise<void>;
}>;
export type WebhooksAndReceiver = Awaited<ReturnType<typeof webhooksAndReceiver>>;
export type { Subject };
