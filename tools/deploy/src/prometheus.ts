import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { repositoryRoot } from './repository.js';

/** The folder of Prometheus' programs: Debian's package, unpacked on first use. */
function programs(): string {
  const fetch = join(repositoryRoot, 'tools/deploy/debian-packages.sh');
  return join(execFileSync(fetch, ['prometheus', 'bookworm', 'prometheus'], { encoding: 'utf8' }).trim(), 'usr/bin');
}

/** Runs promtool; throws what it says when it refuses. */
export function promtool(...args: string[]): string {
  try {
    return execFileSync(join(programs(), 'promtool'), args, { encoding: 'utf8', stdio: 'pipe' });
  } catch (err) {
    const { stdout = '', stderr = '', message } = err as { stdout?: string; stderr?: string; message: string };
    throw new Error(`${stdout}${stderr}`.trim() || message, { cause: err });
  }
}
