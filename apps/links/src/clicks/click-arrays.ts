import type { Click } from './click.js';
import { decimal } from './decimal.js';
import { addressFacts, agentOf, reasonOf, referrerOf, socialOf } from './visit-facts.js';
import { visitorHash } from './visitor-salts.js';

/** Column and type of what is told of each click. */
export const clickColumns = {
  at: 'timestamptz',
  id: 'uuid',
  kind: 'text',
  item_id: 'int',
  account_id: 'int',
  reason: 'text',
  visitor: 'bytea',
  network: 'cidr',
  country: 'text',
  referrer: 'text',
  browser: 'text',
  os: 'text',
  device: 'text',
  language: 'text',
  social: 'text',
  via: 'text',
  variant: 'text',
};
type Columns = Record<keyof typeof clickColumns, string[]>;

/**
 * One Postgres array for each of `clickColumns`. Written here, column by column, as the driver's own way costs more than the rest of
 * a click. `saltOf` gives the salt of the day of a moment.
 */
export function arraysOf(clicks: Click[], saltOf: (at: number) => string): string[] {
  const told = Object.fromEntries(Object.keys(clickColumns).map((name) => [name, []])) as unknown as Columns;
  let at = NaN;
  let time = '';
  for (const click of clicks) {
    if (click.at !== at) [at, time] = [click.at, `"${new Date(click.at).toISOString()}"`];
    told.at.push(time);
    add(told, click, saltOf(at));
  }
  return Object.values(told).map(arrayOf);
}

/** Nothing where no click has a value: `unnest` fills up short arrays with nulls. */
function arrayOf(literals: string[]): string {
  return literals.every((one) => one === 'NULL') ? '{}' : `{${literals.join(',')}}`;
}

function add(told: Columns, click: Click, salt: string): void {
  const { browser, os, device } = agentOf(click.userAgent);
  const { country, network } = addressFacts(click.address);
  const referrer = referrerOf(click.referrer);
  told.id.push(click.id);
  told.kind.push(click.kind);
  told.item_id.push(decimal(click.itemId));
  told.account_id.push(decimal(click.accountId));
  told.reason.push(reasonOf(click) ?? 'NULL');
  told.visitor.push(`"\\\\x${visitorHash(salt, click)}"`);
  told.network.push(network ?? 'NULL');
  told.country.push(literal(country));
  told.referrer.push(literal(referrer));
  told.browser.push(literal(browser));
  told.os.push(literal(os));
  told.device.push(literal(device));
  told.language.push(literal(click.language || null));
  told.social.push(socialOf(referrer) ?? 'NULL');
  told.via.push(literal(click.via));
  told.variant.push(literal(click.variant));
}

function literal(value: string | null): string {
  if (value === null) return 'NULL';
  return /["\\]/.test(value) ? `"${value.replace(/["\\]/g, '\\$&')}"` : `"${value}"`;
}
