import type { Outcome } from '../outcome.js';
import { countOf } from '../picture/picture.js';
import { writePart, writePicture } from '../report/document.js';
import { assemble, type Cast } from './cast.js';
import { add, grow } from './fills/fill.js';
import { rulesFill } from './fills/notifications.fill.js';
import type { Kind, KindsAt, Stage, TimedKind } from './kinds.js';
import { explained, unexplained } from './known-growth.js';
import { measured } from './measure-kind.js';
import { readOptions } from './options.js';
import { pictureOf } from './picture.js';
import { startPlatform, type Platform } from './platform.js';
import { goal, type Result } from './results.js';
import { identityKinds } from './requests/identity.requests.js';
import { linksKinds } from './requests/links.requests.js';
import { newsKinds } from './requests/news.requests.js';
import { notificationsKinds } from './requests/notifications.requests.js';
import { organizationsKinds } from './requests/organizations.requests.js';
import { webhooksKinds } from './requests/webhooks.requests.js';
import { tableOf } from './table.js';

const kindsOf: KindsAt[] = [
  linksKinds,
  organizationsKinds,
  identityKinds,
  webhooksKinds,
  notificationsKinds,
  newsKinds,
];
/** Organizations of one person, and rules of one organization: 10, 100, 1,000. */
const maxOfFew = 1_000;
const concurrency = 24;

/** What requests cost as the data grows: the same ones at each size, by the same people in the same organization. */
export async function run(words: string[]): Promise<Outcome> {
  const { rows, document } = readOptions(words);
  const results = new Map<string, Result>();
  const platform = await startPlatform();
  try {
    const cast = await assemble(platform);
    for (const [number, count] of rows.entries()) {
      const startedAt = performance.now();
      await grow(platform, cast, number === 0 ? 1 : rows[number - 1]!, count);
      await growFew(platform, cast, fewAt(number - 1), fewAt(number));
      const filledAt = performance.now();
      await measure({ platform, cast, rows: count, number }, results, rows.length);
      const [filling, asking] = [filledAt - startedAt, performance.now() - filledAt].map((ms) =>
        Math.round(ms / 1_000),
      );
      console.log(`growth: ${countOf(count)} rows filled in ${filling} s, measured in ${asking} s`);
    }
  } finally {
    await platform.stop();
  }
  return tell(rows, [...results.values()], document);
}

const fewAt = (stage: number) => (stage < 0 ? 0 : Math.min(10 ** (stage + 1), maxOfFew));

async function growFew(platform: Platform, cast: Cast, from: number, to: number): Promise<void> {
  await add(platform.sql.notifications, rulesFill(cast), from, to);
  let left = to - from;
  await Promise.all(
    Array.from({ length: concurrency }, async () => {
      while (left-- > 0) await cast.asAda.make('organizations', '/api/v1/organizations', { name: `Further ${left}` });
    }),
  );
}

async function measure(stage: Stage, results: Map<string, Result>, sizes: number): Promise<void> {
  for (const kindsAt of kindsOf) {
    for (const kind of await kindsAt(stage)) {
      const result = results.get(kind.name) ?? newResult(kind, sizes);
      result.cells[stage.number] = await measured(kind);
      results.set(kind.name, result);
    }
  }
}

function newResult(kind: Kind | TimedKind, sizes: number): Result {
  const { service, name } = kind;
  const isByNumber = 'isByNumber' in kind && kind.isByNumber === true;
  return { service, name, isByNumber, cells: Array.from({ length: sizes }, () => undefined) };
}

async function tell(rows: number[], results: Result[], isDocument: boolean): Promise<Outcome> {
  const reasons = explained(results);
  const table = tableOf(rows, results);
  const told = reasons === '' ? table : `${table}\n\nOver the goal, and why:\n\n${reasons}`;
  const picture = await writePicture('growth', pictureOf(rows, results), isDocument);
  console.log(`\nMedian / p95 in ms, worst ratio first\n\n${told}\n\nwritten: ${picture}`);
  if (isDocument) await writePart('growth', told);
  const bad = unexplained(results);
  for (const { name } of bad) console.log(`  grows: ${name}`);
  return { figures: [{ name: `requests above ${goal}`, value: bad.length, unit: '', goal: { atMost: 0 } }] };
}
