import { parseArgs } from 'node:util';

/** Tokens hold for an hour, and every one must be in force when the run is reckoned. */
const longestMinutes = 50;

export interface Settings {
  seed: number;
  minutes: number;
  /** Writes the result into docs/reliability.md. */
  isDocumented: boolean;
}

/**
 * Reads the command line.
 *
 * @throws when it says what there is not
 */
export function readSettings(args: string[]): Settings {
  const { values } = parseArgs({
    args,
    options: {
      seed: { type: 'string', default: '1' },
      minutes: { type: 'string', default: '5' },
      document: { type: 'boolean', default: false },
    },
  });
  const [seed, minutes] = [Number(values.seed), Number(values.minutes)];
  if (!Number.isInteger(seed)) throw new Error('--seed must be a whole number');
  if (!(minutes > 0 && minutes <= longestMinutes))
    throw new Error(`--minutes must be a number above 0, and ${longestMinutes} at most`);
  return { seed, minutes, isDocumented: values.document };
}
