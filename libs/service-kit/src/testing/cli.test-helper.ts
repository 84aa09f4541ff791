import { runCli } from '../cli/cli.js';
import { Problem } from '../common/problem.js';
import { testService } from './service.test-helper.js';

/** More than a pipe or a socket buffers. */
const manyLetters = 'x'.repeat(900_000);

await runCli(testService({}), (program, inService) => {
  program.command('tell').action(() => inService(() => Promise.resolve({ manyLetters })));
  program.command('fail').action(() => {
    throw new Problem('not_found', { message: manyLetters });
  });
  program.command('explain').addHelpText('after', manyLetters);
});
