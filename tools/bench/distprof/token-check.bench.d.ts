/** Token and rate limit of a resource request, in one round trip to Redis, and all that the kit does around a route. */
export declare function tokenCheck(): Promise<boolean>;
