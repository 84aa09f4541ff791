import { Injectable } from '@nestjs/common';
import { clientMarkPath, neutralName, type BrandingFacts } from '@platform/contracts';
import { part, platformBrand, rowsOf, sql } from '@platform/service-kit';
import type { FastifyRequest } from 'fastify';
import type { Client } from 'oidc-provider';
import { DataSource } from 'typeorm';
import { type PageBrand, showBrand } from '../../pages/layout/index.js';
import { Brandings } from '../../people/memberships/index.js';

/** Of a client that works, whose owner nobody has suspended. */
const shown = part`
  FROM client_branding branding
  JOIN oauth_clients client ON client.client_id = branding.client_id
  LEFT JOIN organization_copy organization ON organization.uuid = client.organization_uuid
  LEFT JOIN users person ON person.uuid = client.owner_uuid
  WHERE client.is_active
    AND (client.organization_uuid IS NULL OR organization.is_active AND NOT organization.is_deleted)
    AND (client.owner_uuid IS NULL OR person.is_active)`;

/** Lets pages look like the client that they are about: docs/adr/0047-branding.md. */
@Injectable()
export class ClientBrandings {
  constructor(
    private readonly dataSource: DataSource,
    private readonly brandings: Brandings,
  ) {}

  /**
   * Lets the answer to a request look like the client. What it chose nothing for looks as without a branding of its
   * own: like its organization, else like the platform.
   */
  async show(req: Pick<FastifyRequest, 'raw'>, client: Client | undefined): Promise<void> {
    if (!client) return;
    const organizationUuid = client['organization_uuid'] as string | null;
    const [own, ofOrganization] = await Promise.all([
      this.own(client.clientId),
      organizationUuid === null ? undefined : this.brandings.of(organizationUuid),
    ]);
    const brand = own ? brandOf(client, own, ofOrganization ?? ofPlatform()) : ofOrganization;
    if (brand) showBrand(req.raw, brand);
  }

  /** The picture at an address; undefined when no client has it that may be shown. */
  async mark(hash: string): Promise<Buffer | undefined> {
    if (!/^[0-9a-f]{64}$/.test(hash)) return undefined;
    const [found] = await rowsOf(
      this.dataSource,
      sql<{ mark: Buffer | null }>`SELECT branding.mark ${shown} AND branding.mark_hash = ${hash} LIMIT 1`,
    );
    return found?.mark ?? undefined;
  }

  private async own(clientId: string): Promise<BrandingFacts | undefined> {
    const [found] = await rowsOf(
      this.dataSource,
      sql<BrandingFacts>`
        SELECT branding.accent, branding.mark_hash, branding.support_email, branding.support_url, branding.terms_url,
          branding.privacy_url, branding.footer_text
        ${shown} AND branding.client_id = ${clientId}`.prepared('branding-of-client'),
    );
    return found;
  }
}

/** Our mark stands beside the name only of a client that the operator knows: anybody can name one as they like. */
function brandOf(client: Client, { mark_hash, ...own }: BrandingFacts, below: PageBrand): PageBrand {
  return {
    name: neutralName(client.clientName ?? client.clientId),
    markPath: mark_hash === null ? below.markPath : clientMarkPath(mark_hash),
    hasOurMark: client['is_verified'] === true,
    accent: own.accent ?? below.accent,
    support_email: own.support_email ?? below.support_email,
    support_url: own.support_url ?? below.support_url,
    terms_url: own.terms_url ?? below.terms_url,
    privacy_url: own.privacy_url ?? below.privacy_url,
    footer_text: own.footer_text ?? below.footer_text,
  };
}

/** Its accent is on every page already. */
function ofPlatform(): PageBrand {
  const { name, supportUrl, termsUrl, privacyUrl } = platformBrand();
  return {
    ...{ name, accent: null, markPath: null, hasOurMark: true, support_email: null, footer_text: null },
    ...{ support_url: supportUrl, terms_url: termsUrl, privacy_url: privacyUrl },
  };
}
