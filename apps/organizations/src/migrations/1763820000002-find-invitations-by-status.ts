import { createIndexConcurrently } from '@platform/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The newest of a status are found without reading all the others: most invitations of an old organization were
 * answered.
 */
export class FindInvitationsByStatus1763820000002 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await createIndexConcurrently(runner, {
      name: 'invitation_newest_of_status',
      table: 'invitation',
      definition: '(organization_uuid, status, created_at, uuid)',
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX invitation_newest_of_status`);
  }
}
