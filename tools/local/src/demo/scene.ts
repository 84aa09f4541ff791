import { join } from 'node:path';
import type { Addresses } from '../environment.js';
import { KeptSteps } from '../kept-steps.js';
import { operate, type Environments } from '../operator.js';
import type { Demo } from '../seed.js';
import { callsByKey, callsOf, type Ask, type Signer } from './calls.js';

/** Where the living demo is made, and what is known of it. */
export interface SceneFacts {
  dataFolder: string;
  addresses: Addresses;
  environments: Environments;
  demo: Demo;
  /** Ends the commands that are under way. */
  stopping?: AbortSignal;
}

/** What each family of the demo makes its things with. */
export interface Scene extends SceneFacts {
  /** Calls of Ada. */
  ada: Ask;
  /** Calls of her API key of links. */
  byKey: Ask;
  /** Path of Harbour Works. */
  harbour: string;
  /** Calls of somebody else of the demo. All of them have Ada's password. */
  as: (email: string) => Ask;
  /** One of the operator's commands. */
  operate: <T>(args: string[], input?: string) => Promise<T>;
  /** Makes a thing once for all, and keeps of the answer what is needed later. */
  once: <T>(key: string, make: () => Promise<T>) => Promise<T>;
}

export function sceneOf(facts: SceneFacts): Scene {
  const { addresses, demo, environments, stopping: signal } = facts;
  const steps = new KeptSteps<Record<string, unknown>>(join(facts.dataFolder, 'demo.json'));
  const signers = new Map<string, Ask>();
  const as = (email: string): Ask => {
    const person: Signer = { email, password: demo.password };
    const known = signers.get(email) ?? callsOf(addresses, person);
    signers.set(email, known);
    return known;
  };
  return {
    ...facts,
    ada: as(demo.email),
    byKey: callsByKey(addresses, demo.links.api_key),
    harbour: `/organizations/${demo.organization.uuid}`,
    as,
    operate: (args, input) => operate(environments, args, { input, signal }),
    once: async <T>(key: string, make: () => Promise<T>) =>
      (await steps.once(key, async () => (await make()) ?? true)) as T,
  };
}
