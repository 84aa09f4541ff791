/**
 * What destinations that hang until the deadline cost the healthy ones. Both times there are 200 deliveries a second, and half of the
 * destinations are measured; what differs is whether the other half answers.
 */
export declare function webhookHanging(): Promise<boolean>;
