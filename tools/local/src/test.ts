/** `npm test`: every test of every project against private servers, then the journeys; `npm test -- <word>` only files with the word in their path. */
import { heedSignals } from './foreground.js';
import { Refusal, runCommand } from './refusal.js';
import { processesAtOnce, runTests, type Outcome } from './run-tests.js';
import { findTests, type TestFiles } from './test-files.js';
import { testGroups } from './test-groups.js';
import { withTestServers } from './with-test-servers.js';

/** Of files that failed, and run once more. */
const mostAgain = 8;

const isInterrupted = heedSignals();

await runCommand(async () => {
  const files = findTests(process.argv.slice(2));
  if (files.project.length + files.journey.length === 0) throw new Refusal('There is no such test.');
  const first = await runAll(files, processesAtOnce);
  const { failedFiles } = first;
  // More than a few are no accident, and would keep whoever waits from hearing so.
  const isAgain = first.failed > 0 && failedFiles.length > 0 && failedFiles.length <= mostAgain && !isInterrupted();
  const total = isAgain ? await onceMore(files, first) : first;
  const skipped = total.skipped ? `, ${total.skipped} skipped` : '';
  console.log(`${total.passed} passed, ${total.failed} failed${skipped}`);
  if (isInterrupted()) return 130;
  return total.failed === 0 && total.passed > 0 ? 0 : 1;
});

async function onceMore({ project, journey }: TestFiles, first: Outcome): Promise<Outcome> {
  const { failedFiles } = first;
  console.log(`\nonce more, alone (docs/adr/0013):\n  ${failedFiles.join('\n  ')}\n`);
  const isOne = (file: string) => failedFiles.includes(file);
  const second = await runAll({ project: project.filter(isOne), journey: journey.filter(isOne) }, 1);
  const accidents = failedFiles.filter((file) => !second.failedFiles.includes(file));
  if (accidents.length > 0) console.log(`\npassed only when they ran once more:\n  ${accidents.join('\n  ')}\n`);
  return { ...first, passed: first.passed + Math.max(0, first.failed - second.failed), failed: second.failed };
}

/** @param atOnce processes of project tests; with one, each file has its own */
async function runAll({ project, journey }: TestFiles, atOnce: number): Promise<Outcome> {
  const runs: Outcome[] = [];
  const groups = atOnce > 1 ? testGroups(project, atOnce) : alone(project);
  if (project.length > 0) runs.push(await withTestServers((servers) => runTests(groups, servers, atOnce)));
  if (journey.length > 0 && !isInterrupted()) runs.push(await runTests(alone(journey), {}, 1));
  const total = (key: 'passed' | 'failed' | 'skipped') => runs.reduce((sum, run) => sum + run[key], 0);
  const counts = { passed: total('passed'), failed: total('failed'), skipped: total('skipped') };
  return { ...counts, failedFiles: runs.flatMap(({ failedFiles }) => failedFiles) };
}

function alone(files: string[]): string[][] {
  return files.map((file) => [file]);
}
