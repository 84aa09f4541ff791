import { dayMs } from '@platform/contracts';
import { constant, deleteInBatches, execute, log, part, rowsOf, sql, type Periodic } from '@platform/service-kit';
import type { DataSource, EntityManager } from 'typeorm';
import { dropDestinations, dropUnusedBuckets } from './destination-retention.js';
import {
  partitionedTables,
  partitionStatements,
  weekOf,
  type PartitionedTable,
  type Week,
} from '../log/delivery-partitions.js';

const everyMs = dayMs / 4;
const weeksAhead = 1;
const tables = Object.keys(partitionedTables) as PartitionedTable[];

/**
 * Makes the weeks to come and drops those that are over for longer than `keepMs`: what is kept is at least so old, and
 * at most a week older. A week in which something is pending (retried by hand, held back) waits for it. Destinations
 * that were deleted go after their deliveries, and rate buckets that no destination draws from.
 */
export class DeliveryRetention {
  constructor(
    private readonly dataSource: DataSource,
    private readonly keepMs: number,
    periodic?: Pick<Periodic, 'add'>,
  ) {
    periodic?.add('delivery-retention', everyMs, () => this.run());
  }

  async run(now = new Date()): Promise<void> {
    for (let weeks = 0; weeks <= weeksAhead; weeks += 1) {
      for (const table of tables) await this.make(table, weekOf(now, weeks));
    }
    const keptFrom = weekOf(new Date(now.getTime() - this.keepMs));
    for (const week of await this.weeksBefore('delivery', keptFrom)) await this.dropDeliveries(week);
    const kept = (await this.weeksBefore('delivery', keptFrom)).map(({ monday }) => monday);
    for (const { monday } of await this.weeksBefore('delivery_attempt', keptFrom)) {
      if (kept.includes(monday)) continue;
      await this.alone('delivery_attempt', (tx) => execute(tx, sql`DROP TABLE delivery_attempt_${constant(monday)}`));
    }
    const isOver = part`id < ${keptFrom.fromId} AND status <> 'pending'`;
    await deleteInBatches(this.dataSource, 'delivery_other', isOver);
    await deleteInBatches(
      this.dataSource,
      'delivery_attempt_other',
      part`delivery_id < ${keptFrom.fromId}
           AND NOT EXISTS (SELECT FROM delivery_other WHERE id = delivery_attempt_other.delivery_id)`,
    );
    await dropDestinations(this.dataSource, keptFrom.startsAt);
    await dropUnusedBuckets(this.dataSource);
  }

  private async weeksBefore(table: PartitionedTable, { monday: first }: Week): Promise<Week[]> {
    const rows = await rowsOf(
      this.dataSource,
      sql<{ monday: string }>`
        SELECT to_date(right(inhrelid::regclass::text, 8), 'YYYYMMDD')::text AS monday FROM pg_inherits
        WHERE inhparent = ${table}::regclass AND inhrelid::regclass::text ~ '_[0-9]{8}$' ORDER BY 1`,
    );
    return rows.map(({ monday }) => weekOf(new Date(monday))).filter(({ monday }) => monday < first);
  }

  private async make(table: PartitionedTable, week: Week): Promise<void> {
    const name = `${table}_${week.monday}`;
    const exists = async (manager: EntityManager) => {
      const [row] = await rowsOf(manager, sql<{ found: string | null }>`SELECT to_regclass(${name}) AS found`);
      return row?.found !== null;
    };
    if (await exists(this.dataSource.manager)) return;
    await this.alone(table, async (tx) => {
      if (await exists(tx)) return;
      // No tagged statements: the table that they fill is not there before them, and the migration has them as well.
      for (const statement of partitionStatements(table, week)) await tx.query(statement);
    });
  }

  private async dropDeliveries({ monday, fromId, toId }: Week): Promise<void> {
    await this.alone('delivery', async (tx) => {
      const [pending] = await rowsOf(
        tx,
        sql`SELECT FROM delivery WHERE id >= ${fromId} AND id < ${toId} AND status = 'pending' LIMIT 1`,
      );
      if (pending) return log.info({ week: monday }, 'delivery: a week is kept, as something in it is pending');
      await execute(tx, sql`DROP TABLE delivery_${constant(monday)}`);
      log.info({ week: monday }, 'delivery: a week is dropped');
    });
  }

  /**
   * The parent is locked first, as every statement does that reaches a partition through it: nobody waits in a circle.
   */
  private async alone(table: PartitionedTable, change: (tx: EntityManager) => Promise<unknown>): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      await execute(tx, sql`SET LOCAL lock_timeout = '5s'`);
      await execute(tx, sql`LOCK TABLE ONLY ${constant(table)} IN ACCESS EXCLUSIVE MODE`);
      await change(tx);
    });
  }
}
