import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const page = join(import.meta.dirname, '../../../docs/reliability.md');
const between = /(<!-- run: written by npm run chaos -->\n)[\s\S]*(\n<!-- \/run -->)/;

/** Puts the result into docs/reliability.md, in the place of the one before. */
export function document(result: string): void {
  const text = readFileSync(page, 'utf8');
  writeFileSync(
    page,
    text.replace(between, (_, begin: string, end: string) => `${begin}\n${result}\n${end}`),
  );
}
