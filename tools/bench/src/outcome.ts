/** `times` is a ratio; nothing is a number of things. */
export type Unit = 'times' | 'ms' | 'MB' | '/s' | '%' | '';

export interface Amount {
  value: number;
  unit: Unit;
}

/** What is demanded of a value. */
export type Goal = { atLeast: number } | { atMost: number };

/** What a benchmark has measured in one run, and what was measured beside it to judge it by. */
export interface Figure extends Amount {
  name: string;
  goal?: Goal;
  subject?: Amount;
  baseline?: Amount;
}

/** What a rate becomes as something grows. */
export interface Curve {
  title: string;
  unit: Unit;
  lines: { name: string; points: [size: number, value: number][] }[];
}

/** All that one run of a benchmark has to say. */
export interface Outcome {
  figures: Figure[];
  curve?: Curve;
}

/** A benchmark is a file that exports this as `run`. `words` are what the command line has for it alone. */
export type Run = (words: string[]) => Promise<Outcome>;

export function reaches(value: number, goal: Goal | undefined): boolean {
  if (!goal) return true;
  return 'atLeast' in goal ? value >= goal.atLeast : value <= goal.atMost;
}

export const perSecond = (value: number): Amount => ({ value, unit: '/s' });
export const milliseconds = (value: number): Amount => ({ value, unit: 'ms' });
