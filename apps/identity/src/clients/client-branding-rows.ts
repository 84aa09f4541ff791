import { noBranding, type BrandingFacts } from '@platform/contracts';
import { execute, rowsOf, sql, type MarkPicture } from '@platform/service-kit';
import type { EntityManager } from 'typeorm';

export type BrandingRow = BrandingFacts & { updated_at: Date | null };

export async function findBranding(manager: EntityManager, clientId: string): Promise<BrandingRow> {
  const [found] = await rowsOf(
    manager,
    sql<BrandingRow>`
      SELECT accent, mark_hash, support_email, support_url, terms_url, privacy_url, footer_text, updated_at
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
  const { accent, mark_hash, support_email, support_url, terms_url, privacy_url, footer_text } = wanted;
  await execute(tx, sql`INSERT INTO client_branding (client_id) VALUES (${clientId}) ON CONFLICT DO NOTHING`);
  await execute(
    tx,
    sql`
      UPDATE client_branding SET accent = ${accent}, support_email = ${support_email}, support_url = ${support_url},
        terms_url = ${terms_url}, privacy_url = ${privacy_url}, footer_text = ${footer_text},
        mark_hash = ${mark_hash}, updated_at = now(),
        mark = CASE WHEN ${mark_hash}::text IS NOT NULL THEN coalesce(${mark?.bytes ?? null}::bytea, mark) END
      WHERE client_id = ${clientId}`,
  );
}

export async function removeBranding(tx: EntityManager, clientId: string): Promise<void> {
  await execute(tx, sql`DELETE FROM client_branding WHERE client_id = ${clientId}`);
}
