/** Imported, as `ended-well.js?<list>`, by the process of each test file: it adds the file to the list once all of it has passed. Who is killed adds nothing. */
import { appendFileSync } from 'node:fs';

const list = decodeURIComponent(new URL(import.meta.url).search.slice(1));
const [, file] = process.argv;
process.on('exit', (code) => {
  if (file && code === 0) appendFileSync(list, `${file}\n`);
});
