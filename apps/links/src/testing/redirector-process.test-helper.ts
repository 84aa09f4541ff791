import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

export interface RedirectorProcess {
  url: string;
  /** Resolves when the process has ended. */
  kill(signal: NodeJS.Signals): Promise<void>;
}

/** The bundle that is deployed. */
export const redirectorMain = new URL('../bundle/redirector.js', import.meta.url).pathname;

/** The redirector as it is deployed: its bundle in its own process. Imported by tests only. */
export async function redirectorProcess(env: NodeJS.ProcessEnv): Promise<RedirectorProcess> {
  const child = spawn(process.execPath, [redirectorMain], {
    env: { ...env, LOG_LEVEL: 'info' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const text of createInterface({ input: child.stdout })) {
    const entry = JSON.parse(text) as { msg: string; port: number };
    if (entry.msg !== 'ready') continue;
    child.stdout.resume();
    const kill = async (signal: NodeJS.Signals) => {
      child.kill(signal);
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    };
    return { url: `http://127.0.0.1:${entry.port}`, kill };
  }
  throw new Error('the process ended before it was ready');
}
