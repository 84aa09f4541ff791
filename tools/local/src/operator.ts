import { setTimeout as wait } from 'node:timers/promises';
import { adminCommand } from './admin-commands.js';
import { Refusal } from './refusal.js';
import { appFile, repositoryRoot, type ServiceName } from './repository.js';
import { runToEnd } from './run-to-end.js';

/** What each service is told, as `npm start` gives it. */
export type Environments = Record<ServiceName, Record<string, string>>;

/** New people reach the other services by events; this is how long a step waits for that. */
const arrivalMs = 15_000;

/**
 * Runs one of the operator's commands (`npm run admin`), and answers with its JSON object.
 *
 * @param options.input what the command reads from its standard input
 * @param options.signal ends it before its time
 * @throws Refusal with what the command says
 */
export async function operate<T>(
  environments: Environments,
  args: readonly string[],
  options: { input?: string; signal?: AbortSignal } = {},
): Promise<T> {
  const command = adminCommand(args);
  if (typeof command === 'string') throw new Refusal(command);
  const { service } = command;
  const cli = ['--enable-source-maps', appFile(service, 'cli.js'), ...command.args, '--json'];
  const env = environments[service];
  const ended = await runToEnd(process.execPath, cli, { cwd: repositoryRoot, env, ...options });
  if (ended.code === 0) return JSON.parse(ended.output) as T;
  throw new Refusal(`${args.slice(0, 2).join(' ')}: ${messageOf(ended.output)}`);
}

/** Tries again for as long as the news of something may take from one service to another. */
export async function untilArrived<T>(attempt: () => Promise<T>): Promise<T> {
  const deadline = Date.now() + arrivalMs;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await wait(250);
    }
  }
}

function messageOf(output: string): string {
  try {
    return (JSON.parse(output) as { message: string }).message;
  } catch {
    return output.trim().split('\n').slice(-3).join(' ');
  }
}
