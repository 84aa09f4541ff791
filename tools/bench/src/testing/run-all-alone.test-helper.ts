/** `node run-all-alone.test-helper.js <file>` is a runner that can be killed. */
import { runAll } from '../runner/run-all.js';

await runAll([{ name: 'one', file: process.argv[2]! }], 1, console.log);
