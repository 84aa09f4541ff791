import type { Outcome } from '../outcome.js';
import { withSubject } from './fakes.test-helper.js';

/** A benchmark that waits for what never comes. */
export const run = (): Promise<Outcome> => withSubject(() => new Promise(() => undefined));
