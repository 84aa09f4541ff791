import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { CallOptions } from '@platform/testing';
import type { OrganizationsBench } from './organizations-bench.test-helper.js';

/** Starts another process of the service, on the Postgres and Redis of the bench. */
export async function secondProcess(bench: Pick<OrganizationsBench, 'env'>) {
  const main = new URL('../main.js', import.meta.url).pathname;
  const env = { ...bench.env, ROLE: 'api', LOG_LEVEL: 'info' };
  const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  for await (const text of createInterface({ input: child.stdout })) {
    const entry = JSON.parse(text) as { msg: string; port: number };
    if (entry.msg !== 'ready') continue;
    child.stdout.resume();
    return {
      async call(method: string, path: string, { token, body }: Pick<CallOptions, 'token' | 'body'>) {
        const res = await fetch(`http://127.0.0.1:${entry.port}${path}`, {
          method,
          headers: { authorization: `Bearer ${token}`, ...(body ? { 'content-type': 'application/json' } : {}) },
          ...(body ? { body: JSON.stringify(body) } : {}),
        });
        const answered = await res.text();

        return { status: res.status, body: answered ? JSON.parse(answered) : '' };
      },
      async stop() {
        child.kill('SIGKILL');
        if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
      },
    };
  }
  throw new Error('the process ended before it was ready');
}
