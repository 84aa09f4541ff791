import { readRepositoryFile } from '../repository.js';
import { readOptions, usage } from './options.js';
import { release } from './release.js';

if (process.argv.includes('--help')) console.log(usage);
else {
  try {
    release(readOptions(process.argv.slice(2)), readRepositoryFile('CHANGELOG.md'), (line) => console.log(line));
  } catch (err) {
    console.error(`release: ${(err as Error).message}\n\n${usage}`);
    process.exitCode = 1;
  }
}
