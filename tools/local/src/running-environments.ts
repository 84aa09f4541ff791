import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Environments } from './operator.js';
import { isSupervised } from './process-ledger.js';
import { Refusal } from './refusal.js';

/** Those of the services, and what the supervisor keeps for itself. */
type KeptEnvironments = Environments & Record<string, Record<string, string>>;

/**
 * What each service of the running platform is told, as its supervisor keeps it in the data folder.
 *
 * @throws {Refusal} when no platform runs, or it is not up yet
 */
export function runningEnvironments(dataFolder: string): KeptEnvironments {
  if (!isSupervised(dataFolder))
    throw new Refusal('The platform is not running: run npm start first, in another terminal.');
  try {
    return JSON.parse(readFileSync(join(dataFolder, 'environment.json'), 'utf8')) as KeptEnvironments;
  } catch {
    throw new Refusal('The platform is still starting: try again in a moment.');
  }
}
