import type { PageQuery } from '@platform/contracts';
import { hasSqlState, Problem } from '@platform/service-kit';
import { In, type DataSource, type EntityManager, type SelectQueryBuilder } from 'typeorm';
import { Delivery } from './delivery.entity.js';

/** So many are counted on every page: more of them cost more than the number is worth. */
const countedAtLeast = 10_000;
const answerWithinMs = 4_000;
const queryCanceled = '57014';

type Order = readonly ('createdAt' | 'id')[];

/** One page of a log. */
export interface LogPage {
  rows: Delivery[];
  /** How many there are, or how many were counted. */
  total: number;
  /** There are `total` or more. It always reaches beyond the page, so that one can go on to the end. */
  isCut: boolean;
}

/**
 * Reads one page of a log that may hold millions. No filter makes it hold a connection for long: 503 `unavailable` when it cannot be
 * answered in time.
 *
 * @param narrowed gives a query of `delivery` its conditions
 * @param order what the newest come first by; an index of the service must have it
 */
export async function readLogPage(
  dataSource: DataSource,
  narrowed: (deliveries: SelectQueryBuilder<Delivery>) => SelectQueryBuilder<Delivery>,
  order: Order,
  { page, per_page }: PageQuery,
): Promise<LogPage> {
  const offset = (page - 1) * per_page;
  const most = Math.max(countedAtLeast, offset + per_page) + 1;
  const read = dataSource.transaction(async (tx): Promise<LogPage> => {
    await tx.query(`SET LOCAL statement_timeout = ${answerWithinMs}`);
    const matching = () =>
      narrowed(tx.createQueryBuilder(Delivery, 'delivery'))
        .select('delivery.id', 'id')
        .addSelect('delivery.createdAt', 'createdAt');
    // Few that match are found wherever that is cheapest, and sorted; of many the newest are met soon in the order of the log.
    const [limited, values] = matching().limit(most).getQueryAndParameters();
    const sorted = order.map((column) => `"${column}" DESC`).join(', ');
    const [first] = await tx.query<{ total: number; ids: string[] }[]>(
      `WITH matched AS MATERIALIZED (${limited}) SELECT (SELECT count(*)::int FROM matched) AS total,
         ARRAY(SELECT id FROM matched ORDER BY ${sorted} OFFSET ${offset} LIMIT ${per_page}) AS ids`,
      values,
    );
    const { total, ids } = first!;
    if (total < most) return { rows: await wholeRows(tx, ids, order), total, isCut: false };
    const many = order.reduce((found, column) => found.addOrderBy(`delivery.${column}`, 'DESC'), matching());
    const page = await many.offset(offset).limit(per_page).getRawMany<{ id: string }>();
    const pageIds = page.map(({ id }) => id);
    return { rows: await wholeRows(tx, pageIds, order), total, isCut: true };
  });
  return read.catch((err: unknown) => {
    if (!hasSqlState(err, queryCanceled)) throw err;
    throw new Problem('unavailable', {
      message: 'The log holds too much for these filters. Please narrow them, best by from and to.',
      headers: { 'retry-after': '1' },
    });
  });
}

/** Read only now: which of them are on the page an index alone can tell. */
function wholeRows(tx: EntityManager, ids: readonly string[], order: Order): Promise<Delivery[]> {
  return tx.find(Delivery, {
    where: { id: In(ids) },
    order: Object.fromEntries(order.map((column) => [column, 'DESC'])),
  });
}
