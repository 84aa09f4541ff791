import { Injectable } from '@nestjs/common';
import { execute, Problem, sql } from '@platform/service-kit';
import { DataSource } from 'typeorm';

/** Puts links aside, and takes them back: they lead on either way, so that no cache has to be told. */
@Injectable()
export class ArchiveService {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * One that is archived already keeps its moment.
   *
   * @throws Problem 404 for one of another account, or a deleted one
   */
  async set(accountId: number, id: number, isArchived: boolean) {
    const changed = await execute(
      this.dataSource,
      sql`
        UPDATE link SET archived_at = CASE WHEN ${isArchived} THEN coalesce(archived_at, now()) END
        WHERE id = ${id} AND account_id = ${accountId} AND state <> 'deleted'`,
    );
    if (!changed) throw new Problem('not_found');
    return { error: 0, message: isArchived ? 'The link has been archived.' : 'The link has been taken back.' };
  }
}
