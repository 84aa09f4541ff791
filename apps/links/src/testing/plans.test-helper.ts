import type { DataSource } from 'typeorm';
import { statementsOf } from './statements.test-helper.js';

interface Node {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: Node[];
}

export interface Plans {
  /** Rows that were read, also those that a filter dropped then. */
  rowsRead: number;
  /** The indexes that were used, by name. */
  indexes: Set<string>;
}

/** How Postgres answers the statements over an account that are sent while `work` runs. */
export async function plansOf(dataSource: DataSource, work: () => Promise<unknown>): Promise<Plans> {
  const sent: [string, unknown[]?][] = [];
  await statementsOf(dataSource, work, (...statement) => sent.push(statement));
  const plans: Plans = { rowsRead: 0, indexes: new Set() };
  for (const [text, values] of sent) {
    const [row] = await dataSource.query<{ 'QUERY PLAN': { Plan: Node }[] }[]>(
      `EXPLAIN (ANALYZE, FORMAT JSON) ${text}`,
      values,
    );
    addTo(plans, row!['QUERY PLAN'][0]!.Plan);
  }
  return plans;
}

/** What a bitmap finds in an index is read by its scan of the heap. */
function addTo(plans: Plans, node: Node): void {
  if (node['Relation Name']) {
    const dropped = (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0);
    plans.rowsRead += (node['Actual Rows'] + dropped) * node['Actual Loops'];
  }
  if (node['Index Name'] && node['Actual Loops'] > 0) plans.indexes.add(node['Index Name']);
  for (const below of node.Plans ?? []) addTo(plans, below);
}
