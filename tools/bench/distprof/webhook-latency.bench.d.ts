/** From the commit of an event, through outbox, relay, queue and fan-out, to the receiver's accept, at 200 deliveries a second. */
export declare function webhookLatency(): Promise<boolean>;
