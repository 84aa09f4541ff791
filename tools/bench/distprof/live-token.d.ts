/** An access token as identity would have published it, with every scope. */
export declare function liveToken(redisUrl: string, userUuid?: string): Promise<string>;
