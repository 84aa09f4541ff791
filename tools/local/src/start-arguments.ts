import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Settings } from './config.js';
import { Refusal } from './refusal.js';
import { repositoryRoot } from './repository.js';

const most = 5;

/** What the command line of `npm start` says. @throws {Refusal} which names what is understood */
export function readArguments(args: string[]): Pick<Settings, 'replicas' | 'code' | 'restore'> {
  try {
    const options = { replicas: { type: 'string' }, code: { type: 'string' }, restore: { type: 'string' } } as const;
    const { replicas = '1', code = repositoryRoot, restore } = parseArgs({ args, options }).values;
    if (!/^\d+$/.test(replicas) || Number(replicas) < 1 || Number(replicas) > most)
      throw new Error(`--replicas is a number from 1 to ${most}`);
    const folder = restore === undefined ? {} : { restore: resolve(repositoryRoot, restore) };
    return { replicas: Number(replicas), code: resolve(repositoryRoot, code), ...folder };
  } catch (error) {
    throw new Refusal(
      `usage: npm start [-- --replicas 3] [--code folder] [--restore folder]: ${(error as Error).message}`,
    );
  }
}
