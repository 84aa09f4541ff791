/** One line of the reckoning. */
export interface Count {
  what: string;
  accepted: number;
  refused: number;
  unanswered: number;
  /** Accepted, and still so at the end: delivered, counted, in force. */
  kept: number;
  /** Given up knowingly, and told by a metric: clicks without a disk to keep them. */
  givenUp: number;
  /** The marks of what was accepted and is not to be found. */
  lost: string[];
  /** The marks of what happened twice. */
  doubled: string[];
  /** Deliveries that came again under the id that they had: allowed after a crash. */
  repeated: number;
}

/** A run is right when something was accepted of each kind, and nothing was lost or doubled. */
export function isRight(counts: readonly Count[]): boolean {
  return counts.every(({ accepted, lost, doubled }) => accepted > 0 && lost.length === 0 && doubled.length === 0);
}
