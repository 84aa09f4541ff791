import { expect } from '@jest/globals';
import { eventually, lockWaiters } from '@platform/testing';
import type { DataSource } from 'typeorm';
import type { LinksBench } from './links-bench.test-helper.js';

/**
 * Runs `work` while a transaction holds these rows, so that requests stop there.
 *
 * @returns what `work` has begun, which goes on after that
 */
export function whileHeld<T extends object>(
  dataSource: DataSource,
  rows: [table: string, id: number][],
  work: () => Promise<T>,
): Promise<T> {
  return dataSource.transaction(async (tx) => {
    for (const [table, id] of rows) await tx.query(`SELECT FROM ${table} WHERE id = $1 FOR UPDATE`, [id]);
    return work();
  });
}

/** Waits until so many transactions of this database wait for another. */
export async function waiting(bench: LinksBench, count: number): Promise<void> {
  await eventually(async () => expect(await lockWaiters(bench)).toBe(count));
}
