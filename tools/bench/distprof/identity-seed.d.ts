export declare const benchClient: {
    client_id: string;
    client_secret: string;
};
export declare const redirectUri = "https://bench.example/callback";
export declare const password = "correct horse battery staple";
export declare const verifier: string;
export declare const challenge: string;
export declare function sha256(text: string): string;
/** Rows as identity itself would have written them: a client, people, and for each code its consent. */
export declare function identitySeed(databaseUrl: string): Promise<{
    people: (count: number) => Promise<{
        uuid: string;
        email: string;
    }[]>;
    codes: (count: number, userUuid: string) => Promise<string[]>;
    end: () => Promise<void>;
}>;
