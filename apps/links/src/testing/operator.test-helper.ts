import { runCommand } from '@platform/service-kit';
import { ended, type CommandEnd } from '@platform/testing';
import { commands } from '../commands.js';
import { links } from '../service.js';
import type { LinksBench } from './links-bench.test-helper.js';

/** What `links …` of the operator's command line comes to. */
export function admin(bench: LinksBench, ...args: string[]): Promise<CommandEnd> {
  return ended(runCommand(links, commands, ['links', ...args], bench.env));
}

/** What it answers, a refusal as well. */
export async function operator(bench: LinksBench, ...args: string[]): Promise<CommandEnd['answer']> {
  return (await admin(bench, ...args)).answer;
}
