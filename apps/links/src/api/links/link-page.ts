import { cutOf, type Counted, type LinksQuery } from '@platform/contracts';
import { constant, countedOf, keyOfInstant, maxCounted, part, rowsOf, sql, type SqlPart } from '@platform/service-kit';
import type { DataSource } from 'typeorm';
import { textWith } from '../../records/index.js';
import { linkRow, linkRowJoins, type LinkRow } from './link-record.js';

export type LinkListQuery = Omit<LinksQuery, 'short'>;

/** A link of a page, with what the page is ordered by. */
export type ListedLink = LinkRow & { cursor_key: string };

interface LinkPage {
  /** One more than the page holds when there is a next page. */
  rows: ListedLink[];
  counted: Counted;
}

/** Links of an account in an order that an index has. Ties by id, so that pages are stable under concurrent writes. */
interface Listing {
  accountId: number;
  /** SELECT of their ids, and of what they are ordered by as `key`. */
  ids: SqlPart;
  /** Of `key`. */
  type: SqlPart;
  /** `page.key` as text. */
  cursorKey: SqlPart;
}

function byDate(accountId: number, which: SqlPart): Listing {
  return {
    accountId,
    ids: part`SELECT link.id AS id, link.created_at AS key FROM link WHERE ${which}`,
    type: part`timestamptz`,
    cursorKey: part`${constant(keyOfInstant('page.key'))}`,
  };
}

/** Every link has a counter by triggers. */
function byClicks(accountId: number, which: SqlPart): Listing {
  return {
    accountId,
    ids: part`
      SELECT counter.item_id AS id, counter.clicks + counter.clicks_before AS key
      FROM item_counter AS counter
      JOIN link ON counter.kind = 'link' AND counter.item_id = link.id AND counter.owner_id = ${accountId}
      WHERE ${which}`,
    type: part`bigint`,
    cursorKey: part`page.key::text`,
  };
}

/** As the index `link_words` has it. */
const searched = part`
  (link.alias || ' ' || link.url || ' ' || link.title || ' ' || link.description || ' ' || link.note)`;

/**
 * Reads one page of links. Which ones are on it is found first, by indexes as far as they go: whole rows, and what
 * other tables know, are read for these alone.
 */
export function readLinkPage(dataSource: DataSource, accountId: number, query: LinkListQuery): Promise<LinkPage> {
  const which = part`${ownedBy(accountId)} ${filters(accountId, query)}`;
  return query.order === 'click'
    ? read(dataSource, byClicks(accountId, which), query)
    : read(dataSource, byDate(accountId, which), query);
}

function ownedBy(accountId: number): SqlPart {
  return part`link.account_id = ${accountId} AND link.state <> 'deleted'`;
}

function filters(accountId: number, { q, tag, campaign, channel, domain }: LinkListQuery): SqlPart {
  const isTagged = part`link.id IN (SELECT link_id FROM link_tag WHERE account_id = ${accountId} AND tag = ${tag})`;
  const isInChannel = part`
    link.id IN (SELECT item_id FROM channel_item WHERE type = 'links' AND channel_id = ${channel ?? null})`;
  return part`
    ${q ? part`AND ${searched} ILIKE ${textWith(q)}` : part``}
    ${tag ? part`AND ${isTagged}` : part``}
    ${campaign ? part`AND link.campaign_id = ${campaign}` : part``}
    ${domain ? part`AND link.domain_id = ${domain}` : part``}
    ${channel ? part`AND ${isInChannel}` : part``}`;
}

function read(dataSource: DataSource, listing: Listing, query: LinkListQuery): Promise<LinkPage> {
  const { q, tag, campaign, channel, domain } = query;
  return q || tag || campaign || channel || domain
    ? readNarrowed(dataSource, listing, query)
    : readAll(dataSource, listing, query);
}

/** By number all are counted: clients go on to `maxpage`. An index holds nothing but the account. */
async function readAll(dataSource: DataSource, listing: Listing, query: LinkListQuery): Promise<LinkPage> {
  const bound = query.cursor ? part`LIMIT ${constant(maxCounted)}` : part``;
  const [[row], rows] = await Promise.all([
    rowsOf(
      dataSource,
      sql<{ found: number }>`
        SELECT count(*)::int AS found FROM (SELECT FROM link WHERE ${ownedBy(listing.accountId)} ${bound}) counted`,
    ),
    readCut(dataSource, listing, query),
  ]);
  const { found } = row!;
  return { rows, counted: query.cursor ? countedOf(found) : { total: found, isCut: false } };
}

/** Few that match are found wherever that is cheapest, and sorted; of many the first are met soon in their order. */
async function readNarrowed(dataSource: DataSource, listing: Listing, query: LinkListQuery): Promise<LinkPage> {
  const [first] = await rowsOf(
    dataSource,
    sql<{ found: number; ids: number[]; keys: string[] }>`
      WITH matched AS MATERIALIZED (${listing.ids} LIMIT ${constant(maxCounted)}),
      page AS MATERIALIZED (${cut(part`matched`, listing.type, query)})
      SELECT (SELECT count(*)::int FROM matched) AS found, ARRAY(SELECT id FROM page) AS ids,
        ARRAY(SELECT key::text FROM page) AS keys`,
  );
  const { found, ids, keys } = first!;
  const counted = countedOf(found);
  if (counted.isCut) return { rows: await readCut(dataSource, listing, query), counted };
  const page = part`unnest(${ids}::int[], ${keys}::text[]::${listing.type}[]) AS page (id, key)`;
  return { rows: await readRows(dataSource, listing, page), counted };
}

function readCut(dataSource: DataSource, listing: Listing, query: LinkListQuery): Promise<ListedLink[]> {
  const page = cut(part`(${listing.ids}) matched`, listing.type, query);
  return readRows(dataSource, listing, part`(${page}) page`);
}

/** One page of these ids and keys. */
function cut(from: SqlPart, type: SqlPart, query: LinkListQuery): SqlPart {
  const { limit, offset, after } = cutOf(query, query.limit);
  const key = after ? String(after[1]) : null;
  const id = after ? after[2] : null;
  return part`
    SELECT id, key FROM ${from}
    WHERE ${key}::${type} IS NULL OR (key, id) < (${key}::${type}, ${id}::int)
    ORDER BY key DESC, id DESC LIMIT ${limit} OFFSET ${offset}`;
}

/**
 * What stands in `page`, with all that is known of it. The account again: here it is read by id. What was deleted a
 * moment ago is still of the page: a row less would look like its end.
 */
function readRows(dataSource: DataSource, listing: Listing, page: SqlPart): Promise<ListedLink[]> {
  return rowsOf(
    dataSource,
    sql<ListedLink>`
      SELECT ${linkRow}, ${listing.cursorKey} AS cursor_key FROM ${page}
      JOIN link ON link.id = page.id AND link.account_id = ${listing.accountId} ${linkRowJoins}
      ORDER BY page.key DESC, page.id DESC`,
  );
}
