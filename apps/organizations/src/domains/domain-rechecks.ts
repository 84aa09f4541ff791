import { Injectable } from '@nestjs/common';
import { constant, execute, log, Periodic, Problem, rowsOf, sql, unattendedIn } from '@platform/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { AuditLog } from '../audit/index.js';
import { findLocked } from '../access/index.js';
import { isProved } from './domain-proof.js';
import type { OrganizationDomain } from './organization-domain.entity.js';
import { TxtRecords } from './txt-records.js';

const checkEveryMs = 3_600_000;
const batchSize = 500;
const concurrency = 5;

/** `checked_at` as a text of Postgres, as a `Date` has no microseconds. */
type Due = Pick<OrganizationDomain, 'uuid' | 'organization_uuid' | 'domain' | 'token'> & { checked_at: string };

/**
 * Checks the proof of each verified domain every day, as a domain may be given up and bought by others. From the first
 * check that does not find it, nobody joins by the domain. After seven days the domain is a claim again, and another
 * organization may prove it first.
 */
@Injectable()
export class DomainRechecks {
  constructor(
    private readonly dataSource: DataSource,
    private readonly records: TxtRecords,
    private readonly auditLog: AuditLog,
    periodic: Periodic,
  ) {
    periodic.add('domain-rechecks', checkEveryMs, (stopping) => this.check(stopping));
  }

  /** Checks every domain that is due, once; ends early when the process stops. */
  async check(stopping?: AbortSignal): Promise<void> {
    const due: Due[] = [];
    let last: Due | undefined;
    const worker = async () => {
      for (let domain = due.shift(); domain && !stopping?.aborted; domain = due.shift()) await this.tryOne(domain);
    };
    do {
      due.push(...(await this.due(last)));
      last = due.length === batchSize ? due.at(-1) : undefined;
      await Promise.all(Array.from({ length: concurrency }, worker));
    } while (last && !stopping?.aborted);
  }

  /** The next batch, after `last`: a domain that could not be checked does not hold up the others. */
  private due(last?: Due): Promise<Due[]> {
    return rowsOf(
      this.dataSource,
      sql<Due>`
        SELECT uuid, organization_uuid, domain, token, checked_at::text FROM organization_domain
        WHERE verified_at IS NOT NULL AND checked_at < now() - interval '1 day'
          AND (${last?.checked_at ?? null}::timestamptz IS NULL
          OR (checked_at, uuid) > (${last?.checked_at ?? null}, ${last?.uuid ?? null}))
        ORDER BY checked_at, uuid LIMIT ${constant(batchSize)}`,
    );
  }

  private async tryOne(domain: Due): Promise<void> {
    try {
      await this.checkOne(domain);
    } catch (err) {
      log.error({ err, domain: domain.domain }, 'domain not checked, will try again');
    }
  }

  private async checkOne(domain: Due): Promise<void> {
    const isThere = await isProved(this.records, domain).catch((err: unknown) => {
      if (err instanceof Problem) return undefined;
      throw err;
    });
    await this.dataSource.transaction(async (tx) => {
      const organization = await findLocked(tx, domain.organization_uuid);
      if (organization) await this.saveResult(tx, domain, isThere);
    });
  }

  /** @param isThere undefined when the DNS did not answer, which says nothing about the domain */
  private async saveResult(tx: EntityManager, domain: Due, isThere: boolean | undefined): Promise<void> {
    const { uuid, organization_uuid } = domain;
    await execute(
      tx,
      sql`
        UPDATE organization_domain SET checked_at = now(),
          missing_since = CASE ${isThere ?? null}::boolean
            WHEN true THEN NULL WHEN false THEN coalesce(missing_since, now()) ELSE missing_since END
        WHERE uuid = ${uuid} AND verified_at IS NOT NULL`,
    );
    if (isThere !== false) return;
    const lost = await rowsOf(
      tx,
      sql`
        UPDATE organization_domain SET verified_at = NULL, missing_since = NULL, created_at = now()
        WHERE uuid = ${uuid} AND verified_at IS NOT NULL AND missing_since < now() - interval '7 days' RETURNING uuid`,
    );
    if (!lost.length) return;
    const target = { type: 'domain', id: uuid, name: domain.domain };
    await this.auditLog.record(tx, unattendedIn(organization_uuid), { event: 'domain.lost', target });
  }
}
