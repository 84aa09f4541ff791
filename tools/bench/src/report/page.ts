import type { Benchmark } from '../benchmarks.js';
import { curvePicture } from './curve-picture.js';
import { readPart, writePart, writePicture } from './document.js';
import { ratiosIn, ratiosOf, ratiosText, together } from './ratios.js';
import { isReached, type Summary } from './summary.js';

/**
 * Where what is measured goes: docs/benchmarks.md, or the terminal alone.
 *
 * @throws Error at once when the page could not take it, before anything is measured.
 */
export async function pageOf(machine: string, wanted: Benchmark[], isDocument: boolean) {
  const inTable = wanted.filter(({ isLong }) => !isLong).map(({ name }) => name);
  const before = ratiosIn(await readPart('ratios'));
  const placeholder = (benchmark: string): Summary => ({ benchmark, figures: [], failure: 'not run yet' });
  const today = () => new Date().toISOString().slice(0, 10);
  if (isDocument && inTable.length > 0) together(before, ratiosOf(inTable.map(placeholder), machine, today()));

  return {
    /** Answers with the table, what failed or missed its goal, and which files were written. */
    async tell(summaries: Summary[]): Promise<string> {
      const written: string[] = [];
      for (const { benchmark, curve } of summaries)
        if (curve) written.push(await writePicture(benchmark, curvePicture(curve), isDocument));
      const measured = ratiosOf(
        summaries.filter(({ benchmark }) => inTable.includes(benchmark)),
        machine,
        today(),
      );
      if (isDocument && inTable.length > 0)
        written.push(await writePart('ratios', ratiosText(together(before, measured))));
      const missed = summaries.filter((summary) => !isReached(summary));
      const bad = missed.map(({ benchmark, failure }) => `${benchmark}: ${failure ? `failed: ${failure}` : 'MISSED'}`);
      return ['', ratiosText(measured), '', ...written.map((file) => `written: ${file}`), ...bad].join('\n');
    },
  };
}
