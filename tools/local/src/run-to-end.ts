import { spawn } from 'node:child_process';

/** How a short program ended: its exit code (-1 when it could not be run) and all it wrote. */
export interface Ended {
  code: number;
  output: string;
}

/** Runs a short program to its end; never rejects. */
export function runToEnd(
  command: string,
  args: string[],
  options: { env?: Record<string, string>; cwd?: string; userId?: number; signal?: AbortSignal; input?: string } = {},
): Promise<Ended> {
  return new Promise((resolve) => {
    let output = '';
    const started = spawn(command, args, {
      cwd: options.cwd,
      env: options.env,
      uid: options.userId,
      gid: options.userId,
      signal: options.signal,
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    // A program that ends without reading is no failure of ours: its code tells.
    started.stdin.on('error', () => undefined).end(options.input);
    const collect = (chunk: Buffer) => (output += chunk.toString());
    started.stdout.on('data', collect);
    started.stderr.on('data', collect);
    started.once('error', (error) => resolve({ code: -1, output: error.message }));
    started.once('close', (code) => resolve({ code: code ?? -1, output }));
  });
}
