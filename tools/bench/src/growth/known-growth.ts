import { grown, type Result } from './results.js';

const exactTotal =
  'by number all links are counted, in an index: clients go on to `maxpage` (docs/adr/0031); by cursor they are not';
const boundedCount = 'up to 10,001 that match are counted; more of them cost no more';
const longerAnswer = 'the answer has 1,000 organizations instead of 10';

/** Requests that may miss the goal, and why. */
const reasons: Record<string, string> = {
  'links, first page': exactTotal,
  'links by clicks, first page': exactTotal,
  'links of a tag that a tenth has': boundedCount,
  'webhook log of what failed of an event': boundedCount,
  'notification log of errors': boundedCount,
  'the organization': 'its pending invitations are counted, of which there are 100,000 instead of 100',
  me: longerAnswer,
  'my organizations': longerAnswer,
};

/** Those that miss the goal without a reason that is known. */
export function unexplained(results: readonly Result[]): Result[] {
  return grown(results).filter(({ name }) => !(name in reasons));
}

/** A list in Markdown of those that miss the goal, with the reason. */
export function explained(results: readonly Result[]): string {
  const known = grown(results).filter(({ name }) => name in reasons);
  return known.map(({ name }) => `- **${name}**: ${reasons[name]!}.`).join('\n');
}
