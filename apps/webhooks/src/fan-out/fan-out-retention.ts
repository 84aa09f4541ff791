import { Injectable } from '@nestjs/common';
import { dayMs } from '@platform/contracts';
import { constant, Periodic, rowsOf, sql, type SqlStatement } from '@platform/service-kit';
import { DataSource } from 'typeorm';
import type { MemberChange } from '../copies/index.js';
import type { HeardEvent } from './heard-event.entity.js';

/** Rows that one statement looks at, each a commit of its own: nothing that is consumed meanwhile waits long. */
const batchSize = 10_000;

type HeardPlace = Pick<HeardEvent, 'id'> & { occurred_at: string };

/** Behind this event in the order of time; answers with the last row looked at. */
const forgetEvents = (after: HeardPlace) => sql<HeardPlace>`
  WITH batch AS (
    SELECT id, occurred_at FROM heard_event
    WHERE occurred_at < now() - interval '7 days'
      AND occurred_at >= ${after.occurred_at} AND (occurred_at, id) > (${after.occurred_at}, ${after.id})
    ORDER BY occurred_at, id LIMIT ${constant(batchSize)}
  ), gone AS (
    DELETE FROM heard_event WHERE id IN (
      SELECT id FROM batch WHERE NOT EXISTS (SELECT FROM delivery WHERE source_id = batch.id AND status = 'failed'))
  )
  SELECT occurred_at::text, id FROM batch ORDER BY batch.occurred_at DESC, id DESC LIMIT 1`;

type ChangePlace = Pick<MemberChange, 'organization_uuid' | 'user_uuid' | 'version'>;

/** Behind this change in the order of the key; answers with the last row looked at. */
const forgetChanges = ({ organization_uuid, user_uuid, version }: ChangePlace) => sql<ChangePlace>`
  WITH batch AS (
    SELECT organization_uuid, user_uuid, version,
           lead(version) OVER (PARTITION BY organization_uuid, user_uuid ORDER BY version) AS newer
    FROM member_change
    WHERE (organization_uuid, user_uuid, version) > (${organization_uuid}, ${user_uuid}, ${version})
    ORDER BY organization_uuid, user_uuid, version LIMIT ${constant(batchSize)}
  ), gone AS (
    DELETE FROM member_change old USING batch
    WHERE old.organization_uuid = batch.organization_uuid AND old.user_uuid = batch.user_uuid
      AND old.version = batch.version AND batch.newer IS NOT NULL
      AND NOT EXISTS (SELECT FROM heard_event e
                      WHERE e.organization_uuid = batch.organization_uuid AND e.version <= batch.newer)
  )
  SELECT organization_uuid, user_uuid, version FROM batch
  ORDER BY organization_uuid DESC, user_uuid DESC, version DESC LIMIT 1`;

const lowest = '00000000-0000-0000-0000-000000000000';

/** Forgets events after a week, and changes of memberships that no event looks at any more. */
@Injectable()
export class FanOutRetention {
  constructor(
    private readonly dataSource: DataSource,
    periodic: Periodic,
  ) {
    periodic.add('purge-heard-events', dayMs, () => this.run());
  }

  /**
   * Not events that somebody may retry a failed delivery of; of changes those that another one, older than all events
   * kept, came after.
   */
  async run(): Promise<void> {
    await this.walk(forgetEvents, { occurred_at: '-infinity', id: lowest });
    await this.walk(forgetChanges, { organization_uuid: lowest, user_uuid: lowest, version: '0' });
  }

  private async walk<Place extends object>(forget: (after: Place) => SqlStatement<Place>, from: Place): Promise<void> {
    for (let after: Place | undefined = from; after;) [after] = await rowsOf(this.dataSource, forget(after));
  }
}
