/** `GET /v1/organizations/{uuid}/permissions`: token, rate limit, membership, answer checked against its schema. */
export declare function permissionCheck(): Promise<boolean>;
