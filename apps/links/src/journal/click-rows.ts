import { copied, part } from '@platform/service-kit';
import type { Click } from './click.js';
import { integerText } from './integer-text.js';
import { addressFacts, agentOf, reasonOf, referrerOf, socialOf } from './visit-facts.js';
import { visitorHash } from './visitor-salts.js';

/** The columns of `copyRows`. */
export const clickColumns = part`
  batch, at, id, kind, item_id, account_id, reason, visitor, network, country, referrer, browser, os, device, language,
  social, via, variant`;

/** The rows of clicks for `COPY`. `saltOf` gives the salt of the day of a moment. */
export function copyRows(clicks: Click[], batch: string, saltOf: (at: number) => string): string {
  let at = NaN;
  let start = '';
  let rows = '';
  for (const click of clicks) {
    if (click.at !== at) [at, start] = [click.at, `${batch}\t${new Date(click.at).toISOString()}`];
    rows += `${start}\t${rowOf(click, saltOf(at))}\n`;
  }
  return rows;
}

function rowOf(click: Click, salt: string): string {
  const { browser, os, device } = agentOf(click.userAgent);
  const { country, network } = addressFacts(click.address);
  const referrer = referrerOf(click.referrer);
  return (
    `${click.id}\t${click.kind}\t${integerText(click.itemId)}\t${integerText(click.accountId)}\t` +
    `${copied(reasonOf(click))}\t\\\\x${visitorHash(salt, click)}\t${copied(network)}\t${copied(country)}\t` +
    `${copied(referrer)}\t${copied(browser)}\t` +
    `${copied(os)}\t${copied(device)}\t${copied(click.language || null)}\t${copied(socialOf(referrer))}\t` +
    `${copied(click.via)}\t${copied(click.variant)}`
  );
}
