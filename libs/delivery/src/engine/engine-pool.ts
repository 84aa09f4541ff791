import { queuePool } from '@platform/service-kit';
import type { Pool } from 'pg';

/**
 * Connections for the statements of one engine, on the tables of this schema: for the loop and for the sweep beside it.
 */
export function enginePool(databaseUrl: string, schema: string): Pool {
  // Planning these statements anew takes longer than running them.
  const settings = { plan_cache_mode: 'force_generic_plan' };
  return queuePool(databaseUrl, { schema, name: 'delivery', max: 2, settings });
}
