/** `npm test`: every test of every project against private servers, then the journeys; `npm test -- <word>` only files with the word in their path. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { wholeEnvironment } from './config.js';
import { startPrivateServers } from './private-servers.js';
import { Refusal, runCommand } from './refusal.js';
import { compileCache, repositoryRoot } from './repository.js';
import { findTests } from './test-files.js';

interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
/** A file that hangs fails after this; journeys start a whole platform. */
const fileTimeoutMs = 300_000;

let isInterrupted = false;
for (const signal of signals) process.on(signal, () => (isInterrupted = true));

await runCommand(async () => {
  const files = findTests(process.argv.slice(2));
  if (files.project.length + files.journey.length === 0) throw new Refusal('There is no such test.');
  const runs: Counts[] = [];
  if (files.project.length > 0) runs.push(await withServers((env) => runTests(files.project, env, 2)));
  if (files.journey.length > 0 && !isInterrupted) runs.push(await runTests(files.journey, {}, 1));
  const total = (key: keyof Counts) => runs.reduce((sum, counts) => sum + counts[key], 0);
  const skipped = total('skipped') ? `, ${total('skipped')} skipped` : '';
  console.log(`${total('passed')} passed, ${total('failed')} failed${skipped}`);
  if (isInterrupted) return 130;
  return total('failed') === 0 && total('passed') > 0 ? 0 : 1;
});

async function withServers(work: (env: Record<string, string>) => Promise<Counts>): Promise<Counts> {
  const servers = await startPrivateServers();
  try {
    return await work({ TEST_DATABASE_URL: servers.databaseUrl, TEST_REDIS_URL: servers.redisUrl });
  } finally {
    await servers.stop();
  }
}

async function runTests(files: string[], env: Record<string, string>, concurrency: number): Promise<Counts> {
  const folder = mkdtempSync(join(tmpdir(), 'platform-counts-'));
  const countsFile = join(folder, 'counts.json');
  const reporters = [
    ...['--test-reporter=spec', '--test-reporter-destination=stdout'],
    ...[
      `--test-reporter=${join(import.meta.dirname, 'count-reporter.js')}`,
      `--test-reporter-destination=${countsFile}`,
    ],
  ];
  const flags = [
    '--enable-source-maps',
    '--test',
    '--test-force-exit',
    `--test-concurrency=${concurrency}`,
    `--test-timeout=${fileTimeoutMs}`,
  ];
  const child = spawn(process.execPath, [...flags, ...reporters, ...files], {
    cwd: repositoryRoot,
    // Each file is a process of its own that loads the same modules: compiled once, they are read from here.
    env: { ...wholeEnvironment(), PLATFORM_ROOT: repositoryRoot, NODE_COMPILE_CACHE: compileCache, ...env },
    stdio: 'inherit',
  });
  const forward = (signal: NodeJS.Signals) => child.kill(signal);
  for (const signal of signals) process.on(signal, forward);
  const [code] = (await once(child, 'exit')) as [number | null];
  for (const signal of signals) process.off(signal, forward);
  const counts = readCounts(countsFile);
  rmSync(folder, { recursive: true, force: true });
  // A runner that failed without naming a test still fails the whole.
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

function readCounts(path: string): Counts {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Counts;
  } catch {
    return { passed: 0, failed: 0, skipped: 0 };
  }
}
