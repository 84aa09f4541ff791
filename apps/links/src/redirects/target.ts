import type { DataSource } from 'typeorm';
import { z } from 'zod';

/** What a redirect needs to know of an alias. `link` is null when there is none; then `version` is that of its deletion, or 0. */
export interface Target {
  version: number;
  link: { id: number; accountId: number; href: string } | null;
}

/** As Redis holds it. */
export const targetSchema = z.object({
  version: z.int(),
  link: z.object({ id: z.int(), accountId: z.int(), href: z.string() }).nullable(),
});

interface Row {
  id: number;
  account_id: number;
  url: string;
  version: string;
  state: string;
}

/** The truth about an alias. */
export async function readTarget(dataSource: DataSource, aliasKey: string): Promise<Target> {
  const [row] = await dataSource.query<Row[]>(
    `SELECT id, account_id, url, version, state FROM link WHERE alias_key = $1`,
    [aliasKey],
  );
  if (!row) return { version: 0, link: null };
  const link = row.state === 'active' ? { id: row.id, accountId: row.account_id, href: new URL(row.url).href } : null;
  return { version: Number(row.version), link };
}
