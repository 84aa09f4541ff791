import type { Outcome } from '../outcome.js';
import { withSubject } from './fakes.test-helper.js';

/** A benchmark whose subject ends while it is measured, and which would wait for it for ever. */
export const run = (): Promise<Outcome> =>
  withSubject(({ url }) => fetch(`${url}/end`).catch(() => new Promise(() => undefined)));
