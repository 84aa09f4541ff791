import { expect, it } from '@jest/globals';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { repositoryRoot as root } from './repository.js';

/** What people write here. `openapi.json` is made of the sources, and so are compiled files. */
const written = '**/*.{ts,tsx,mjs,md,yaml,yml,sh,html,css}';
/** This file is among them: it names what is not there. */
const left = new Set(['node_modules', 'dist', '.git', '.data', '.nx', 'test-results', 'citations.test.ts']);
const files = globSync([written, `.github/${written}`], { cwd: root, exclude: (path) => left.has(basename(path)) });

it('every page that a source, a comment or a page cites exists, and so does its heading', () => {
  expect(files.length).toBeGreaterThan(1_000);
  const missing = files.flatMap((file) => unresolved(file, read(file)).map((citation) => `${file}: ${citation}`));
  expect(missing).toStrictEqual([]);
});

it('a cited page, heading, decision or link that does not exist is reported', () => {
  const text = [
    '// docs/nowhere.md, docs/errors.md#nothing, docs/adr/0999, ADR 998',
    '[one](nowhere.md), [two](../README.md#nothing) and [three](../apps/nowhere)',
  ].join('\n');
  expect(unresolved('docs/settings.md', text)).toStrictEqual([
    'docs/nowhere.md',
    'docs/errors.md#nothing',
    'nowhere.md',
    '../README.md#nothing',
    '../apps/nowhere',
    'docs/adr/0999',
    'ADR 998',
  ]);
});

it('every file of a project that a page of docs cites exists', () => {
  const pages = files.filter((file) => /^docs\/(?!adr\/)/.test(file));
  const named = pages.flatMap((page) => [...read(page).matchAll(/`((?:apps|libs|tools|k8s)\/[\w./-]+)`/g)]);
  expect(named.length).toBeGreaterThan(50);
  const missing = named.map(([, path]) => path!).filter((path) => !existsSync(join(root, path)));
  expect(missing).toStrictEqual([]);
});

it('no title of a test begins or ends with the number of a case, which only docs/hard-cases.md knows', () => {
  const numbered = /\b(?:it|describe)(?:\.\w+)?\(\s*(['"`])(?:(?:[A-Z]\d{1,2}|\d{1,2}[:,]) |.*\([A-Z]\d{1,2}\)\1)/g;
  const found = files
    .filter((file) => /\.test\.tsx?$/.test(file))
    .flatMap((file) => (read(file).match(numbered) ?? []).map((title) => `${file}: ${title}`));
  expect(found).toStrictEqual([]);
});

function read(file: string): string {
  return readFileSync(join(root, file), 'utf8');
}

/** What `text`, as it stands in `file`, cites and is not there. */
function unresolved(file: string, text: string): string[] {
  const own = text.replace(/\bhttps?:\/\/[^\s)]+/g, '');
  const pages = [...own.matchAll(/(?<![\w*}/.-])([\w./-]*\w\.md)(?:#([\w-]+))?/g)];
  const broken = pages.filter(([, page, heading]) => !isPage(file, page!, heading)).map(([citation]) => citation);
  const links = file.endsWith('.md') ? [...own.matchAll(/\]\(([^\s)#:]+)\)/g)].map(([, path]) => path!) : [];
  const dead = links.filter((path) => !path.endsWith('.md') && !existsSync(join(root, dirname(file), path)));
  const decisions = [...own.matchAll(/\bdocs\/adr\/(\d{4})\b(?!-)|\bADR (\d{1,4})\b/g)];
  const unknown = decisions.filter(([, long, short]) => !isDecision(long ?? short!)).map(([citation]) => citation);
  return [...broken, ...dead, ...unknown];
}

/** Named from the root of the repository, from where it is named, or from the package that it is named in. */
function isPage(file: string, page: string, heading?: string): boolean {
  const from = [root, join(root, dirname(file)), join(root, ...file.split('/').slice(0, 2))];
  return from
    .map((folder) => resolve(folder, page))
    .some((path) => existsSync(path) && (heading === undefined || headingsOf(path).has(heading)));
}

/** The anchors of the headings of a page, as they are made of them where the page is read. */
function headingsOf(path: string): Set<string> {
  const page = readFileSync(path, 'utf8').replace(/^```[\s\S]*?^```/gm, '');
  const headings = [...page.matchAll(/^#{1,6} (.+)$/gm)].map(([, heading]) => heading!);
  return new Set(
    headings.map((heading) =>
      heading
        .toLowerCase()
        .replace(/[^\p{L}\p{N}\s_-]/gu, '')
        .trim()
        .replace(/\s/g, '-'),
    ),
  );
}

function isDecision(number: string): boolean {
  return decisionsThere.has(number.padStart(4, '0'));
}

const decisionsThere = new Set(globSync('docs/adr/[0-9]*.md', { cwd: root }).map((path) => basename(path).slice(0, 4)));
