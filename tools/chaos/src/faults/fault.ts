import type { Lasting } from '../schedule.js';

/** Something that goes wrong, and is put right again. */
export interface Fault extends Lasting {
  begin(): Promise<void> | void;
  /** Also called when the run is stopped in the middle; safe to call twice. */
  end(): Promise<void> | void;
}

export const nothing = (): void => undefined;
