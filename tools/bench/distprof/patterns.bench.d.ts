/** The worst that a rule can hold: 50 patterns of 128 characters, none of which fits, made to send a matcher back as often as can be. */
export declare function patterns(): Promise<boolean>;
