import { type Subject } from './processes.js';
/** What one signed request is made of. */
export interface SignedEvent {
    body: string;
    headers: Record<string, string>;
}
/** The notifications service, in a process of its own, with a service that dispatches and organizations that want its events. */
export declare function notificationsWithRules(settings: Record<string, string>, endpointUrl: string): Promise<{
    subject: Subject;
    /** So many of `organization`. */
    organizations(count: number, rules?: {
        matching: number;
        all: number;
    }): Promise<string[]>;
    /** With one destination for each of the rules that match `bench.done`, and rules that do not. */
    organization(rules?: {
        matching: number;
        all: number;
    }): Promise<string>;
    /** An event of its own, signed; `name` is what the receiver tells it by. */
    signed(organization: string, name: string): SignedEvent;
    stop(): Promise<void>;
}>;
