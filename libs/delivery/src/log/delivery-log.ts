import { cutOf, type Counted, type Cursor, type PageQuery } from '@platform/contracts';
import { constant, execute, hasSqlState, keyOfInstant, maxCounted, Problem, sql } from '@platform/service-kit';
import type { DataSource, EntityManager, SelectQueryBuilder } from 'typeorm';
import { Delivery } from './delivery.entity.js';

const answerWithinMs = 4_000;
const queryCanceled = '57014';

/** What the newest come first by; an index of the service must have it. */
type Order = readonly ('createdAt' | 'id')[];

/** Keys of a row in SQL, and what a cursor's key is compared as. */
const keys = {
  createdAt: { column: 'created_at', key: keyOfInstant('delivery.created_at'), type: 'timestamptz' },
  id: { column: 'id', key: 'delivery.id::text', type: 'uuid' },
} as const;

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
 * Reads one page of a log that may hold millions. No filter makes it hold a connection for long: 503 `unavailable` when it cannot be
 * answered in time.
 *
 * @param narrowed gives a query of `delivery` its conditions
 */
export async function readLogPage(
  dataSource: DataSource,
  narrowed: (deliveries: SelectQueryBuilder<Delivery>) => SelectQueryBuilder<Delivery>,
  order: Order,
  at: PageQuery & { cursor?: Cursor<readonly string[]> | undefined },
): Promise<LogPage> {
  const { limit, offset, after } = cutOf(at, at.per_page);
  const columns = order.map((name) => keys[name].column);
  const newestFirst = columns.map((column) => `"${column}" DESC`).join(', ');
  const read = dataSource.transaction(async (tx): Promise<LogPage> => {
    await execute(tx, sql`SET LOCAL statement_timeout = ${constant(answerWithinMs)}`);
    const matching = () =>
      narrowed(tx.createQueryBuilder(Delivery, 'delivery'))
        .select('delivery.id', 'id')
        .addSelect('delivery.createdAt', 'created_at');
    // Few that match are found wherever that is cheapest, and sorted; of many the newest are met soon in the order of the log.
    const [found, values] = matching().limit(maxCounted).getQueryAndParameters() as [string, unknown[]];
    const behind = after ? `WHERE ${isBehind(order, columns, (index) => `$${values.length + index + 1}`)}` : '';
    const [first] = await tx.query<{ total: number; ids: string[] }[]>(
      `WITH matched AS MATERIALIZED (${found}) SELECT (SELECT count(*)::int FROM matched) AS total,
         ARRAY(SELECT id FROM matched ${behind} ORDER BY ${newestFirst} OFFSET ${offset} LIMIT ${limit}) AS ids`,
      [...values, ...(after ?? [])],
    );
    const { total, ids } = first!;
    if (total < maxCounted) return { rows: await wholeRows(tx, ids, order), total, isCut: false };
    const many = order.reduce((query, name) => query.addOrderBy(`delivery.${name}`, 'DESC'), matching());
    if (after) {
      const names = order.map((name) => `delivery.${name}`);
      many.andWhere(
        isBehind(order, names, (index) => `:after${index}`),
        Object.fromEntries(after.map((key, index) => [`after${index}`, key])),
      );
    }
    const page = await many.offset(offset).limit(limit).getRawMany<{ id: string }>();
    const pageIds = page.map(({ id }) => id);
    return { rows: await wholeRows(tx, pageIds, order), ...countedAlong(total, offset, pageIds.length, limit) };
  });
  return read.catch((err: unknown) => {
    if (!hasSqlState(err, queryCanceled)) throw err;
    throw new Problem('unavailable', {
      message: 'The log holds too much for these filters. Please narrow them, best by from and to.',
      headers: { 'retry-after': '1' },
    });
  });
}

/** In SQL: comes behind the row with these keys. */
function isBehind(order: Order, columns: readonly string[], parameter: (index: number) => string): string {
  const values = order.map((name, index) => `${parameter(index)}::${keys[name].type}`);
  return `(${columns.join(', ')}) < (${values.join(', ')})`;
}

/**
 * A page with a number tells that there are as many as it reaches, so that one can go on by numbers, and the last one
 * of them how many.
 */
function countedAlong(total: number, offset: number, rows: number, limit: number): Counted {
  if (offset === 0 || rows === 0) return { total, isCut: true };
  return { total: Math.max(total, offset + rows), isCut: rows === limit };
}

/** Read only now: which of them are on the page an index alone can tell. */
async function wholeRows(tx: EntityManager, ids: readonly string[], order: Order): Promise<LoggedDelivery[]> {
  if (ids.length === 0) return [];
  const query = tx.createQueryBuilder(Delivery, 'delivery').where('delivery.id = ANY (:ids)', { ids });
  for (const name of order) query.addOrderBy(`delivery.${name}`, 'DESC').addSelect(keys[name].key, `key_${name}`);
  const { entities, raw } = await query.getRawAndEntities<Record<string, string>>();
  return entities.map((delivery, index) => ({ delivery, keys: order.map((name) => raw[index]![`key_${name}`]!) }));
}
