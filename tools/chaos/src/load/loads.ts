import type { World } from '../world.js';
import { dispatches } from './dispatches.js';
import { domainProofs } from './domain-proofs.js';
import { organizationChanges } from './organization-changes.js';
import { redirects } from './redirects.js';
import { signIns } from './sign-ins.js';
import type { Load } from './steady.js';

/**
 * The mixed load.
 *
 * @param tokens gets those of every sign-in
 */
export function loads(world: World, tokens: Map<string, string>): Load[] {
  return [signIns(world, tokens), organizationChanges(world), dispatches(world), redirects(world), domainProofs(world)];
}
