import { Injectable } from '@nestjs/common';
import { execute, Problem, rowsOf, sql } from '@platform/service-kit';
import type { EntityManager } from 'typeorm';
import { OrganizationsConfig } from '../config.js';

/** Limits how many organizations one person owns, whether they created them or became their owner. */
@Injectable()
export class OwnerLimit {
  constructor(private readonly config: OrganizationsConfig) {}

  /**
   * Locks the person, so that simultaneous requests are counted one after the other.
   *
   * @throws Problem 409 `limit_reached`
   */
  async requireBelowLimit(tx: EntityManager, userUuid: string): Promise<void> {
    await execute(tx, sql`SELECT pg_advisory_xact_lock(hashtextextended('owner:' || ${userUuid}, 0))`);
    const [owned] = await rowsOf(
      tx,
      sql<{ count: number }>`
        SELECT count(*)::int AS count FROM member
        JOIN organization ON organization.uuid = organization_uuid AND deleted_at IS NULL
        WHERE user_uuid = ${userUuid} AND role = 'owner'`,
    );
    const limit = this.config.ORGANIZATIONS_PER_OWNER;
    if (owned!.count >= limit)
      throw new Problem('limit_reached', { message: `One person can own at most ${limit} organizations.` });
  }
}
