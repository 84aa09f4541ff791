import type { Outcome } from '../outcome.js';
import { withSubject } from './fakes.test-helper.js';

/** A benchmark whose own process ends, as one does that has no memory left. */
export const run = (): Promise<Outcome> => withSubject(() => Promise.resolve(process.exit(7)));
