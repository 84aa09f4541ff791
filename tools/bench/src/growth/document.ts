import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../processes.js';

const page = join(root, 'docs/benchmarks.md');
const [begin, end] = ['<!-- growth: written by the benchmark -->', '<!-- /growth -->'];

/** Puts picture and table in place of those of before. */
export async function writeDocument(picture: string, table: string): Promise<string[]> {
  const file = join(root, 'docs/growth.svg');
  await writeFile(file, picture);
  await writeFile(page, withTable(await readFile(page, 'utf8'), table));
  return [file, page];
}

export async function writePicture(picture: string): Promise<string[]> {
  const folder = join(root, '.data');
  await mkdir(folder, { recursive: true });
  const file = join(folder, 'growth.svg');
  await writeFile(file, picture);
  return [file];
}

export function withTable(text: string, table: string): string {
  const [from, to] = [text.indexOf(begin), text.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`docs/benchmarks.md has no place for the table: ${begin} … ${end}`);
  return `${text.slice(0, from + begin.length)}\n\n${table}\n\n${text.slice(to)}`;
}
