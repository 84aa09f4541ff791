export type Kind = 'sign-in' | 'organization change' | 'dispatch' | 'redirect' | 'domain proof';

/**
 * `accepted`: the platform promised. `refused`: it said no. `unanswered`: the answer did not arrive, and the request
 * may or may not have been carried out.
 */
export type Outcome = 'accepted' | 'refused' | 'unanswered';

/** One request of the load. */
export interface Asked {
  kind: Kind;
  /** What tells this request from all others, and is in the delivery that follows. */
  mark: string;
  outcome: Outcome;
  /** What went wrong, in words, where no answer arrived. */
  why?: string;
  startedAt: number;
  endedAt: number;
}

/** One delivery that a receiver got. */
export interface Arrival {
  mark: string;
  /** The same for each attempt of one delivery. */
  deliveryId: string;
  at: number;
}

/** One fault as it happened. */
export interface Happened {
  name: string;
  beganAt: number;
  endedAt: number;
}
