import { noBranding, type BrandingFacts } from '@platform/contracts';
import { brandingColumns, brandingValues, execute, rowsOf, sql, type MarkPicture } from '@platform/service-kit';
import type { EntityManager } from 'typeorm';

export type BrandingRow = BrandingFacts & { updated_at: Date | null };

export async function findBranding(manager: EntityManager, clientId: string): Promise<BrandingRow> {
  const [found] = await rowsOf(
    manager,
    sql<BrandingRow>`
      SELECT ${brandingColumns}
      FROM client_branding WHERE client_id = ${clientId}`,
  );
  return found ?? { ...noBranding, updated_at: null };
}

/**
 * A client that has nothing left has no row: its pages bear its name only with one.
 *
 * @param mark when the picture is another one
 */
export async function saveBranding(
  tx: EntityManager,
  clientId: string,
  wanted: BrandingFacts,
  mark: MarkPicture | undefined,
): Promise<void> {
  if (Object.values(wanted).every((value) => value === null)) return removeBranding(tx, clientId);
  await execute(tx, sql`INSERT INTO client_branding (client_id) VALUES (${clientId}) ON CONFLICT DO NOTHING`);
  await execute(
    tx,
    sql`
      UPDATE client_branding SET ${brandingValues(wanted, mark)}
      WHERE client_id = ${clientId}`,
  );
}

export async function removeBranding(tx: EntityManager, clientId: string): Promise<void> {
  await execute(tx, sql`DELETE FROM client_branding WHERE client_id = ${clientId}`);
}
