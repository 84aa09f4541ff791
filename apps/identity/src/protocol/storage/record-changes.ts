/** A record as it is stored: its id only as a hash. */
export interface NewRecord {
  kind: string;
  hash: string;
  /** JSON. */
  payload: string;
  grantId: string | null;
  uid: string | null;
  userCode: string | null;
  /** Seconds. */
  expiresIn: number;
}

/**
 * What models of the provider would write, for a statement that writes more than that; see OauthTransaction.collect.
 */
export interface RecordChanges {
  stored: NewRecord[];
  deleted: Pick<NewRecord, 'kind' | 'hash'>[];
}
