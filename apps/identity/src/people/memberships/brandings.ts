import { Injectable } from '@nestjs/common';
import { markPath, neutralName, type BrandingFacts, type PlatformEvent } from '@platform/contracts';
import { execute, OnEvent, rowsOf, sql } from '@platform/service-kit';
import type { FastifyRequest } from 'fastify';
import { DataSource, type EntityManager } from 'typeorm';
import { type PageBrand, showBrand } from '../../pages/layout/index.js';

type Copy = BrandingFacts & { name: string };

/** Keeps copies of how the pages of organizations look, and shows them. An older version changes nothing. */
@Injectable()
export class Brandings {
  constructor(private readonly dataSource: DataSource) {}

  @OnEvent('organization.branding_updated')
  async onBranding(event: PlatformEvent<'organization.branding_updated'>, tx: EntityManager): Promise<void> {
    const { organization, branding } = event.payload;
    const { accent, mark_hash, support_email, support_url, terms_url, privacy_url, footer_text } = branding;
    await execute(
      tx,
      sql`
        INSERT INTO branding_copy AS copy (organization_uuid, accent, mark_hash, support_email, support_url, terms_url,
          privacy_url, footer_text, version)
        SELECT ${organization.uuid}, ${accent}, ${mark_hash}, ${support_email}, ${support_url}, ${terms_url},
          ${privacy_url}, ${footer_text}, ${event.version}
        WHERE NOT EXISTS (SELECT FROM organization_copy WHERE uuid = ${organization.uuid} AND is_deleted)
        ON CONFLICT (organization_uuid) DO UPDATE SET accent = excluded.accent, mark_hash = excluded.mark_hash,
          support_email = excluded.support_email, support_url = excluded.support_url, terms_url = excluded.terms_url,
          privacy_url = excluded.privacy_url, footer_text = excluded.footer_text, version = excluded.version
        WHERE copy.version < excluded.version`,
    );
  }

  /** Lets the answer to a request look like the organization. */
  async show(req: Pick<FastifyRequest, 'raw'>, organizationUuid: string): Promise<void> {
    const brand = await this.of(organizationUuid);
    if (brand) showBrand(req.raw, brand);
  }

  /** A suspended organization shows nothing of itself, nor one that never chose anything. */
  async of(organizationUuid: string): Promise<PageBrand | undefined> {
    const [found] = await rowsOf(
      this.dataSource,
      sql<Copy>`
        SELECT organization.name, branding.accent, branding.mark_hash, branding.support_email, branding.support_url,
          branding.terms_url, branding.privacy_url, branding.footer_text
        FROM branding_copy branding
        JOIN organization_copy organization ON organization.uuid = branding.organization_uuid
        WHERE branding.organization_uuid = ${organizationUuid}
          AND organization.is_active AND NOT organization.is_deleted`.prepared('branding-of'),
    );
    if (!found) return undefined;
    const { mark_hash, name, ...brand } = found;
    return { ...brand, name: neutralName(name), markPath: mark_hash && markPath(mark_hash), hasOurMark: true };
  }
}
