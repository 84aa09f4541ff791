import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Ways to send a body, the smallest first. */
export type Encoding = 'br' | 'gzip' | 'identity';

export interface StaticFile {
  type: string;
  etag: string;
  /** Its name changes with its content, so it may be kept for good. */
  isHashed: boolean;
  /** In the place of those that every file has. */
  headers?: Record<string, string>;
  bodies: Record<Encoding, Buffer>;
}

/** Files by their public path. What is not in here cannot be asked for: no request ever reaches the file system. */
export type StaticFiles = ReadonlyMap<string, StaticFile>;

export const basePath = '/console';
export const indexPath = `${basePath}/index.html`;
export const settingsPath = `${basePath}/config.json`;

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
};

/** Reads what Vite built. They are few and small, so they are kept in memory, compressed once. */
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
    isHashed: /(^|\/)assets\//.test(name),
    bodies: {
      br: brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
      gzip: gzipSync(body, { level: 9 }),
      identity: body,
    },
  };
}
