/** Events accepted a second: 202 and committed, three matching rules of 50 and so three deliveries each. The process takes requests only. */
export declare function dispatch(): Promise<boolean>;
/** From the 202 to the receiver's accept, at an even pace of events with one destination each, everything in one process. */
export declare function dispatchLatency(): Promise<boolean>;
