import { execFile } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface CommandEnd {
  code: number;
  /** The one JSON object on standard output. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- as `Answered.body`
  answer: any;
}

/** Runs a service's command line in a process of its own, as the operator does; `input` is what it is given to read. */
export function commandLine(
  cli: URL,
  env: NodeJS.ProcessEnv,
  args: readonly string[],
  input = '',
): Promise<CommandEnd> {
  const cached = { NODE_COMPILE_CACHE: join(tmpdir(), 'command-line-cache'), PATH: process.env['PATH'], ...env };
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [cli.pathname, ...args], { env: cached }, (err, stdout) => {
      resolve({ code: Number(err?.code ?? 0), answer: JSON.parse(stdout) });
    });
    // A command that reads nothing may have ended before.
    child.stdin?.on('error', () => undefined).end(input);
  });
}

/** Of a command that ran in the process of the test: a process of its own takes a second or two to start. */
export async function ended(outcome: Promise<{ code: number; output: string }>): Promise<CommandEnd> {
  const { code, output } = await outcome;
  return { code, answer: JSON.parse(output) };
}
