interface Votes {
  option: string;
  votes: number;
  /** In whole percent. */
  share: number;
}

/** How often each answer was chosen, the most frequent first. An answer that is not offered any more is among them. */
export function votesOf(answers: readonly { option: string | null }[]): Votes[] {
  const counts = Map.groupBy(
    answers.flatMap(({ option }) => option ?? []),
    (option) => option,
  );
  return [...counts]
    .map(([option, { length: votes }]) => ({ option, votes, share: Math.round((votes / answers.length) * 100) }))
    .sort((one, other) => other.votes - one.votes);
}
