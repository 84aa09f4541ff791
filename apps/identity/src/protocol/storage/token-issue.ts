import type { AdapterPayload } from 'oidc-provider';
import type { ClaimedPerson } from '../settings/index.js';

type DateOfPerson = 'updated_at' | 'email_verified_at';

/** A code or refresh token, as it is stored. */
export interface UsedUp {
  kind: string;
  hash: string;
}

/** What one request at the token endpoint has read, and what it will write: all of it in one statement. */
export interface TokenIssue {
  found?: GrantSource;
  /** The code or refresh token that is to be used up. */
  used?: UsedUp;
  issued: { kind: string; hash: string; payload: string; expiresIn: number }[];
  /** What the new access token may do: never more than its grant holds by then. */
  scope?: string;
  sealedAnswer?: string;
  afterCommit: (() => Promise<void>)[];
}

export type IssuedTokens = Pick<TokenIssue, 'issued' | 'sealedAnswer' | 'scope'>;

/** What is to be stored for a code or refresh token that is used up. */
export interface IssueRequest extends IssuedTokens {
  used: UsedUp;
}

/**
 * A code or refresh token, with the grant that it was made from and its person: null when they are gone or may do
 * nothing.
 */
export interface GrantSource {
  payload: AdapterPayload;
  grant_id: string | null;
  /** The authorization that it came from: the hash of its code. Null before it is used. */
  family: string | null;
  /** Unix seconds. */
  consumed: number | null;
  grant: Record<string, unknown> | null;
  person:
    | (Omit<ClaimedPerson, DateOfPerson> & Record<'updated_at', string> & Record<'email_verified_at', string | null>)
    | null;
}
