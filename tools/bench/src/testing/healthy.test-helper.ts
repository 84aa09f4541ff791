import type { Outcome } from '../outcome.js';
import { withSubject } from './fakes.test-helper.js';

/** A benchmark with an outcome. */
export const run = (): Promise<Outcome> => withSubject(() => Promise.resolve());
