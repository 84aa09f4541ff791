import { reaches, type Amount, type Figure, type Goal, type Unit } from '../outcome.js';

const formats: Record<Unit, Intl.NumberFormatOptions> = {
  times: { minimumFractionDigits: 2, maximumFractionDigits: 2 },
  ms: { maximumSignificantDigits: 3 },
  MB: { maximumFractionDigits: 0 },
  '/s': { maximumFractionDigits: 0 },
  '%': { maximumFractionDigits: 1 },
  '': { maximumFractionDigits: 0 },
};

/** `0.82`, `12.3 ms`, `4,711/s`. */
export function amountOf({ value, unit }: Amount): string {
  const number = value.toLocaleString('en', formats[unit]);
  if (unit === 'times' || unit === '') return number;
  return unit === '/s' ? number + unit : `${number} ${unit}`;
}

/** `at least 0.80`. */
export function goalOf(goal: Goal, unit: Unit): string {
  return 'atLeast' in goal
    ? `at least ${amountOf({ value: goal.atLeast, unit })}`
    : `at most ${amountOf({ value: goal.atMost, unit })}`;
}

/** One line of one figure, for who looks on. */
export function lineOf(figure: Figure): string {
  const { name, value, unit, goal, subject, baseline } = figure;
  const verdict = goal && `goal ${goalOf(goal, unit)}: ${reaches(value, goal) ? 'reached' : 'MISSED'}`;
  const beside = Object.entries({ subject, baseline }).map(([side, amount]) => amount && `${side} ${amountOf(amount)}`);
  return [`${name}: ${amountOf(figure)}`, ...beside, verdict].filter(Boolean).join(', ');
}
