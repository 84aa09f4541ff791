import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

/** Runs a program to its end. @returns what it wrote @throws with that, when it fails */
export async function run(command: string, args: string[], cwd: string): Promise<string> {
  const child = spawn(command, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
  const said = Promise.all([text(child.stdout), text(child.stderr)]);
  const [code] = (await once(child, 'close')) as [number | null];
  const [out, err] = await said;
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${code}: ${(err || out).slice(-600)}`);
  return out.trim();
}
