/* Libraries of the tests that bring no types. */

declare module 'express-session' {
  import type { RequestHandler } from 'express';
  const session: (options: { secret: string; resave: boolean; saveUninitialized: boolean }) => RequestHandler;
  export default session;
}

declare module 'passport-openidconnect' {
  import type { Strategy as PassportStrategy } from 'passport';
  interface Profile {
    id: string;
    displayName?: string;
    name?: { familyName?: string; givenName?: string };
    emails?: { value: string }[];
  }
  type Verify = (issuer: string, profile: Profile, done: (err: unknown, user: object) => void) => void;
  const Strategy: new (options: Record<string, string | undefined>, verify: Verify) => PassportStrategy;
  export default Strategy;
}

declare module 'simple-oauth2' {
  interface AccessToken {
    token: Record<string, string> & { expires_at: Date };
    refresh(): Promise<AccessToken>;
    revokeAll(): Promise<void>;
  }
  export class AuthorizationCode {
    constructor(options: object);
    authorizeURL(params: Record<string, string>): string;
    getToken(params: Record<string, string>): Promise<AccessToken>;
  }
}
