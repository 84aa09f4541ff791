import { Injectable } from '@nestjs/common';
import {
  markPath,
  noBranding,
  type BrandingFacts,
  type PutBrandingMark,
  type UpdateBranding,
} from '@platform/contracts';
import {
  brandingChanges,
  brandingColumns,
  brandingValues,
  execute,
  markPicture,
  Outbox,
  PlatformConfig,
  Problem,
  rowsOf,
  sql,
  type MarkPicture,
} from '@platform/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { AuditLog } from '../audit/index.js';
import { lockForChange, type Membership } from '../access/index.js';

type BrandingRow = BrandingFacts & { updated_at: Date | null };

/** What a mail shows of it. */
export interface MailBrand {
  accent: string | null;
  markUrl: string | null;
}

/** How the pages and mails of an organization look. */
@Injectable()
export class BrandingService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    private readonly auditLog: AuditLog,
    private readonly config: PlatformConfig,
  ) {}

  async read({ organization_uuid }: Membership) {
    return { data: this.view(await find(this.dataSource.manager, organization_uuid)) };
  }

  /** Changes what is given. Without a change there is no event. */
  update(membership: Membership, change: UpdateBranding) {
    return this.change(membership, (before) => ({ wanted: { ...before, ...change } }));
  }

  /** @throws Problem 422 for what is no picture */
  async putMark(membership: Membership, { picture }: PutBrandingMark) {
    const mark = await markPicture(picture, () => import('sharp'));
    return this.change(membership, (before) => ({ wanted: { ...before, mark_hash: mark.hash }, mark }));
  }

  async deleteMark(membership: Membership): Promise<void> {
    await this.change(membership, (before) => ({ wanted: { ...before, mark_hash: null } }));
  }

  /**
   * The picture at an address.
   *
   * @throws Problem 404 once no organization has it, or when all that have it are suspended or deleted
   */
  async picture(hash: string): Promise<Buffer> {
    const [found] = /^[0-9a-f]{64}$/.test(hash)
      ? await rowsOf(
          this.dataSource,
          sql<{ mark: Buffer | null }>`
            SELECT branding.mark FROM organization_branding branding
            JOIN organization ON organization.uuid = branding.organization_uuid
            WHERE branding.mark_hash = ${hash}
              AND organization.is_active AND organization.deleted_at IS NULL LIMIT 1`,
        )
      : [];
    if (!found?.mark) throw new Problem('not_found');
    return found.mark;
  }

  async ofMails(manager: EntityManager, organizationUuid: string): Promise<MailBrand> {
    const { accent, mark_hash } = await find(manager, organizationUuid);
    return { accent, markUrl: this.markUrl(mark_hash) };
  }

  private async change(
    membership: Membership,
    make: (before: BrandingFacts) => { wanted: BrandingFacts; mark?: MarkPicture },
  ) {
    return this.dataSource.transaction(async (tx) => {
      const { organization, caller } = await lockForChange(tx, membership, 'manage_organization');
      const { uuid, name, slug } = organization;
      const { updated_at: _, ...before } = await find(tx, uuid);
      const { wanted, mark } = make(before);
      const changes = brandingChanges(before, wanted);
      if (Object.keys(changes).length) {
        await save(tx, uuid, wanted, mark);
        await this.outbox.add(tx, 'organization.branding_updated', {
          organization: { uuid, name, slug },
          branding: wanted,
        });
        await this.auditLog.record(tx, caller, {
          event: 'organization.branding_updated',
          target: { type: 'organization', id: uuid, name },
          changes,
        });
      }
      return { data: this.view(await find(tx, uuid)) };
    });
  }

  private view({ mark_hash, ...branding }: BrandingRow) {
    return { ...branding, mark_url: this.markUrl(mark_hash) };
  }

  private markUrl(hash: string | null): string | null {
    return hash && this.config.AUTH_URL + markPath(hash);
  }
}

async function find(manager: EntityManager, organizationUuid: string): Promise<BrandingRow> {
  const [found] = await rowsOf(
    manager,
    sql<BrandingRow>`
      SELECT ${brandingColumns}
      FROM organization_branding WHERE organization_uuid = ${organizationUuid}`,
  );
  return found ?? { ...noBranding, updated_at: null };
}

/** @param mark when the picture is another one */
async function save(
  tx: EntityManager,
  uuid: string,
  wanted: BrandingFacts,
  mark: MarkPicture | undefined,
): Promise<void> {
  await execute(tx, sql`INSERT INTO organization_branding (organization_uuid) VALUES (${uuid}) ON CONFLICT DO NOTHING`);
  await execute(
    tx,
    sql`
      UPDATE organization_branding SET ${brandingValues(wanted, mark)}
      WHERE organization_uuid = ${uuid}`,
  );
}
