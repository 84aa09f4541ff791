/*
 * The feature modules ("rooms") of the apps, as `apps/<app>/rooms.mjs` lists them: folders below `src`, lower layers
 * first, each with a sentence.
 */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

export const root = path.resolve(import.meta.dirname, '../..');

const listOf = (app) => path.join(root, 'apps', app, 'rooms.mjs');
const apps = readdirSync(path.join(root, 'apps')).filter((app) => existsSync(listOf(app)));

/** `{ app: { room: sentence } }`, without the apps that have no rooms.mjs. */
export const rooms = Object.fromEntries(
  await Promise.all(apps.map(async (app) => [app, (await import(pathToFileURL(listOf(app)))).default])),
);

const outside = /(^|\/)(testing|migrations|hard-cases)\/|\.test(-helper)?\.[jt]sx?$/;

/**
 * Says where a file stands.
 *
 * @param file its absolute path; it need not exist
 * @returns nothing for a file that is in no app with rooms. `room` is the longest path of the list that the file is
 * below; a file of the root of `src` and one of a folder that is not listed have none.
 */
export function placeOf(file) {
  const [, app, inner] = /^apps\/([^/]+)\/src\/(.+)$/.exec(path.relative(root, file)) ?? [];
  if (!rooms[app]) return undefined;
  const order = Object.keys(rooms[app]);
  const [room] = order.filter((name) => inner.startsWith(`${name}/`)).sort((a, b) => b.length - a.length);
  return {
    app,
    inner,
    room,
    level: order.indexOf(room),
    isRoot: !inner.includes('/'),
    isFree: outside.test(inner),
    isFace: room !== undefined && /^index\.[jt]s$/.test(inner.slice(room.length + 1)),
  };
}
