/** `npx nx test <project>`, in its folder: its tests, each once; words keep the files that have one of them in their path. */
import { relative, sep } from 'node:path';
import { heedSignals } from './foreground.js';
import { Refusal, runCommand } from './refusal.js';
import { repositoryRoot } from './repository.js';
import { processesAtOnce, runTests } from './run-tests.js';
import { findTests } from './test-files.js';
import { testGroups } from './test-groups.js';
import { withTestServers } from './with-test-servers.js';

await runCommand(async () => {
  const project = relative(repositoryRoot, process.cwd()) + sep;
  const files = findTests(process.argv.slice(2)).project.filter((file) => file.startsWith(project));
  if (files.length === 0) throw new Refusal('There is no such test.');
  const isInterrupted = heedSignals();
  const { failed } = await withTestServers((servers) =>
    runTests(testGroups(files, processesAtOnce), servers, processesAtOnce),
  );
  if (isInterrupted()) return 130;
  return failed === 0 ? 0 : 1;
});
