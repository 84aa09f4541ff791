import { runCommand } from '@platform/service-kit';
import { ended, type CommandEnd } from '@platform/testing';
import { commands } from '../commands.js';
import { links } from '../service.js';
import type { LinksBench } from './links-bench.test-helper.js';

/** Runs `links …` of the operator’s command line. */
export function admin(bench: LinksBench, ...args: string[]): Promise<CommandEnd> {
  return ended(runCommand(links, commands, ['links', ...args], bench.env));
}

/** Returns the answer, also of a refusal. */
export async function operator(bench: LinksBench, ...args: string[]): Promise<CommandEnd['answer']> {
  return (await admin(bench, ...args)).answer;
}
