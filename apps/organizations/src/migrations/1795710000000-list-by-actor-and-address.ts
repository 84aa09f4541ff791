import { createIndexConcurrently } from '@platform/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const indexes = [
  {
    name: 'audit_entry_actor',
    table: 'audit_entry',
    definition: '(organization_uuid, actor_uuid, created_at, uuid)',
  },
  {
    name: 'audit_entry_target',
    table: 'audit_entry',
    definition: '(organization_uuid, target_id, created_at, uuid)',
  },
  {
    // No more of an address than a cursor can hold.
    name: 'invitation_addresses',
    table: 'invitation',
    definition: '(organization_uuid, left(email, 60), uuid)',
  },
];

/** The audit log of one person or of one thing, and invitations by their addresses. */
export class ListByActorAndAddress1795710000000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (const index of indexes) await createIndexConcurrently(runner, index);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const { name } of indexes) await runner.query(`DROP INDEX IF EXISTS ${name}`);
  }
}
