import type { Query } from './files.js';
import type { Prometheus } from './prometheus.js';

/** Panels that show nothing but zero while all is well, and why the traffic does not change that. */
const zeroWhenWell: Record<string, string> = {
  'Events that wait': 'events are taken before the next reading',
  'Oldest event': 'events are taken before the next reading',
  Inboxes: 'events are taken before the next reading',
  'Mails that wait': 'mails are sent before the next reading',
  Destinations: 'no receiver fails always',
  'Visits answered 503': 'nothing is away',
  Journals: 'clicks are taken before the next reading',
  'Clicks lost': 'no journal is full',
  'Clicks that are not counted yet': 'clicks are counted before the next reading',
  'Secrets of webhooks that do not open': 'identity and webhooks have the same keys',
  'Records of tokens that are refused': 'all records are of identity',
};

const minutes = 5;

/** What is wrong with a query: it has no number, only zero, or a series without a label that the legend shows. */
export async function queryFindings(
  prometheus: Prometheus,
  { dashboard, panel, expr, labels }: Query,
): Promise<string[]> {
  const series = await prometheus.range(expr, minutes);
  const where = `${dashboard}, ${panel}: ${expr}`;
  const numbers = series.flatMap(({ values }) => values.map(([, value]) => Number(value))).filter(Number.isFinite);
  if (!numbers.length) return [`${where} has no data`];
  const lacking = labels.filter((label) => series.some(({ metric }) => metric[label] === undefined));
  return [
    ...(Math.max(...numbers) > 0 || panel in zeroWhenWell ? [] : [`${where} is never above 0`]),
    ...lacking.map((label) => `${where} has a series without ${label}`),
  ];
}
