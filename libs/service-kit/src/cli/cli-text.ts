import { stripVTControlCharacters } from 'node:util';

type Row = Record<string, unknown>;

/** The answer of a command for a person at a terminal: rows as a table, all else as `name  value` lines. */
export function answerText(answer: object): string {
  const { error, message } = answer as { error?: unknown; message?: unknown };
  if (typeof error === 'string' && typeof message === 'string') return problemText(answer as Row);
  const entries = Object.entries(answer);
  const [only] = entries;
  if (entries.length === 1 && Array.isArray(only![1])) return rowsText(only![1]);
  return alignedText(entries.map(([name, value]) => [name, shown(value)]));
}

function problemText({ message, errors }: Row): string {
  const faults = Object.entries((errors ?? {}) as Record<string, string[]>);
  return [`error: ${String(message)}`, ...faults.map(([field, of]) => `  ${field}: ${of.join(' ')}`), ''].join('\n');
}

function rowsText(rows: unknown[]): string {
  const objects = rows.filter((row): row is Row => typeof row === 'object' && row !== null && !Array.isArray(row));
  if (rows.length === 0) return 'none\n';
  if (objects.length < rows.length) return `${rows.map(shown).join('\n')}\n`;
  const names = [...new Set(objects.flatMap((row) => Object.keys(row)))];
  return alignedText([names, ...objects.map((row) => names.map((name) => shown(row[name])))]);
}

function alignedText(lines: string[][]): string {
  const widths = lines[0]!.map((_, column) => Math.max(...lines.map((line) => line[column]!.length)));
  return lines
    .map((line) => `${line.map((cell, column) => cell.padEnd(widths[column]!)).join('  ')}`.trimEnd() + '\n')
    .join('');
}

/** On one line, without anything that would steer the terminal: names are what people chose. */
function shown(value: unknown): string {
  if (value === null || value === undefined) return '-';
  const text = typeof value === 'string' ? value : value instanceof Date ? value.toISOString() : JSON.stringify(value);
  return stripVTControlCharacters(text).replace(/\p{Cc}/gu, ' ');
}
