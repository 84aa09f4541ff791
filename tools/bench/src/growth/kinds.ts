import type { ServiceName } from '@platform/contracts';
import type { Cast } from './cast.js';
import type { Platform } from './platform.js';

/** One kind of request, which is asked again and again at each size. */
export interface Kind {
  service: ServiceName;
  name: string;
  /** A page far down by its number: what lies before it is counted off, so that it is linear by nature. */
  isByNumber?: boolean;
  /** Asks the `n`th time. */
  ask: (n: number) => Promise<unknown>;
}

/** One whose times are not those of its requests. */
export interface TimedKind extends Omit<Kind, 'ask'> {
  /** In ms. */
  times: () => Promise<number[]>;
}

/** The platform at one size. */
export interface Stage {
  platform: Platform;
  cast: Cast;
  rows: number;
  /** Counts up over the stages: what is made by a request must be new in each. */
  number: number;
}

export type KindsAt = (stage: Stage) => Promise<(Kind | TimedKind)[]>;
