/** Signing in by password, against a bare loop of as many password checks at once; then the memory after ten thousand of them. */
export declare function signIn(): Promise<boolean>;
