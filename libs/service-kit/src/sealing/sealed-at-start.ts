import type { DataSource } from 'typeorm';
import type { PlatformConfig } from '../settings/config.js';
import { log } from '../telemetry/logger.js';
import { rowsOf } from '../postgres/run-sql.js';
import { constant, part, sql, type SqlPart } from '../postgres/sql.js';
import { namesOf, selectBy, type SealedColumn, type SealedValue } from './resealing.js';
import { Sealing } from './sealing.js';

/** What a key that does not fit would be missed for. */
type LastingColumn = SealedColumn & { purpose: Exclude<SealedColumn['purpose'], 'passing'> };

/** So many at each end of a column. */
const maxTried = 10;

/**
 * Opens a few sealed values of each column: with a wrong key the service would start, and fail at whatever needs a
 * secret. One value alone may be damaged: that is logged. Values of keys that are not configured are let pass.
 *
 * @throws the error of `Sealing` when a configured key opens none of the values that name it, neither the first nor the
 * last of the table
 */
export async function requireKeys(
  dataSource: DataSource,
  config: Pick<PlatformConfig, 'ENCRYPTION_KEYS'>,
  columns: readonly SealedColumn[],
): Promise<void> {
  const sealing = new Sealing(config as PlatformConfig);
  const fits = new Set<string>();
  /** By key: what did not open, each value once. */
  const faults = new Map<string, Map<string, unknown>>();
  const tryRows = async (declared: LastingColumn, rest: SqlPart) => {
    const { purpose } = declared;
    const { table, column } = namesOf(declared);
    const rows = await rowsOf(
      dataSource,
      sql<SealedValue>`
        SELECT ${column} AS sealed, ${selectBy(declared)} AS by FROM ${table}
        WHERE ${column} IS NOT NULL ${rest} LIMIT ${constant(maxTried)}`,
    );
    for (const { sealed, by } of rows) {
      const [id = ''] = sealed.split('.');
      if (!config.ENCRYPTION_KEYS.some((key) => key.id === id)) continue;
      try {
        sealing.open(sealed, purpose(by));
        fits.add(id);
      } catch (err) {
        faults.set(id, (faults.get(id) ?? new Map<string, unknown>()).set(sealed, err));
      }
    }
  };
  const ours = columns.filter(isOurs);
  for (const declared of ours) await tryRows(declared, part``);
  for (const [id, found] of faults) {
    for (const declared of ours) {
      if (fits.has(id)) break;
      const { column } = namesOf(declared);
      await tryRows(declared, part`AND starts_with(${column}, ${`${id}.`}) ORDER BY ctid DESC`);
    }
    if (fits.has(id)) continue;
    const [fault] = found.values();
    if (found.size > 1) throw fault;
    log.error(
      { err: fault, key: id },
      'the only sealed value of this key does not open: it is damaged, or the key another one',
    );
  }
}

function isOurs(declared: SealedColumn): declared is LastingColumn {
  return declared.purpose !== 'passing' && !declared.isForeign;
}
