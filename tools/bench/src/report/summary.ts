import { median } from '../load.js';
import { reaches, type Amount, type Curve, type Figure, type Outcome } from '../outcome.js';

/** A figure of several runs: its value is their median. */
export interface Summed extends Figure {
  least: number;
  greatest: number;
  runs: number;
}

/** All runs of one benchmark. */
export interface Summary {
  benchmark: string;
  figures: Summed[];
  curve?: Curve;
  /** Why it has no figures, when a run of it failed. */
  failure?: string;
}

export function isReached({ figures, failure }: Summary): boolean {
  return !failure && figures.every(({ value, goal }) => reaches(value, goal));
}

/**
 * The medians of several runs.
 *
 * @param outcomes at least one; each has the same figures in the same order
 */
export function summaryOf(benchmark: string, outcomes: Outcome[]): Summary {
  const figures = outcomes[0]!.figures.map((_, place) => summed(outcomes.map((outcome) => outcome.figures[place]!)));
  const curves = outcomes.flatMap(({ curve }) => curve ?? []);
  return { benchmark, figures, ...(curves.length > 0 && { curve: middle(curves) }) };
}

function summed(figures: Figure[]): Summed {
  const values = figures.map(({ value }) => value);
  return {
    ...figures[0]!,
    value: median(values),
    least: Math.min(...values),
    greatest: Math.max(...values),
    runs: values.length,
    subject: amountOfAll(figures.map(({ subject }) => subject)),
    baseline: amountOfAll(figures.map(({ baseline }) => baseline)),
  };
}

function amountOfAll(amounts: (Amount | undefined)[]): Amount | undefined {
  const known = amounts.flatMap((amount) => amount ?? []);
  return known[0] && { ...known[0], value: median(known.map(({ value }) => value)) };
}

function middle(curves: Curve[]): Curve {
  const lines = curves[0]!.lines.map(({ name, points }, line) => ({
    name,
    points: points.map(([size], at): [number, number] => [
      size,
      median(curves.map((curve) => curve.lines[line]!.points[at]![1])),
    ]),
  }));
  return { ...curves[0]!, lines };
}
