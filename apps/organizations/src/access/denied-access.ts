import { Injectable } from '@nestjs/common';
import type { Permission } from '@platform/contracts';
import { log, RedisConnections, type AuditAuthor } from '@platform/service-kit';
import type { FastifyRequest } from 'fastify';
import { DataSource } from 'typeorm';
import type { Membership } from './membership.guard.js';
import { requirePermission } from './organization-lock.js';
import { AuditLog } from '../audit/index.js';

const sampleMs = 600_000;

/** What the member would have needed. */
type Lacking = { permission: Permission } | { role: 'owner' };

/**
 * Members who try what they may not do. A sample: one entry for a person and a permission, or what only the owner may, in ten minutes, so that nobody can fill the log;
 * none while Redis is away. Strangers leave no entry: whoever knows an identifier could write to the log of any organization.
 */
@Injectable()
export class DeniedAccess {
  constructor(
    private readonly dataSource: DataSource,
    private readonly redis: RedisConnections,
    private readonly auditLog: AuditLog,
  ) {}

  /** 403 `insufficient_permission` for a member who lacks it, and an entry. */
  async require(
    needed: Permission,
    caller: AuditAuthor & Pick<Membership, 'permissions'>,
    { method, routeOptions }: FastifyRequest,
  ): Promise<void> {
    if (!caller.permissions.includes(needed))
      await this.note(caller, { permission: needed }, method, routeOptions.url ?? '');
    requirePermission(caller, needed);
  }

  /** Never throws: the refusal is the answer, with or without its entry. */
  async note(author: AuditAuthor, lacking: Lacking, method: string, route: string): Promise<void> {
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
