import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { wholeEnvironment } from './config.js';
import type { Counted } from './count-reporter.js';
import { runInForeground } from './foreground.js';
import { compileCache, repositoryRoot } from './repository.js';
import { sourceOf } from './test-files.js';

export interface Outcome {
  passed: number;
  failed: number;
  skipped: number;
  /** Those that did not end well, also without a test that failed. */
  failedFiles: string[];
}

/** A process that hangs fails after this; journeys start a whole platform. */
const timeoutMs = 600_000;
/** One more than processors, as some tests wait; each is a service with connections to Postgres, of which there are not so many. */
export const processesAtOnce = Math.min(4, availableParallelism() + 1);

/**
 * Runs test files with the runner of Node, each group in a process of its own.
 * @param groups compiled files, as paths from the repository's root
 */
export async function runTests(
  groups: string[][],
  env: Partial<Record<string, string>>,
  atOnce: number,
): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'platform-outcome-'));
  const countsFile = join(folder, 'counts.json');
  const endedWell = join(folder, 'ended-well');
  writeFileSync(endedWell, '');
  try {
    const modules = groups.map((files, index) => moduleOf(files, join(folder, `group-${index + 1}.mjs`)));
    const code = await runInForeground(process.execPath, [...flags(countsFile, endedWell, atOnce), ...modules], {
      cwd: repositoryRoot,
      // Every process loads the same modules: compiled once, they are read from here.
      env: { ...wholeEnvironment(), PLATFORM_ROOT: repositoryRoot, NODE_COMPILE_CACHE: compileCache, ...env },
    });
    const counted = readCounts(countsFile);
    const well = new Set(readFileSync(endedWell, 'utf8').split('\n'));
    const failedFiles = groups
      .filter((_, index) => !well.has(modules[index]!))
      .flatMap((files) => failedOf(files, counted));
    const { passed, failed, skipped } = counted;
    // A runner that failed without naming a test still fails the whole.
    return { passed, failed: Math.max(failed, code === 0 ? 0 : 1), skipped, failedFiles };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What Node is to run for a group: its file, or a module that imports them. */
function moduleOf(files: string[], path: string): string {
  const [first, ...rest] = files.map((file) => join(repositoryRoot, file));
  if (rest.length === 0) return first!;
  writeFileSync(path, [first!, ...rest].map((file) => `import '${pathToFileURL(file).href}';\n`).join(''));
  return path;
}

/** Those files of a group whose tests failed; all of them when it ended in another way. */
function failedOf(files: string[], { failedIn }: Counted): string[] {
  const failed = files.filter((file) => failedIn.includes(join(repositoryRoot, sourceOf(file))));
  return failed.length > 0 ? failed : files;
}

function flags(countsFile: string, endedWell: string, atOnce: number): string[] {
  return [
    '--enable-source-maps',
    `--import=${pathToFileURL(join(import.meta.dirname, 'ended-well.js')).href}?${encodeURIComponent(endedWell)}`,
    '--test',
    '--test-force-exit',
    `--test-concurrency=${atOnce}`,
    `--test-timeout=${timeoutMs}`,
    '--test-reporter=spec',
    '--test-reporter-destination=stdout',
    `--test-reporter=${join(import.meta.dirname, 'count-reporter.js')}`,
    `--test-reporter-destination=${countsFile}`,
  ];
}

function readCounts(path: string): Counted {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Counted;
  } catch {
    return { passed: 0, failed: 0, skipped: 0, failedIn: [] };
  }
}
