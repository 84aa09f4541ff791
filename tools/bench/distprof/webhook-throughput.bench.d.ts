/** Deliveries a second, signed and stored with each attempt, against a bare BullMQ worker that posts and stores nothing. */
export declare function webhookThroughput(): Promise<boolean>;
/** Resident memory of the service while 100,000 deliveries pass. */
export declare function webhookMemory(): Promise<boolean>;
