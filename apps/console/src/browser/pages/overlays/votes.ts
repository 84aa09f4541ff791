/** How often each answer was chosen, the most frequent first; those that are not offered any more are among them. */
export function votesOf(answers: readonly { option: string | null }[]) {
  const counts = new Map<string, number>();
  for (const { option } of answers) if (option !== null) counts.set(option, (counts.get(option) ?? 0) + 1);
  return [...counts]
    .map(([option, count]) => ({ key: option, label: option, count }))
    .sort((one, other) => other.count - one.count);
}
