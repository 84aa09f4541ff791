import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Ways to send a body, the smallest first. */
export type Encoding = 'br' | 'gzip' | 'identity';

export interface StaticFile {
  type: string;
  etag: string;
  /** How long browsers may keep it. */
  cacheControl: string;
  /** In the place of those that every file has. */
  headers?: Record<string, string>;
  /** Compressed when it is first asked for: few of the flags and of the languages ever are. */
  bodyIn: (encoding: Encoding) => Promise<Buffer>;
}

/** Files by their public path. What is not in here cannot be asked for: no request ever reaches the file system. */
export type StaticFiles = ReadonlyMap<string, StaticFile>;

export const basePath = '/console';
export const indexPath = `${basePath}/index.html`;
export const settingsPath = `${basePath}/config.json`;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
};

/** Reads what Vite built. They are small, so they are kept in memory, compressed once. */
export async function loadFiles(folder: URL): Promise<StaticFiles> {
  const found = await readFolder(folder);
  const files = new Map(found.map(({ name, body }) => [`${basePath}/${name}`, staticFile(name, body)]));
  if (!files.has(indexPath)) throw new Error('the pages are not built: npm run build -w @platform/console');
  return files;
}

/** All files below a folder, by their paths in it; none when there is no such folder. */
export async function readFolder(folder: URL): Promise<{ name: string; body: Buffer }[]> {
  const root = fileURLToPath(folder);
  const found = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => []);
  const paths = found.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return Promise.all(
    paths.map(async (path) => ({ name: relative(root, path).split(sep).join('/'), body: await readFile(path) })),
  );
}

/** @param name relative to the folder that is served */
export function staticFile(name: string, body: Buffer): StaticFile {
  const type = types[extname(name)];
  if (!type) throw new Error(`no content type is known for ${name}`);
  return {
    type,
    etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    cacheControl: cacheControlOf(name),
    bodyIn: onceEach((encoding) => compressed(body, encoding)),
  };
}

/** What has a hash in its name changes with it, and may be kept for good. Borders and flags change rarely. */
function cacheControlOf(name: string): string {
  if (/(^|\/)assets\//.test(name)) return 'public, max-age=31536000, immutable';
  return /^(flags|map)\//.test(name) ? 'public, max-age=86400' : 'no-cache';
}

async function compressed(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'br') return brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
  return encoding === 'gzip' ? gzipped(body, { level: 9 }) : body;
}

function onceEach<K, V>(make: (key: K) => V): (key: K) => V {
  const made = new Map<K, V>();
  return (key) => {
    const known = made.get(key) ?? make(key);
    made.set(key, known);
    return known;
  };
}
