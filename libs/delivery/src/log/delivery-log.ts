import { cutOf, type Counted, type Cursor, type PageQuery } from '@platform/contracts';
import { constant, keyOfInstant, maxCounted, part, rowsOf, sql, type SqlPart } from '@platform/service-kit';
import type { DataSource, EntityManager } from 'typeorm';
import { answeredInTime } from './answered-in-time.js';
import { Delivery } from './delivery.entity.js';

/** What the newest come first by, ids where times are the same; an index of the service must have it. */
type Order = 'createdAt' | 'id';

/** What a row is ordered by. */
const columnsOf = { createdAt: ['createdAt', 'id'], id: ['id'] } as const;
/** Each of these as a cursor has it, in SQL. */
const keyOf = { createdAt: keyOfInstant('delivery.created_at'), id: 'delivery.id::text' };

/** A delivery and its keys, as a cursor has them. */
export interface LoggedDelivery {
  delivery: Delivery;
  keys: string[];
}

/** One page of a log, and one row more when there is a next page. */
export interface LogPage extends Counted {
  rows: LoggedDelivery[];
}

/**
 * Reads one page of a log that may hold millions. No filter makes it hold a connection for long.
 *
 * @param condition on `delivery`, always with its tenant
 * @throws {Problem} `unavailable` (503) when it cannot be answered in time
 */
export async function readLogPage(
  dataSource: DataSource,
  condition: SqlPart,
  order: Order,
  at: PageQuery & { cursor?: Cursor<readonly string[]> | undefined },
): Promise<LogPage> {
  const { limit, offset, after } = cutOf(at, at.per_page);
  return answeredInTime(dataSource, async (tx): Promise<LogPage> => {
    // Few that match are found wherever that is cheapest, and sorted; of many the newest are met soon in the order of
    // the log.
    const [first] = await rowsOf(
      tx,
      sql<{ total: number; ids: string[] }>`
        WITH matched AS MATERIALIZED (
          SELECT id, created_at FROM delivery WHERE ${condition} LIMIT ${constant(maxCounted)}
        )
        SELECT (SELECT count(*)::int FROM matched) AS total,
          ARRAY(
            SELECT id FROM matched WHERE ${behind(order, after)}
            ORDER BY ${newestFirst(order)} OFFSET ${offset} LIMIT ${limit}
          ) AS ids`,
    );
    const { total, ids } = first!;
    if (total < maxCounted) return { rows: await wholeRows(tx, ids, order), total, isCut: false };
    const page = await rowsOf(
      tx,
      sql<{ id: string }>`
        SELECT id FROM delivery WHERE ${condition} AND ${behind(order, after)}
        ORDER BY ${newestFirst(order)} OFFSET ${offset} LIMIT ${limit}`,
    );
    const pageIds = page.map(({ id }) => id);
    return { rows: await wholeRows(tx, pageIds, order), ...countedAlong(total, offset, pageIds.length, limit) };
  });
}

const newestFirst = (order: Order) => (order === 'id' ? part`id DESC` : part`created_at DESC, id DESC`);

/** Comes behind the row with these keys. */
function behind(order: Order, after: readonly string[] | undefined): SqlPart {
  if (!after) return part`true`;
  if (order === 'id') return part`id < ${after[0]!}::uuid`;
  return part`(created_at, id) < (${after[0]!}::timestamptz, ${after[1]!}::uuid)`;
}

/** The last of the pages with a number tells how many there are. */
function countedAlong(total: number, offset: number, rows: number, limit: number): Counted {
  const isLast = offset > 0 && rows > 0 && rows < limit;
  return isLast ? { total: Math.max(total, offset + rows), isCut: false } : { total, isCut: true };
}

/** Read only now: which of them are on the page an index alone can tell. */
async function wholeRows(tx: EntityManager, ids: readonly string[], order: Order): Promise<LoggedDelivery[]> {
  if (ids.length === 0) return [];
  const columns = columnsOf[order];
  const query = tx.createQueryBuilder(Delivery, 'delivery').where('delivery.id = ANY (:ids)', { ids });
  for (const name of columns) query.addOrderBy(`delivery.${name}`, 'DESC').addSelect(keyOf[name], `key_${name}`);
  const { entities, raw } = await query.getRawAndEntities<Record<string, string>>();
  return entities.map((delivery, index) => ({ delivery, keys: columns.map((name) => raw[index]![`key_${name}`]!) }));
}
