import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Periodic, Problem } from '@platform/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { AuditLog, systemAuthor } from '../audit/audit-log.js';
import { findLocked } from '../organizations/organization-lock.js';
import { isProved } from './domain-proof.js';
import type { OrganizationDomain } from './organization-domain.entity.js';
import { TxtRecords } from './txt-records.js';

const checkEveryMs = 3_600_000;
const domainsAtOnce = 500;
const lanes = 5;

/**
 * Looks for the proof of each verified domain again every day: a domain may be given up and bought by others. From the first look that does
 * not find it nobody joins by the domain; after seven days of that it is a claim again, which somebody else may prove first.
 */
@Injectable()
export class DomainRechecks implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly records: TxtRecords,
    private readonly auditLog: AuditLog,
    private readonly periodic: Periodic,
  ) {}

  onModuleInit(): void {
    this.periodic.add('domain-rechecks', checkEveryMs, () => this.check());
  }

  async check(): Promise<void> {
    const due = await this.dataSource.query<OrganizationDomain[]>(
      `SELECT * FROM organization_domain WHERE verified_at IS NOT NULL AND checked_at < now() - interval '1 day'
       ORDER BY checked_at LIMIT ${domainsAtOnce}`,
    );
    const lane = async () => {
      for (let domain = due.shift(); domain; domain = due.shift()) await this.checkOne(domain);
    };
    await Promise.all(Array.from({ length: lanes }, lane));
  }

  private async checkOne(domain: OrganizationDomain): Promise<void> {
    const isThere = await isProved(this.records, domain).catch((err: unknown) => {
      if (err instanceof Problem) return undefined;
      throw err;
    });
    await this.dataSource.transaction(async (tx) => {
      const organization = await findLocked(tx, domain.organization_uuid);
      if (organization) await this.note(tx, domain, isThere);
    });
  }

  /** `isThere` is undefined when the DNS did not answer, which says nothing of the domain. */
  private async note(tx: EntityManager, domain: OrganizationDomain, isThere: boolean | undefined): Promise<void> {
    const { uuid, organization_uuid } = domain;
    await tx.query(
      `UPDATE organization_domain SET checked_at = now(),
         missing_since = CASE WHEN $2 THEN NULL WHEN $2 IS NULL THEN missing_since ELSE coalesce(missing_since, now()) END
       WHERE uuid = $1 AND verified_at IS NOT NULL`,
      [uuid, isThere ?? null],
    );
    if (isThere !== false) return;
    const [lost] = await tx.query<[unknown[], number]>(
      `UPDATE organization_domain SET verified_at = NULL, missing_since = NULL, created_at = now()
       WHERE uuid = $1 AND verified_at IS NOT NULL AND missing_since < now() - interval '7 days' RETURNING uuid`,
      [uuid],
    );
    if (!lost.length) return;
    const target = { type: 'domain', id: uuid, name: domain.domain };
    await this.auditLog.record(tx, systemAuthor(organization_uuid), { event: 'domain.lost', target });
  }
}
