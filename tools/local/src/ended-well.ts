/** Imported by the process of each test file: it writes the file down once all of it has passed. Who is killed writes nothing. */
import { appendFileSync } from 'node:fs';

const list = process.env['TEST_ENDED_WELL'];
const [, file] = process.argv;
process.on('exit', (code) => {
  if (list && file && code === 0) appendFileSync(list, `${file}\n`);
});
