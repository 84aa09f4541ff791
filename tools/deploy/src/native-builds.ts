import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';

// Loads the native libraries of a folder: node native-builds.js <folder>. build-image.sh runs it inside of an image: it
// imports from Node only. A package may hold a build for each version of Node and each C library, of which one loads.

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('usage: node native-builds.js <folder>');

function load(file: string): string | undefined {
  try {
    process.dlopen({ exports: {} }, file);
    return undefined;
  } catch (err) {
    return `${file} does not load: ${(err as Error).message}`;
  }
}

const places = Object.groupBy(globSync('**/*.node', { cwd: folder }), dirname);
for (const [place, files = []] of Object.entries(places)) {
  const said = files.map((file) => load(join(folder, file)));
  if (said.includes(undefined)) console.log(`${place} loads`);
  else {
    said.forEach((line) => console.error(line));
    process.exitCode = 1;
  }
}
