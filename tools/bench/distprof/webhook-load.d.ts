import { type RunningService } from '@platform/service-kit';
import type { WebhooksAndReceiver } from './webhook-fixture.js';
/** Deliveries a second. */
export declare const perSecond = 200;
/** The organizations service as far as its outbox and relay go, in this process. */
export declare function startProducer({ service }: WebhooksAndReceiver): Promise<RunningService>;
/** Organizations with one member each, who allowed one client to hear of it. */
export declare function organizations(subject: WebhooksAndReceiver, path: string): Promise<string[]>;
/** Commits events at an even pace; answers with the names of those of `counted`. */
export declare function load({ app }: RunningService, uuids: string[], forSeconds: number, counted?: Set<string>): Promise<string[]>;
export declare function measure(subject: WebhooksAndReceiver, producer: RunningService, uuids: string[], counted?: Set<string>): Promise<{
    count: number;
    p50: number;
    p95: number;
    p99: number;
}>;
