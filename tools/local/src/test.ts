/** `npm test`: every test of every project against private servers, then the journeys; `npm test -- <word>` only files with the word in their path. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { wholeEnvironment } from './config.js';
import { startPrivateServers } from './private-servers.js';
import { Refusal, runCommand } from './refusal.js';
import { compileCache, repositoryRoot } from './repository.js';
import { findTests, type TestFiles } from './test-files.js';

interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

interface Outcome extends Counts {
  /** Those that did not end well, also without a test that failed. */
  failedFiles: string[];
}

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
/** A file that hangs fails after this; journeys start a whole platform. */
const fileTimeoutMs = 600_000;
/** Of files that failed, and run once more. */
const mostAgain = 5;
/** One more than processors, as some tests wait; each is a service with connections to Postgres, of which there are not so many. */
const filesAtOnce = Math.min(4, availableParallelism() + 1);

let isInterrupted = false;
for (const signal of signals) process.on(signal, () => (isInterrupted = true));

await runCommand(async () => {
  const files = findTests(process.argv.slice(2));
  if (files.project.length + files.journey.length === 0) throw new Refusal('There is no such test.');
  const first = await runAll(files);
  const { failedFiles } = first;
  // More than a few are no accident, and would keep whoever waits from hearing so.
  const isAgain = first.failed > 0 && failedFiles.length > 0 && failedFiles.length <= mostAgain && !isInterrupted;
  const total = isAgain ? await onceMore(files, first) : first;
  const skipped = total.skipped ? `, ${total.skipped} skipped` : '';
  console.log(`${total.passed} passed, ${total.failed} failed${skipped}`);
  if (isInterrupted) return 130;
  return total.failed === 0 && total.passed > 0 ? 0 : 1;
});

async function onceMore({ project, journey }: TestFiles, { failedFiles, ...first }: Outcome): Promise<Counts> {
  console.log(`\nonce more, alone (docs/adr/0013):\n  ${failedFiles.join('\n  ')}\n`);
  const isOne = (file: string) => failedFiles.includes(file);
  const second = await runAll({ project: project.filter(isOne), journey: journey.filter(isOne) }, 1);
  const accidents = failedFiles.filter((file) => !second.failedFiles.includes(file));
  if (accidents.length > 0) console.log(`\npassed only when they ran once more:\n  ${accidents.join('\n  ')}\n`);
  return { ...first, passed: first.passed + Math.max(0, first.failed - second.failed), failed: second.failed };
}

async function runAll({ project, journey }: TestFiles, atOnce = filesAtOnce): Promise<Outcome> {
  const runs: Outcome[] = [];
  if (project.length > 0) runs.push(await withServers((env) => runTests(project, env, atOnce)));
  if (journey.length > 0 && !isInterrupted) runs.push(await runTests(journey, {}, 1));
  const total = (key: keyof Counts) => runs.reduce((sum, run) => sum + run[key], 0);
  const counts = { passed: total('passed'), failed: total('failed'), skipped: total('skipped') };
  return { ...counts, failedFiles: runs.flatMap(({ failedFiles }) => failedFiles) };
}

async function withServers(work: (env: Record<string, string>) => Promise<Outcome>): Promise<Outcome> {
  const servers = await startPrivateServers();
  try {
    return await work({ TEST_DATABASE_URL: servers.databaseUrl, TEST_REDIS_URL: servers.redisUrl });
  } finally {
    await servers.stop();
  }
}

async function runTests(files: string[], env: Record<string, string>, concurrency: number): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'platform-outcome-'));
  const countsFile = join(folder, 'counts.json');
  const endedWell = join(folder, 'ended-well');
  writeFileSync(endedWell, '');
  const reporters = [
    ...['--test-reporter=spec', '--test-reporter-destination=stdout'],
    ...[
      `--test-reporter=${join(import.meta.dirname, 'count-reporter.js')}`,
      `--test-reporter-destination=${countsFile}`,
    ],
  ];
  const flags = [
    '--enable-source-maps',
    `--import=${pathToFileURL(join(import.meta.dirname, 'ended-well.js')).href}?${encodeURIComponent(endedWell)}`,
    '--test',
    '--test-force-exit',
    `--test-concurrency=${concurrency}`,
    `--test-timeout=${fileTimeoutMs}`,
  ];
  const child = spawn(process.execPath, [...flags, ...reporters, ...files], {
    cwd: repositoryRoot,
    // Each file is a process of its own that loads the same modules: compiled once, they are read from here.
    env: {
      ...wholeEnvironment(),
      PLATFORM_ROOT: repositoryRoot,
      NODE_COMPILE_CACHE: compileCache,
      ...env,
    },
    stdio: 'inherit',
  });
  const forward = (signal: NodeJS.Signals) => child.kill(signal);
  for (const signal of signals) process.on(signal, forward);
  const [code] = (await once(child, 'exit')) as [number | null];
  for (const signal of signals) process.off(signal, forward);
  const counts = readCounts(countsFile);
  const well = new Set(readFileSync(endedWell, 'utf8').split('\n'));
  const failedFiles = files.filter((file) => !well.has(join(repositoryRoot, file)));
  rmSync(folder, { recursive: true, force: true });
  // A runner that failed without naming a test still fails the whole.
  return { ...counts, failed: Math.max(counts.failed, code === 0 ? 0 : 1), failedFiles };
}

function readCounts(path: string): Counts {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Counts;
  } catch {
    return { passed: 0, failed: 0, skipped: 0 };
  }
}
