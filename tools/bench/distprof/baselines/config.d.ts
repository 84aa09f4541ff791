/** What a baseline process is told. */
export declare function baselineSettings(): {
    port: number;
    databaseUrl?: string;
    redisUrl?: string;
};
