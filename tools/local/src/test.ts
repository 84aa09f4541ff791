/** `npm test`: every test of every project against private servers, then the journeys; `npm test -- <word>` only files with the word in their path. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { wholeEnvironment } from './config.js';
import type { Counts, Outcome } from './count-reporter.js';
import { startPrivateServers } from './private-servers.js';
import { Refusal, runCommand } from './refusal.js';
import { compileCache, repositoryRoot } from './repository.js';
import { findTests, sourceOf, type TestFiles } from './test-files.js';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
/** A file that hangs fails after this; journeys start a whole platform. */
const fileTimeoutMs = 600_000;
/** Of files that failed, and run once more. */
const mostAgain = 5;
/** One more than processors, as some tests wait; each is a service with connections to Postgres, of which there are not so many. */
const filesAtOnce = Math.min(4, availableParallelism() + 1);
const runner = 'the runner of the tests';
const unknown: Counts = { passed: 0, failed: 0, skipped: 0 };
const broken: Counts = { ...unknown, failed: 1 };

let isInterrupted = false;
for (const signal of signals) process.on(signal, () => (isInterrupted = true));

await runCommand(async () => {
  const files = findTests(process.argv.slice(2));
  if (files.project.length + files.journey.length === 0) throw new Refusal('There is no such test.');
  const first = await runAll(files);
  const failed = failedOf(first);
  // More than a few are no accident, and would keep whoever waits from hearing so.
  const isAgain = failed.length > 0 && failed.length <= mostAgain && !isInterrupted;
  if (isAgain) console.log(`\nonce more, alone (docs/adr/0013):\n  ${failed.join('\n  ')}\n`);
  const outcome = isAgain ? { ...first, ...(await runAll(onlyOf(files, failed), 1)) } : first;
  const accidents = failed.filter((file) => outcome[file]!.failed === 0);
  if (accidents.length > 0) console.log(`\npassed only when they ran once more:\n  ${accidents.join('\n  ')}\n`);
  const total = (key: keyof Counts) => Object.values(outcome).reduce((sum, counts) => sum + counts[key], 0);
  const skipped = total('skipped') ? `, ${total('skipped')} skipped` : '';
  console.log(`${total('passed')} passed, ${total('failed')} failed${skipped}`);
  if (isInterrupted) return 130;
  return total('failed') === 0 && total('passed') > 0 ? 0 : 1;
});

async function runAll({ project, journey }: TestFiles, atOnce = filesAtOnce): Promise<Outcome> {
  const ofProjects = project.length > 0 ? await withServers((env) => runTests(project, env, atOnce)) : {};
  const ofJourneys = journey.length > 0 && !isInterrupted ? await runTests(journey, {}, 1) : {};
  return { ...ofProjects, ...ofJourneys };
}

function failedOf(outcome: Outcome): string[] {
  return Object.keys(outcome).filter((file) => outcome[file]!.failed > 0);
}

function onlyOf({ project, journey }: TestFiles, some: string[]): TestFiles {
  const isOne = (file: string) => some.includes(file);
  return { project: project.filter(isOne), journey: journey.filter(isOne) };
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
  const outcomeFile = join(folder, 'outcome.json');
  const reporters = [
    ...['--test-reporter=spec', '--test-reporter-destination=stdout'],
    ...[
      `--test-reporter=${join(import.meta.dirname, 'count-reporter.js')}`,
      `--test-reporter-destination=${outcomeFile}`,
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
  const outcome = readOutcome(outcomeFile, files);
  rmSync(folder, { recursive: true, force: true });
  // A runner that failed without naming a test still fails the whole.
  return code !== 0 && failedOf(outcome).length === 0 ? { ...outcome, [runner]: broken } : outcome;
}

/** Of every file that was to run: one of which nothing is known did not come to its end, unless nobody waited for that. */
function readOutcome(path: string, files: string[]): Outcome {
  const bySource = existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8') || '{}') as Outcome) : {};
  return Object.fromEntries(
    files.map((file) => [file, bySource[join(repositoryRoot, sourceOf(file))] ?? (isInterrupted ? unknown : broken)]),
  );
}
