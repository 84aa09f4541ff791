import type { Count } from './reconcile/count.js';
import type { Recovery } from './reconcile/recovery.js';

export interface Run {
  seed: number;
  minutes: number;
  /** What could not happen on this machine. */
  skipped: string[];
  counts: readonly Count[];
  recoveries: readonly Recovery[];
}

/** The result as Markdown: what became of the load, then what each fault did. */
export function report({ seed, minutes, skipped, counts, recoveries }: Run): string {
  return [
    `Seed ${seed}, ${minutes} min, ${recoveries.length} faults, Node ${process.versions.node}.`,
    ...skipped.map((what) => `Left out: ${what}.`),
    '',
    table(
      ['', 'accepted', 'kept', 'lost', 'doubled', 'given up', 'came again', 'refused', 'no answer'],
      counts.map((each) => [
        each.what,
        ...[each.accepted, each.kept, each.lost.length, each.doubled.length],
        ...[each.givenUp, each.repeated],
        ...[each.refused, each.unanswered],
      ]),
    ),
    '',
    table(
      ['fault', 'times', 'longest hold', 'failed requests', 'longest recovery', 'slowest delivery'],
      byName(recoveries).map(([name, rows]) => [
        name,
        rows.length,
        seconds(most(rows.map(({ heldMs }) => heldMs))),
        rows.reduce((sum, { failed }) => sum + failed, 0),
        seconds(most(rows.map(({ recoveredMs }) => recoveredMs))),
        seconds(most(rows.map(({ slowestDeliveryMs }) => slowestDeliveryMs))),
      ]),
    ),
  ].join('\n');
}

function byName(recoveries: readonly Recovery[]): [string, Recovery[]][] {
  const names = [...new Set(recoveries.map(({ name }) => name))].sort();
  return names.map((name) => [name, recoveries.filter((each) => each.name === name)]);
}

const most = (values: number[]): number => Math.max(0, ...values);

function seconds(ms: number): string {
  return Number.isFinite(ms) ? `${(ms / 1000).toFixed(1)} s` : 'not before the end';
}

/** The first column is text, the others are numbers. */
function table(head: string[], rows: (string | number)[][]): string {
  const line = (cells: (string | number)[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map((_, at) => (at === 0 ? '---' : '---:'))), ...rows.map(line)].join('\n');
}
