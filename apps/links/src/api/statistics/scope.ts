import { linkFilterNames, type LinkFilters, type VisitFilters, visitFilterNames } from '@platform/contracts';
import { constant, part, Problem, rowsOf, sql, type SqlPart } from '@platform/service-kit';
import type { DataSource } from 'typeorm';
import type { CountedKind } from './statistics.service.js';

/** More links than that take seconds to add up. */
const maxLinks = 5_000;

/** What is counted: one item, all links of an account, or some of them. */
export interface Scope {
  kind: CountedKind;
  ids: number[];
}

/**
 * The links that all of these filters name; the account itself without one.
 *
 * @throws Problem 400 where they name more links than can be added up
 */
export async function scopeOf(dataSource: DataSource, accountId: number, filters: LinkFilters): Promise<Scope> {
  const used = linkFilterNames.filter((name) => filters[name]?.length);
  if (used.length === 0) return { kind: 'account', ids: [accountId] };
  const rows = await rowsOf(
    dataSource,
    sql<{ id: number }>`
      SELECT id FROM link WHERE account_id = ${accountId} AND state <> 'deleted' ${linksOf(accountId, filters)}
      LIMIT ${constant(maxLinks + 1)}`,
  );
  if (rows.length > maxLinks) throw Problem.field(used[0]!, `names more than ${maxLinks} links`);
  return { kind: 'link', ids: rows.map(({ id }) => id) };
}

function linksOf(accountId: number, { link, campaign, channel, domain, tag }: LinkFilters): SqlPart {
  return part`
    ${link?.length ? part`AND link.id = ANY (${link}::int[])` : part``}
    ${campaign?.length ? part`AND campaign_id = ANY (${campaign}::int[])` : part``}
    ${domain?.length ? part`AND domain_id = ANY (${domain}::int[])` : part``}
    ${
      channel?.length
        ? part`AND link.id IN (
            SELECT item_id FROM channel_item
            WHERE type = 'links' AND account_id = ${accountId} AND channel_id = ANY (${channel}::int[]))`
        : part``
    }
    ${
      tag?.length
        ? part`AND link.id IN (
            SELECT link_id FROM link_tag WHERE account_id = ${accountId} AND tag = ANY (${tag}::text[]))`
        : part``
    }`;
}

/** The first filter that only single clicks can answer; undefined where roll-ups do. */
export function visitFilterOf(filters: VisitFilters): keyof VisitFilters | undefined {
  return visitFilterNames.find((name) => filters[name]?.length);
}

const countryNames = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });

/** Countries are kept by their English name. */
function countryOf(text: string): string {
  return /^[a-z]{2}$/i.test(text) ? (countryNames.of(text.toUpperCase()) ?? text) : text;
}

/** Over `click`. One statement for all: a filter that is not asked for lets everything through. */
export function visitsOf({ country, ...filters }: VisitFilters): SqlPart {
  const countries = asked(country?.map(countryOf));
  const [referrers, browsers, systems] = [asked(filters.referrer), asked(filters.browser), asked(filters.os)];
  const [devices, languages, ways] = [asked(filters.device), asked(filters.language), asked(filters.via)];
  return part`
    AND (${countries}::text[] IS NULL OR country = ANY (${countries}::text[]))
    AND (${referrers}::text[] IS NULL OR referrer = ANY (${referrers}::text[]))
    AND (${browsers}::text[] IS NULL OR browser = ANY (${browsers}::text[]))
    AND (${systems}::text[] IS NULL OR os = ANY (${systems}::text[]))
    AND (${devices}::text[] IS NULL OR device = ANY (${devices}::text[]))
    AND (${languages}::text[] IS NULL OR language = ANY (${languages}::text[]))
    AND (${ways}::text[] IS NULL OR via = ANY (${ways}::text[]))`;
}

const asked = (values: string[] | undefined): string[] | null => (values?.length ? values : null);
