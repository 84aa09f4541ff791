import { cutOf, type Counted, type LinksQuery } from '@platform/contracts';
import { countedOf, keyOfInstant, maxCounted } from '@platform/service-kit';
import type { DataSource } from 'typeorm';
import { linkRow, linkRowJoins, type LinkRow } from './link-record.js';

export type LinkListQuery = Omit<LinksQuery, 'short'>;

/** A link of a page, with what the page is ordered by. */
export type ListedLink = LinkRow & { cursor_key: string | number };

interface LinkPage {
  /** One more than the page holds when there is a next page. */
  rows: ListedLink[];
  counted: Counted;
}

/** SQL over `link`; the account is `$1`. */
interface Selection {
  where: string;
  values: unknown[];
  isNarrowed: boolean;
}

/**
 * An index has each order. Ties by id, so that pages are stable under concurrent writes. Every link has a counter by
 * triggers.
 */
const orders = {
  date: {
    from: 'link',
    id: 'link.id',
    key: 'link.created_at',
    type: 'timestamptz',
    cursorKey: keyOfInstant('page.key'),
  },
  click: {
    from: `item_counter AS counter
      JOIN link ON counter.kind = 'link' AND counter.item_id = link.id AND counter.owner_id = $1`,
    id: 'counter.item_id',
    key: 'counter.clicks + counter.clicks_before',
    type: 'bigint',
    cursorKey: 'page.key::float8',
  },
};
/** As the index `link_words` has it. */
const searched = `(link.alias || ' ' || link.url || ' ' || link.title || ' ' || link.description || ' ' || link.note)`;

/**
 * Reads one page of links. Which ones are on it is found first, by indexes as far as they go: whole rows, and what
 * other tables know, are read for these alone.
 */
export function readLinkPage(dataSource: DataSource, accountId: number, query: LinkListQuery): Promise<LinkPage> {
  const selection = select(accountId, query);
  return selection.isNarrowed ? readNarrowed(dataSource, selection, query) : readAll(dataSource, selection, query);
}

function select(accountId: number, { q, tag, campaign, channel, domain }: LinkListQuery): Selection {
  const filters = [`link.account_id = $1 AND link.state <> 'deleted'`];
  const values: unknown[] = [accountId];
  if (q) filters.push(`${searched} ILIKE $${values.push(`%${q.replace(/[\\%_]/g, '\\$&')}%`)}`);
  if (tag)
    filters.push(`link.id IN (SELECT link_id FROM link_tag WHERE account_id = $1 AND tag = $${values.push(tag)})`);
  if (campaign) filters.push(`link.campaign_id = $${values.push(campaign)}`);
  if (domain) filters.push(`link.domain_id = $${values.push(domain)}`);
  if (channel)
    filters.push(
      `link.id IN (SELECT item_id FROM channel_item WHERE type = 'links' AND channel_id = $${values.push(channel)})`,
    );
  return { where: filters.join(' AND '), values, isNarrowed: filters.length > 1 };
}

/** By number all are counted: clients go on to `maxpage`. An index holds nothing but the account. */
async function readAll(dataSource: DataSource, selection: Selection, query: LinkListQuery): Promise<LinkPage> {
  const { where, values } = selection;
  const bound = query.cursor ? `LIMIT ${maxCounted}` : '';
  const [[row], rows] = await Promise.all([
    dataSource.query<{ found: number }[]>(
      `SELECT count(*)::int AS found FROM (SELECT FROM link WHERE ${where} ${bound}) counted`,
      values,
    ),
    readInOrder(dataSource, selection, query),
  ]);
  const { found } = row!;
  return { rows, counted: query.cursor ? countedOf(found) : { total: found, isCut: false } };
}

/** Few that match are found wherever that is cheapest, and sorted; of many the first are met soon in their order. */
async function readNarrowed(dataSource: DataSource, selection: Selection, query: LinkListQuery): Promise<LinkPage> {
  const { type } = orders[query.order];
  const page = cut('matched', query, selection.values);
  const [first] = await dataSource.query<{ found: number; ids: number[]; keys: string[] }[]>(
    `WITH matched AS MATERIALIZED (${idsOf(selection, query)} LIMIT ${maxCounted}), page AS MATERIALIZED (${page.sql})
     SELECT (SELECT count(*)::int FROM matched) AS found, ARRAY(SELECT id FROM page) AS ids,
       ARRAY(SELECT key::text FROM page) AS keys`,
    page.values,
  );
  const { found, ids, keys } = first!;
  const counted = countedOf(found);
  if (counted.isCut) return { rows: await readInOrder(dataSource, selection, query), counted };
  const known = `unnest($2::int[], $3::text[]::${type}[]) AS page (id, key)`;
  return { rows: await readRows(dataSource, known, query, [selection.values[0], ids, keys]), counted };
}

function readInOrder(dataSource: DataSource, selection: Selection, query: LinkListQuery): Promise<ListedLink[]> {
  const page = cut(`(${idsOf(selection, query)}) matched`, query, selection.values);
  return readRows(dataSource, `(${page.sql}) page`, query, page.values);
}

function idsOf({ where }: Selection, { order }: LinkListQuery): string {
  const { from, id, key } = orders[order];
  return `SELECT ${id} AS id, ${key} AS key FROM ${from} WHERE ${where}`;
}

/** One page of these ids and keys. `values`: those that the SQL has so far. */
function cut(from: string, query: LinkListQuery, values: unknown[]) {
  const { limit, offset, after } = cutOf(query, query.limit);
  const [, key = null, id = null] = after ?? [];
  const first = values.length + 1;
  const isBehind = `$${first}::${orders[query.order].type} IS NULL OR (key, id) < ($${first}, $${first + 1}::int)`;
  return {
    sql: `SELECT id, key FROM ${from} WHERE ${isBehind}
      ORDER BY key DESC, id DESC LIMIT $${first + 2} OFFSET $${first + 3}`,
    values: [...values, key, id, limit, offset],
  };
}

/**
 * What stands in `page`, with all that is known of it. The account again: here it is read by id. What was deleted a
 * moment ago is still of the page: a row less would look like its end.
 */
function readRows(dataSource: DataSource, page: string, { order }: LinkListQuery, values: unknown[]) {
  return dataSource.query<ListedLink[]>(
    `SELECT ${linkRow}, ${orders[order].cursorKey} AS cursor_key FROM ${page}
     JOIN link ON link.id = page.id AND link.account_id = $1 ${linkRowJoins}
     ORDER BY page.key DESC, page.id DESC`,
    values,
  );
}
