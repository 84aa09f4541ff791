import { Injectable } from '@nestjs/common';
import type { PlatformEvent } from '@platform/contracts';
import { execute, OnEvent, sql } from '@platform/service-kit';
import type { EntityManager } from 'typeorm';

/** Keeps the copy of teams, which rules may be for. Events come in any order: an older version changes nothing. */
@Injectable()
export class TeamsConsumer {
  @OnEvent('team.saved')
  async onSaved(event: PlatformEvent<'team.saved'>, tx: EntityManager): Promise<void> {
    await keepTeam(event, false, tx);
  }

  /** The rules of a deleted team stay, switched off: they never match the events of other teams instead. */
  @OnEvent('team.deleted')
  async onDeleted(event: PlatformEvent<'team.deleted'>, tx: EntityManager): Promise<void> {
    await keepTeam(event, true, tx);
    const { organization, team } = event.payload;
    await execute(
      tx,
      sql`
        UPDATE notification_rule SET is_active = false, updated_at = now()
        WHERE organization_uuid = ${organization.uuid} AND organization_team_id = ${team.id} AND is_active`,
    );
  }
}

async function keepTeam(
  { payload, version }: PlatformEvent<'team.saved' | 'team.deleted'>,
  isDeleted: boolean,
  tx: EntityManager,
): Promise<void> {
  const { organization, team } = payload;
  await execute(
    tx,
    sql`
      INSERT INTO team_copy AS copy (organization_uuid, id, name, is_deleted, version)
      VALUES (${organization.uuid}, ${team.id}, ${team.name}, ${isDeleted}, ${version})
      ON CONFLICT (organization_uuid, id) DO UPDATE
      SET name = excluded.name, is_deleted = excluded.is_deleted, version = excluded.version
      WHERE copy.version < excluded.version`,
  );
}
