import type { BrandingFacts } from '@platform/contracts';
import { part, type SqlPart } from '../postgres/sql.js';
import type { MarkPicture } from './mark-picture.js';

/** The columns of a table of brandings, whoever they are of, but the picture itself. */
export const brandingColumns = part`
  accent, mark_hash, support_email, support_url, terms_url, privacy_url, footer_text, updated_at`;

/**
 * What an UPDATE of such a table sets.
 *
 * @param mark when the picture is another one
 */
export function brandingValues(wanted: BrandingFacts, mark: MarkPicture | undefined): SqlPart {
  const { accent, mark_hash, support_email, support_url, terms_url, privacy_url, footer_text } = wanted;
  return part`
    accent = ${accent}, support_email = ${support_email}, support_url = ${support_url}, terms_url = ${terms_url},
    privacy_url = ${privacy_url}, footer_text = ${footer_text}, mark_hash = ${mark_hash}, updated_at = now(),
    mark = CASE WHEN ${mark_hash}::text IS NOT NULL THEN coalesce(${mark?.bytes ?? null}::bytea, mark) END`;
}
