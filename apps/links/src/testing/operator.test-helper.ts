import { commandLine, type CommandEnd } from '@platform/testing';
import type { LinksBench } from './links-bench.test-helper.js';

/** What `links …` of the operator's command line comes to. */
export function admin(bench: LinksBench, ...args: string[]): Promise<CommandEnd> {
  return commandLine(new URL('../cli.js', import.meta.url), bench.env, ['links', ...args]);
}

/** What it answers, a refusal as well. */
export async function operator(bench: LinksBench, ...args: string[]): Promise<CommandEnd['answer']> {
  return (await admin(bench, ...args)).answer;
}
