/*
 * The feature modules ("rooms") of the apps and the layers of a library, as the `rooms.mjs` of each lists them: folders
 * below `src`, lower layers first, each with a sentence.
 */
import { globSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

export const root = path.resolve(import.meta.dirname, '../..');

const projects = globSync('{apps,libs}/*/rooms.mjs', { cwd: root })
  .map((file) => path.dirname(file))
  .sort();
const listOf = async (project) => (await import(pathToFileURL(path.join(root, project, 'rooms.mjs')))).default;

/** `{ project: { room: sentence } }`, without the projects that have no rooms.mjs. */
export const rooms = Object.fromEntries(
  await Promise.all(projects.map(async (project) => [project, await listOf(project)])),
);

const outside = /(^|\/)(testing|migrations|hard-cases)\/|\.test(-helper)?\.[jt]sx?$/;

/**
 * Says where a file stands.
 *
 * @param file its absolute path; it need not exist
 * @returns nothing for a file that is in no project with rooms. `room` is the longest path of the list that the file is
 * below; a file of the root of `src` and one of a folder that is not listed have none. A library has one face, its own
 * index.ts, so that inside it every file of a room may be imported.
 */
export function placeOf(file) {
  const [, project, inner] = /^((?:apps|libs)\/[^/]+)\/src\/(.+)$/.exec(path.relative(root, file)) ?? [];
  if (!rooms[project]) return undefined;
  const order = Object.keys(rooms[project]);
  const [room] = order.filter((name) => inner.startsWith(`${name}/`)).sort((a, b) => b.length - a.length);
  return {
    project,
    inner,
    room,
    level: order.indexOf(room),
    isRoot: !inner.includes('/'),
    isFree: outside.test(inner),
    isFace: room !== undefined && (project.startsWith('libs/') || /^index\.[jt]s$/.test(inner.slice(room.length + 1))),
  };
}
