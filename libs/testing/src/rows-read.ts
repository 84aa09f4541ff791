interface PlanNode {
  'Node Type': string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: PlanNode[];
}

interface Runner {
  query(text: string, values?: unknown[], isStructured?: boolean): Promise<unknown>;
}

/** TypeORM's DataSource, as far as it is needed here. */
interface Source {
  createQueryRunner(): Runner;
}

/**
 * How many rows and entries of indexes Postgres read for the statements with `word` in them that the service sends
 * while `run` goes on: what grows with the data where a time would only waver.
 */
export async function rowsReadBy(source: Source, word: string, run: () => Promise<unknown>): Promise<number> {
  let rows = 0;
  let statements = 0;
  const original = source.createQueryRunner.bind(source);
  source.createQueryRunner = () => {
    const runner = original();
    const query = runner.query.bind(runner);
    runner.query = async (text, values, isStructured) => {
      if (text.includes(word)) {
        const [row] = (await query(`EXPLAIN (ANALYZE, FORMAT JSON) ${text}`, values)) as {
          'QUERY PLAN': { Plan: PlanNode }[];
        }[];
        rows += rowsRead(row!['QUERY PLAN'][0]!.Plan);
        statements += 1;
      }
      return query(text, values, isStructured);
    };
    return runner;
  };
  try {
    await run();
  } finally {
    source.createQueryRunner = original;
  }
  if (statements === 0) throw new Error(`no statement with ${word} was sent`);
  return rows;
}

function rowsRead(node: PlanNode): number {
  const below = (node.Plans ?? []).reduce((sum, child) => sum + rowsRead(child), 0);
  if (!/^(Seq|Index|Index Only|Bitmap Index) Scan$/.test(node['Node Type'])) return below;
  const each =
    node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0);
  return below + Math.round(each * node['Actual Loops']);
}
