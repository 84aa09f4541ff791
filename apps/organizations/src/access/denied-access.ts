import { Injectable } from '@nestjs/common';
import type { Permission } from '@platform/contracts';
import { log, RedisConnections, type AuditAuthor } from '@platform/service-kit';
import type { FastifyRequest } from 'fastify';
import { DataSource } from 'typeorm';
import type { Membership } from './membership.js';
import { requirePermission } from './organization-lock.js';
import { AuditLog } from '../audit/index.js';

const sampleMs = 600_000;

type Lacking = { permission: Permission } | { role: 'owner' };

/**
 * Records that a member tried what they may not do. In ten minutes there is one entry per person and permission, so
 * that nobody can fill the log, and none while Redis is down. Only members leave entries: otherwise anybody who knows
 * the UUID of an organization could write to its log.
 */
@Injectable()
export class DeniedAccess {
  constructor(
    private readonly dataSource: DataSource,
    private readonly redis: RedisConnections,
    private readonly auditLog: AuditLog,
  ) {}

  /** @throws Problem 403 `insufficient_permission` for a member who lacks it, and records that */
  async require(
    needed: Permission,
    caller: AuditAuthor & Pick<Membership, 'permissions'>,
    { method, routeOptions }: FastifyRequest,
  ): Promise<void> {
    if (!caller.permissions.includes(needed))
      await this.record(caller, { permission: needed }, method, routeOptions.url ?? '');
    requirePermission(caller, needed);
  }

  /** Never throws: the caller is refused whether or not the entry can be written. */
  async record(author: AuditAuthor, lacking: Lacking, method: string, route: string): Promise<void> {
    const [lacked] = Object.values(lacking);
    const key = `denied:${author.organization_uuid}:${author.user_uuid}:${lacked}`;
    try {
      if ((await this.redis.commands().set(key, '', 'PX', sampleMs, 'NX')) !== 'OK') return;
      const metadata = { ...lacking, method, route };
      await this.dataSource.transaction((tx) =>
        this.auditLog.record(tx, author, { event: 'permission.denied', target: null, outcome: 'denied', metadata }),
      );
    } catch (err) {
      log.warn({ err }, 'audit: a refusal was not recorded');
    }
  }
}
