import { benchmarks } from '../benchmarks.js';
import { cellsOf, markdownTable } from './markdown-table.js';
import type { Summary, Summed } from './summary.js';
import { amountOf, goalOf } from './words.js';

const head = ['benchmark', 'what', 'date', 'median', 'runs', 'least to greatest', 'goal', 'subject', 'baseline'];
const texts = 3;

/** The part of docs/benchmarks.md with the figures of all benchmarks: the machine, and a table. */
export interface Ratios {
  machine: string;
  lines: string[][];
}

/** The lines of the table for what was measured on a day. */
export function ratiosOf(summaries: Summary[], machine: string, date: string): Ratios {
  return { machine, lines: summaries.flatMap((summary) => linesOf(summary, date)) };
}

export function ratiosIn(part: string): Ratios {
  return { machine: part.trim().split('\n')[0]!, lines: cellsOf(part) };
}

export function ratiosText({ machine, lines }: Ratios): string {
  return `${machine}\n\n${markdownTable(head, lines, texts)}`;
}

/**
 * What is known after some benchmarks have run: their lines, and those of before of the others.
 *
 * @throws Error when both are needed and are of different machines or versions.
 */
export function together(before: Ratios, after: Ratios): Ratios {
  const measured = new Set(after.lines.map(([name]) => name));
  const others = before.lines.filter(([name]) => !measured.has(name));
  if (others.length > 0 && before.machine !== after.machine)
    throw new Error(`the other figures of docs/benchmarks.md are of ${before.machine} Measure all anew.`);
  const place = ([name]: string[]) => benchmarks.findIndex((benchmark) => benchmark.name === name);
  const lines = [...others, ...after.lines].filter((line) => place(line) >= 0);
  return { machine: after.machine, lines: lines.toSorted((one, other) => place(one) - place(other)) };
}

function linesOf({ benchmark, figures, failure }: Summary, date: string): string[][] {
  if (failure) return [[benchmark, 'failed', date, ...Array.from({ length: 6 }, () => '–')]];
  return figures.map((figure) => [benchmark, figure.name, date, ...numbersOf(figure)]);
}

function numbersOf({ value, unit, least, greatest, runs, goal, subject, baseline }: Summed): string[] {
  const range = `${amountOf({ value: least, unit })} to ${amountOf({ value: greatest, unit })}`;
  const beside = [subject, baseline].map((amount) => (amount ? amountOf(amount) : '–'));
  return [amountOf({ value, unit }), String(runs), range, goal ? goalOf(goal, unit) : '–', ...beside];
}
