/**
 * `npm test`: the tests of every project, against private servers; `npm test -- <word>` only files with the word in
 * their path.
 */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { heedSignals, runInForeground } from './foreground.js';
import { nxEnvironment } from './nx.js';
import { Refusal, runCommand } from './refusal.js';
import { repositoryRoot } from './repository.js';
import { testProjects, type TestProject } from './test-projects.js';
import { withTestServers, type TestServers } from './with-test-servers.js';

/** What Jest's reporter writes of each project (`tools/jest/src/results-reporter.ts`). */
interface Results {
  passed: number;
  failed: number;
  skipped: number;
  retried: string[];
}

const isInterrupted = heedSignals();

await runCommand(async () => {
  const words = process.argv.slice(2);
  const projects = testProjects(words);
  if (projects.length === 0) throw new Refusal('There is no such test.');
  for (const project of projects) rmSync(resultsPath(project), { force: true });
  const codes = await withTestServers((servers) => {
    const run = (part: TestProject[]) => (part.length > 0 ? runProjects(part, words, servers) : 0);
    // Two rows that take about as long: the services with delivery, and all else, most of which are the journeys.
    return Promise.all([
      run(projects.filter((one) => !isInRowOfServices(one))),
      run(projects.filter(isInRowOfServices)),
    ]);
  });
  const results = projects.map(read);
  const total = (key: 'passed' | 'failed' | 'skipped') => results.reduce((sum, result) => sum + result[key], 0);
  const retried = results.flatMap((result) => result.retried);
  if (retried.length > 0) console.log(`\npassed only when they ran once more:\n  ${retried.join('\n  ')}\n`);
  // A run that failed without naming a test fails all the same.
  const failed = Math.max(total('failed'), codes.every((code) => code === 0) ? 0 : 1);
  console.log(`${total('passed')} passed, ${failed} failed${total('skipped') ? `, ${total('skipped')} skipped` : ''}`);
  if (isInterrupted()) return 130;
  return failed === 0 && total('passed') > 0 ? 0 : 1;
});

function isInRowOfServices({ name, folder }: TestProject): boolean {
  return name === 'delivery' || (folder.startsWith('apps/') && name !== 'e2e');
}

/** One project after the other, each in as many processes as there are processors; the exit code of Nx. */
function runProjects(projects: TestProject[], words: string[], servers: TestServers): Promise<number | null> {
  const names = projects.map(({ name }) => name).join(',');
  // All is built: `bootstrap.mjs` has done so.
  const options = ['--excludeTaskDependencies', '--parallel=1', '--outputStyle=static'];
  const args = ['run-many', '-t', 'test', '-p', names, ...options, ...(words.length > 0 ? ['--', ...words] : [])];
  const env = { ...nxEnvironment(), ...servers };
  return runInForeground(join(repositoryRoot, 'node_modules/.bin/nx'), args, { cwd: repositoryRoot, env });
}

function resultsPath({ folder }: TestProject): string {
  return join(repositoryRoot, folder, 'test-results/results.json');
}

/** A project that ended without results has failed. */
function read(project: TestProject): Results {
  const path = resultsPath(project);
  if (existsSync(path)) return JSON.parse(readFileSync(path, 'utf8')) as Results;
  console.log(`${project.name} ended without results`);
  return { passed: 0, failed: 1, skipped: 0, retried: [] };
}
