import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { root } from '../root.js';

const page = join(root, 'docs/benchmarks.md');

/** What a benchmark writes of docs/benchmarks.md: between `<!-- name: … -->` and `<!-- /name -->`. */
export type Part = 'ratios' | 'growth';

export async function readPart(name: Part): Promise<string> {
  return partOf(await readFile(page, 'utf8'), name);
}

/** Answers with the file. */
export async function writePart(name: Part, content: string): Promise<string> {
  await writeFile(page, withPart(await readFile(page, 'utf8'), name, content));
  return page;
}

/** A picture of the page; unless it is to be documented, one to look at. Answers with the file. */
export async function writePicture(name: string, picture: string, isDocument: boolean): Promise<string> {
  const file = join(root, isDocument ? 'docs' : '.data', `${name}.svg`);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, picture);
  return file;
}

export function partOf(text: string, name: Part): string {
  const [from, to] = placeOf(text, name);
  return text.slice(from, to).trim();
}

export function withPart(text: string, name: Part, content: string): string {
  const [from, to] = placeOf(text, name);
  return `${text.slice(0, from)}\n\n${content}\n\n${text.slice(to)}`;
}

function placeOf(text: string, name: Part): [from: number, to: number] {
  const begin = `<!-- ${name}: written by the benchmark -->`;
  const [from, to] = [text.indexOf(begin), text.indexOf(`<!-- /${name} -->`)];
  if (from < 0 || to < from) throw new Error(`docs/benchmarks.md has no place for ${name}: ${begin} …`);
  return [from + begin.length, to];
}
