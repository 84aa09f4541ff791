import { Injectable } from '@nestjs/common';
import { BoundedMap, rowsOf, sql } from '@platform/service-kit';
import type { EntityManager } from 'typeorm';
import { NotificationsConfig } from '../config.js';

const freshMs = 1_000;
const usableMs = 10_000;
/** Far from the limit a count stays usable until this process has used up this part of what was left. */
const usablePart = 0.1;
const maxCached = 1_000;

interface Count {
  atMs: number;
  counted: number;
  /** Deliveries that this process has made since. */
  made: number;
}

/**
 * How many deliveries of an organization wait. The more wait, the longer counting takes. So they are counted once a
 * second at most, and every ten seconds while much is left of the limit; what this process makes in between is added.
 * Several processes together can exceed the limit by what the others make meanwhile. That is good enough against
 * floods.
 */
@Injectable()
export class Backlog {
  private readonly counts = new BoundedMap<string, Count>(maxCached);

  constructor(private readonly config: NotificationsConfig) {}

  async isFull(manager: EntityManager, organizationUuid: string): Promise<boolean> {
    const limit = this.config.PENDING_DELIVERIES_LIMIT;
    const known = this.counts.get(organizationUuid);
    if (known && isUsable(known, limit)) return false;
    // By destination, as the engine finds its work: no index of its own, and bounded for each however much waits.
    const [{ pending } = { pending: 0 }] = await rowsOf(
      manager,
      sql<{ pending: number }>`
        SELECT COALESCE(sum(waiting.count), 0)::int AS pending
        FROM notification_endpoint endpoint
        CROSS JOIN LATERAL (
          SELECT count(*) FROM (
            SELECT FROM delivery WHERE destination_id = endpoint.uuid AND status = 'pending' LIMIT ${limit}
          ) row
        ) waiting
        WHERE endpoint.organization_uuid = ${organizationUuid}`,
    );
    this.counts.delete(organizationUuid);
    this.counts.set(organizationUuid, { atMs: performance.now(), counted: pending, made: 0 });
    return pending >= limit;
  }

  /** Adds deliveries that this process has made since the count. */
  add(organizationUuid: string, made: number): void {
    const known = this.counts.get(organizationUuid);
    if (known) known.made += made;
  }
}

function isUsable({ atMs, counted, made }: Count, limit: number): boolean {
  const ageMs = performance.now() - atMs;
  const left = limit - counted;
  return (ageMs < freshMs && made < left) || (ageMs < usableMs && made < left * usablePart);
}
