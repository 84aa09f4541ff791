/**
 * Writes what `/docs` and `/api/openapi*` are served from into dist/documents, by the paths of their addresses: a step
 * of `npm run build`.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { mergedDocument, type ApiDocument } from './merged-document.js';

const services = ['identity', 'organizations', 'webhooks', 'notifications', 'links'];
const root = join(import.meta.dirname, '../..');
const target = join(root, 'dist/documents');
// Built beside and moved in one step, so that a server that starts meanwhile never sees half of it.
const workFolder = join(root, `dist/.documents-${process.pid}`);

try {
  writeDocuments();
  writePage();
  rmSync(target, { recursive: true, force: true });
  renameSync(workFolder, target);
} finally {
  rmSync(workFolder, { recursive: true, force: true });
}

function writeDocuments(): void {
  const documents = Object.fromEntries(
    services.map((service) => {
      const text = readFileSync(join(root, '..', service, 'openapi.json'), 'utf8');
      return [service, JSON.parse(text) as ApiDocument];
    }),
  );
  for (const [service, document] of Object.entries(documents))
    write(`api/openapi/${service}.json`, JSON.stringify(document));
  write('api/openapi.json', JSON.stringify(mergedDocument(documents)));
}

/** Scalar's own bundle, between what must be set before it runs and what starts it. */
function writePage(): void {
  const scalar = createRequire(import.meta.url).resolve('@scalar/api-reference');
  const bundle = readFileSync(join(dirname(scalar), 'browser/standalone.js'), 'utf8');
  const script = [read('before.js'), silent(bundle), read('start.js')].join('\n');
  const names = { script: writeHashed('reference.js', script), style: writeHashed('style.css', read('style.css')) };
  const page = read('index.html').replace('{script}', names.script).replace('{style}', names.style);
  write('docs/index.html', page);
}

function read(name: string): string {
  return readFileSync(join(root, 'docs', name), 'utf8');
}

/**
 * Without the line that it writes to the console of the browser, and without the address of its source map, which is
 * not served.
 */
function silent(bundle: string): string {
  const parts = bundle.split(/console\.info\(`@scalar\/api-reference@[^`]*`\)/);
  if (parts.length !== 2) throw new Error('the bundle of Scalar greets in another way: look for it in standalone.js');
  return parts.join('void 0').replace(/\n\/\/# sourceMappingURL=.*\s*$/, '\n');
}

/** @returns its path from `/docs/`, which changes with its content */
function writeHashed(name: string, content: string): string {
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 10);
  const path = `assets/${name.replace('.', `-${hash}.`)}`;
  write(`docs/${path}`, content);
  return path;
}

function write(path: string, content: string): void {
  const file = join(workFolder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}
