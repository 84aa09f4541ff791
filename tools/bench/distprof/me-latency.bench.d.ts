/** `GET /v1/me`: p99 at half of what the machine can do at most, measured just before in the same run. */
export declare function meLatency(): Promise<boolean>;
