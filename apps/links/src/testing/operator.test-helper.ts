import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { LinksBench } from './links-bench.test-helper.js';

const run = promisify(execFile);

/** What `links …` of the operator's command line answers, a refusal as well. */
export async function operator(bench: LinksBench, ...args: string[]) {
  const cli = new URL('../cli.js', import.meta.url).pathname;
  const { stdout } = await run(process.execPath, [cli, 'links', ...args], { env: bench.env }).catch(
    (err: { stdout: string }) => err,
  );
  return JSON.parse(stdout) as Record<string, any>; // eslint-disable-line @typescript-eslint/no-explicit-any
}
