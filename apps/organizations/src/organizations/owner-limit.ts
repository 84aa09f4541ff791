import { Injectable } from '@nestjs/common';
import { execute, Problem, rowsOf, sql } from '@platform/service-kit';
import type { EntityManager } from 'typeorm';
import { OrganizationsConfig } from '../config.js';

/** How many organizations one person may own, whether they made them or were given them by others. */
@Injectable()
export class OwnerLimit {
  constructor(private readonly config: OrganizationsConfig) {}

  /** 409 when the person owns as many as one may. The lock of the person orders requests that run at the same time. */
  async requireRoom(tx: EntityManager, userUuid: string): Promise<void> {
    await execute(tx, sql`SELECT pg_advisory_xact_lock(hashtextextended('owner:' || ${userUuid}, 0))`);
    const [owned] = await rowsOf(
      tx,
      sql<{ count: number }>`
        SELECT count(*)::int AS count
        FROM member JOIN organization ON organization.uuid = organization_uuid AND deleted_at IS NULL
        WHERE user_uuid = ${userUuid} AND role = 'owner'`,
    );
    const most = this.config.ORGANIZATIONS_PER_OWNER;
    if (owned!.count >= most)
      throw new Problem('limit_reached', { message: `One person can own at most ${most} organizations.` });
  }
}
