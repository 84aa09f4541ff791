/** Code exchange and refresh, against oidc-provider alone in memory. Each code and token is used once, so nothing is repeated. */
export declare function tokens(): Promise<boolean>;
