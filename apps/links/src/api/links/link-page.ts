import { cutOf, linkSortOf, type Counted, type LinkSort } from '@platform/contracts';
import { constant, countedOf, keyOfInstant, maxCounted, part, rowsOf, sql, type SqlPart } from '@platform/service-kit';
import type { DataSource } from 'typeorm';
import { isArchived, isNarrowed, linkFilters, type LinkListQuery } from './link-filters.js';
import { linkRow, linkRowJoins, type LinkRow } from './link-record.js';

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

const orderOf = (sort: LinkSort): SqlPart => (sort.startsWith('-') ? part`DESC` : part`ASC`);
/** How a page is cut: the row of the cursor stays behind. */
const behindOf = (sort: LinkSort): SqlPart => (sort.startsWith('-') ? part`<` : part`>`);

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

/** By the index `link_titles`. A cursor holds no more of a title than fits into an address. */
function byTitle(accountId: number, which: SqlPart): Listing {
  return {
    accountId,
    ids: part`SELECT link.id AS id, left(lower(link.title), 60) AS key FROM link WHERE ${which}`,
    type: part`text`,
    cursorKey: part`page.key`,
  };
}

/**
 * Reads one page of links. Which ones are on it is found first, by indexes as far as they go: whole rows, and what
 * other tables know, are read for these alone.
 */
export function readLinkPage(dataSource: DataSource, accountId: number, query: LinkListQuery): Promise<LinkPage> {
  const which = part`${ownedBy(accountId)} ${linkFilters(accountId, query)}`;
  const sort = linkSortOf(query);
  if (sort === 'clicks' || sort === '-clicks') return read(dataSource, byClicks(accountId, which), query);
  if (sort === 'title' || sort === '-title') return read(dataSource, byTitle(accountId, which), query);
  return read(dataSource, byDate(accountId, which), query);
}

function ownedBy(accountId: number): SqlPart {
  return part`link.account_id = ${accountId} AND link.state <> 'deleted'`;
}

function read(dataSource: DataSource, listing: Listing, query: LinkListQuery): Promise<LinkPage> {
  return isNarrowed(query) ? readNarrowed(dataSource, listing, query) : readAll(dataSource, listing, query);
}

/**
 * By number all are counted: clients go on to `maxpage`. An index holds nothing but the account. Archived ones, which
 * another index holds, are taken off: without a bound, as of a part of the links that would say nothing.
 */
async function readAll(dataSource: DataSource, listing: Listing, query: LinkListQuery): Promise<LinkPage> {
  const isBound = query.cursor !== undefined && !query.hidesArchived;
  const bound = isBound ? part`LIMIT ${constant(maxCounted)}` : part``;
  const archived = part`(SELECT count(*) FROM link WHERE link.account_id = ${listing.accountId} AND ${isArchived})`;
  const [[row], rows] = await Promise.all([
    rowsOf(
      dataSource,
      sql<{ found: number }>`
        SELECT (count(*) ${query.hidesArchived ? part`- ${archived}` : part``})::int AS found
        FROM (SELECT FROM link WHERE ${ownedBy(listing.accountId)} ${bound}) counted`,
    ),
    readCut(dataSource, listing, query),
  ]);
  const { found } = row!;
  return { rows, counted: isBound ? countedOf(found) : { total: found, isCut: false } };
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
  return { rows: await readRows(dataSource, listing, page, linkSortOf(query)), counted };
}

function readCut(dataSource: DataSource, listing: Listing, query: LinkListQuery): Promise<ListedLink[]> {
  const page = cut(part`(${listing.ids}) matched`, listing.type, query);
  return readRows(dataSource, listing, part`(${page}) page`, linkSortOf(query));
}

/** One page of these ids and keys. */
function cut(from: SqlPart, type: SqlPart, query: LinkListQuery): SqlPart {
  const { limit, offset, after } = cutOf(query, query.limit);
  const key = after ? String(after[1]) : null;
  const id = after ? after[2] : null;
  const order = orderOf(linkSortOf(query));
  const isBehind = behindOf(linkSortOf(query));
  return part`
    SELECT id, key FROM ${from}
    WHERE ${key}::${type} IS NULL OR (key, id) ${isBehind} (${key}::${type}, ${id}::int)
    ORDER BY key ${order}, id ${order} LIMIT ${limit} OFFSET ${offset}`;
}

/**
 * What stands in `page`, with all that is known of it. The account again: here it is read by id. What was deleted a
 * moment ago is still of the page: a row less would look like its end.
 */
function readRows(dataSource: DataSource, listing: Listing, page: SqlPart, sort: LinkSort): Promise<ListedLink[]> {
  const order = orderOf(sort);
  return rowsOf(
    dataSource,
    sql<ListedLink>`
      SELECT ${linkRow}, ${listing.cursorKey} AS cursor_key FROM ${page}
      JOIN link ON link.id = page.id AND link.account_id = ${listing.accountId} ${linkRowJoins}
      ORDER BY page.key ${order}, page.id ${order}`,
  );
}
