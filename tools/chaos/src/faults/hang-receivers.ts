import type { Outside } from '../world.js';
import type { Fault } from './fault.js';

/** Receivers read every request and never answer; those that hang are let go when the fault ends. */
export function hangReceivers({ hooks, alerts }: Pick<Outside, 'hooks' | 'alerts'>): Fault {
  let release = (): void => undefined;
  return {
    name: 'receivers that hang',
    holdMs: 12_000,
    begin: () => {
      const released = new Promise<void>((resolve) => (release = resolve));
      // They break then: a receiver that hangs has not taken the delivery.
      for (const receiver of [hooks, alerts]) receiver.always({ after: released, isBroken: true });
    },
    end: () => {
      for (const receiver of [hooks, alerts]) receiver.always({});
      release();
    },
  };
}
