/** The list of links of an account with 100,000 of them, against that of an account with 100: requests in turn, one at a time. */
export declare function linksList(): Promise<boolean>;
