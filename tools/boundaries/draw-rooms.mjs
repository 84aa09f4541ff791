/*
 * Draws the feature modules of each app, and the layers of a library, into its README, from the imports as they are:
 * `npm run -s rooms`. With `--check` it changes nothing and fails when a README is not what it would write.
 */
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { placeOf, root, rooms } from './rooms.mjs';

const begin = '<!-- Made by `npm run -s rooms` from rooms.mjs and the imports. -->';
const end = '<!-- End of what is made. -->';

/** @returns for each module the set of those that its files import */
function importsOf(project) {
  const arrows = new Map(Object.keys(rooms[project]).map((room) => [room, new Set()]));
  for (const file of globSync(path.join(root, project, 'src/**/*.{ts,tsx}'))) {
    const from = placeOf(file);
    if (from.isFree || from.room === undefined) continue;
    for (const { fileName } of ts.preProcessFile(readFileSync(file, 'utf8')).importedFiles) {
      const to = fileName.startsWith('.') ? placeOf(path.resolve(path.dirname(file), fileName)) : undefined;
      if (to?.project === project && to.room !== undefined && to.room !== from.room) arrows.get(from.room).add(to.room);
    }
  }
  return arrows;
}

/** Leaves out arrows that a way over other modules shows already: with them nobody could read the picture. */
function withoutDetours(arrows) {
  const reached = new Map();
  const reach = (room) => {
    if (!reached.has(room)) {
      reached.set(room, new Set());
      const found = [...arrows.get(room)].flatMap((next) => [next, ...reach(next)]);
      reached.set(room, new Set(found));
    }
    return reached.get(room);
  };
  return [...arrows].flatMap(([from, targets]) =>
    [...targets]
      .filter((to) => ![...targets].some((other) => other !== to && reach(other).has(to)))
      .map((to) => [from, to]),
  );
}

function pictureOf(project) {
  const id = (room) => room.replace(/\W/g, '_');
  const nodes = Object.keys(rooms[project]).map((room) => `  ${id(room)}["${room}"]`);
  const arrows = withoutDetours(importsOf(project)).map(([from, to]) => `  ${id(from)} --> ${id(to)}`);
  const rows = Object.entries(rooms[project]).map(([room, sentence]) => `| [\`${room}\`](src/${room}) | ${sentence} |`);
  return [
    begin,
    '',
    '```mermaid',
    'flowchart TD',
    ...nodes.reverse(),
    ...arrows.reverse(),
    '```',
    '',
    '| module, lowest first | what it is for |',
    '|---|---|',
    ...rows,
    '',
    end,
  ].join('\n');
}

let stale = 0;
for (const project of Object.keys(rooms)) {
  const readme = path.join(root, project, 'README.md');
  const text = existsSync(readme) ? readFileSync(readme, 'utf8') : `# ${path.basename(project)}\n`;
  const [before, rest] = text.split(begin);
  const made =
    rest === undefined
      ? `${text}\n## Feature modules\n\n${pictureOf(project)}\n`
      : before + pictureOf(project) + rest.slice(rest.indexOf(end) + end.length);
  if (made === text) continue;
  stale += 1;
  if (process.argv.includes('--check')) console.error(`${project}/README.md is not up to date: npm run -s rooms`);
  else writeFileSync(readme, made);
}
process.exitCode = stale && process.argv.includes('--check') ? 1 : 0;
