import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { CreateDomain, Domain, UpdateDomain } from '@platform/contracts';
import {
  deleteInBatches,
  execute,
  isUniqueViolation,
  newUuid,
  part,
  Periodic,
  Problem,
  sql,
} from '@platform/service-kit';
import { DataSource, MoreThan, Not, IsNull, type Repository } from 'typeorm';
import { AuditLog } from '../audit/index.js';
import { lockForChange, type Membership } from '../access/index.js';
import { OrganizationDeleted } from '../organizations/index.js';
import { requireClaimable } from './claimable-domain.js';
import { isProved, proofOf } from './domain-proof.js';
import { OrganizationDomain } from './organization-domain.entity.js';
import { TxtRecords } from './txt-records.js';

const maxDomains = 10;
const claimMs = 7 * 24 * 3_600_000;
const sweepEveryMs = 3_600_000;

@Injectable()
export class DomainsService {
  constructor(
    private readonly dataSource: DataSource,
    @InjectRepository(OrganizationDomain) private readonly domains: Repository<OrganizationDomain>,
    private readonly records: TxtRecords,
    private readonly auditLog: AuditLog,
    organizationDeleted: OrganizationDeleted,
    periodic: Periodic,
  ) {
    // Another organization can claim them at once.
    organizationDeleted.add((tx, organization_uuid) => tx.delete(OrganizationDomain, { organization_uuid }));
    periodic.add('expired-domains', sweepEveryMs, () => this.sweep());
  }

  /** Lists domains, oldest first; there are at most 10. */
  async list({ organization_uuid }: Membership) {
    const domains = await this.domains.find({
      where: unexpired({ organization_uuid }),
      order: { created_at: 'ASC', uuid: 'ASC' },
    });
    return { data: domains.map(view) };
  }

  async get({ organization_uuid }: Membership, uuid: string) {
    return { data: view(await find(this.domains, organization_uuid, uuid)) };
  }

  /**
   * Claims a domain for seven days.
   *
   * @throws Problem 422 as `requireClaimable`; 409 `already_exists` for a domain that this organization has claimed or
   * another has verified; 409 `limit_reached`
   */
  async create(membership: Membership, { domain, mode }: CreateDomain) {
    requireClaimable(domain);
    return this.dataSource.transaction(async (tx) => {
      const { caller } = await lockForChange(tx, membership, 'manage_organization');
      const { organization_uuid } = caller;
      await execute(
        tx,
        sql`
          DELETE FROM organization_domain WHERE organization_uuid = ${organization_uuid} AND ${isExpiredClaim}`,
      );
      const claimed = await tx.findBy(OrganizationDomain, { organization_uuid });
      if (claimed.some((one) => one.domain === domain)) throw taken('The organization has this domain already.');
      if (claimed.length >= maxDomains)
        throw new Problem('limit_reached', { message: `An organization has at most ${maxDomains} domains.` });
      if (await tx.existsBy(OrganizationDomain, { domain, verified_at: Not(IsNull()) })) throw takenByAnother();
      const made = tx.create(OrganizationDomain, {
        uuid: newUuid(),
        organization_uuid,
        domain,
        mode,
        token: randomBytes(20).toString('hex'),
        verified_at: null,
        checked_at: new Date(),
        missing_since: null,
        created_at: new Date(),
      });
      await tx.insert(OrganizationDomain, made);
      await this.auditLog.record(tx, caller, { event: 'domain.added', target: asTarget(made), metadata: { mode } });
      return { data: view(made) };
    });
  }

  /**
   * Verifies a domain by its DNS record.
   *
   * @throws Problem 422 while the record is not there, 409 `already_exists` when another organization was first, 503
   * when the DNS does not answer
   */
  async verify(membership: Membership, uuid: string) {
    const claim = await find(this.domains, membership.organization_uuid, uuid);
    if (claim.verified_at) return { data: view(claim) };
    if (!(await isProved(this.records, claim))) {
      const { name, value } = proofOf(claim);
      throw Problem.field('domain', `no TXT record of ${name} says ${value} yet`);
    }
    return this.dataSource.transaction(async (tx) => {
      const { caller } = await lockForChange(tx, membership, 'manage_organization');
      const { organization_uuid } = caller;
      await find(tx.withRepository(this.domains), organization_uuid, uuid);
      // Two organizations may have the record at the same time: the unique index lets one of them have the domain.
      await tx
        .update(OrganizationDomain, { uuid, organization_uuid }, { verified_at: new Date(), checked_at: new Date() })
        .catch((err: unknown) => {
          throw isUniqueViolation(err) ? takenByAnother() : err;
        });
      await this.auditLog.record(tx, caller, { event: 'domain.verified', target: asTarget(claim) });
      return { data: view(await find(tx.withRepository(this.domains), organization_uuid, uuid)) };
    });
  }

  async update(membership: Membership, uuid: string, { mode }: UpdateDomain) {
    return this.dataSource.transaction(async (tx) => {
      const { caller } = await lockForChange(tx, membership, 'manage_organization');
      const domain = await find(tx.withRepository(this.domains), caller.organization_uuid, uuid);
      if (mode === undefined || mode === domain.mode) return { data: view(domain) };
      await tx.update(OrganizationDomain, { uuid }, { mode });
      await this.auditLog.record(tx, caller, {
        event: 'domain.updated',
        target: asTarget(domain),
        changes: { mode: { old: domain.mode, new: mode } },
      });
      return { data: view({ ...domain, mode }) };
    });
  }

  /** Deletes a domain. People who joined by it stay members. */
  async delete(membership: Membership, uuid: string): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const { caller } = await lockForChange(tx, membership, 'manage_organization');
      const domain = await find(tx.withRepository(this.domains), caller.organization_uuid, uuid);
      await tx.delete(OrganizationDomain, { uuid });
      const metadata = { was_verified: domain.verified_at !== null };
      await this.auditLog.record(tx, caller, { event: 'domain.removed', target: asTarget(domain), metadata });
    });
  }

  async sweep(): Promise<void> {
    await deleteInBatches(this.dataSource, 'organization_domain', isExpiredClaim);
  }
}

const isExpiredClaim = part`verified_at IS NULL AND created_at < now() - interval '7 days'`;

/** Verified, or claimed less than seven days ago. */
function unexpired(where: { organization_uuid: string; uuid?: string }) {
  return [
    { ...where, verified_at: Not(IsNull()) },
    { ...where, created_at: MoreThan(new Date(Date.now() - claimMs)) },
  ];
}

async function find(
  domains: Repository<OrganizationDomain>,
  organization_uuid: string,
  uuid: string,
): Promise<OrganizationDomain> {
  const domain = await domains.findOne({ where: unexpired({ organization_uuid, uuid }) });
  if (!domain) throw new Problem('not_found');
  return domain;
}

type View = Omit<Domain, 'verified_at' | 'missing_since' | 'expires_at' | 'created_at'> &
  Record<'verified_at' | 'missing_since' | 'expires_at', Date | null>;

function view(row: OrganizationDomain): View & { created_at: Date } {
  const { uuid, domain, mode, verified_at, missing_since, created_at } = row;
  return {
    uuid,
    domain,
    mode,
    status: verified_at ? 'verified' : 'pending',
    verification: proofOf(row),
    verified_at,
    missing_since,
    expires_at: verified_at ? null : new Date(created_at.getTime() + claimMs),
    created_at,
  };
}

function taken(message: string): Problem {
  return new Problem('already_exists', { message });
}

function takenByAnother(): Problem {
  return taken('Another organization has proved that it owns this domain.');
}

function asTarget({ uuid, domain }: OrganizationDomain) {
  return { type: 'domain', id: uuid, name: domain };
}
