import { dayMs } from '@platform/contracts';
import { lowestUuid } from '@platform/service-kit';

const weekMs = 7 * dayMs;

/**
 * Tables that are kept by weeks, and the id that says which week a row is of: a UUID of version 7 begins with its time.
 */
export const partitionedTables = { delivery: 'id', delivery_attempt: 'delivery_id' } as const;
export type PartitionedTable = keyof typeof partitionedTables;

/**
 * How full a page of `delivery` is when rows are put in, in percent: room for the row as its claim writes it anew,
 * beside the old one and without an entry in any index. Attempts never change.
 */
export const deliveryFillfactor = 50;

/** One week of rows, Monday to Monday in UTC. */
export interface Week {
  /** Its Monday as one number, `20261116`: the end of the names of its partitions. */
  monday: number;
  /** First id of the week, and of the week after it. */
  fromId: string;
  toId: string;
  startsAt: Date;
}

/** The week that holds `time`, or one so many weeks after it. */
export function weekOf(time: Date, weeksLater = 0): Week {
  // 1970-01-05 was a Monday.
  const since = Date.UTC(1970, 0, 5);
  const number = Math.floor((time.getTime() - since) / weekMs) + weeksLater;
  const from = new Date(since + number * weekMs);
  return {
    monday: Number(from.toISOString().slice(0, 10).replaceAll('-', '')),
    fromId: lowestUuid(from),
    toId: lowestUuid(new Date(from.getTime() + weekMs)),
    startsAt: from,
  };
}

/**
 * Statements that give `table` a partition for a week. Rows of that week that came before their partition lie in the
 * default one and move over.
 */
export function partitionStatements(table: PartitionedTable, week: Week): string[] {
  const partition = `${table}_${week.monday}`;
  const id = partitionedTables[table];
  const options = table === 'delivery' ? `WITH (fillfactor = ${deliveryFillfactor})` : '';
  return [
    `CREATE TABLE ${partition} (LIKE ${table} INCLUDING DEFAULTS INCLUDING CONSTRAINTS) ${options}`,
    `WITH moved AS (DELETE FROM ${table}_other WHERE ${id} >= '${week.fromId}' AND ${id} < '${week.toId}' RETURNING *)
     INSERT INTO ${partition} SELECT * FROM moved`,
    `ALTER TABLE ${table} ATTACH PARTITION ${partition} FOR VALUES FROM ('${week.fromId}') TO ('${week.toId}')`,
  ];
}
