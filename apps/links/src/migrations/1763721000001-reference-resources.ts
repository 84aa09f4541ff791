import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a link refers to is there, or is left empty. A domain with links does not go by itself: their addresses are on it. */
export class ReferenceResources1763721000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE link
        ADD CONSTRAINT link_domain_fkey FOREIGN KEY (domain_id) REFERENCES domain,
        ADD CONSTRAINT link_campaign_fkey FOREIGN KEY (campaign_id) REFERENCES campaign ON DELETE SET NULL,
        ADD CONSTRAINT link_splash_fkey FOREIGN KEY (splash_id) REFERENCES splash ON DELETE SET NULL,
        ADD CONSTRAINT link_overlay_fkey FOREIGN KEY (overlay_id) REFERENCES overlay ON DELETE SET NULL`);
    await runner.query(`
      ALTER TABLE link_pixel ADD CONSTRAINT link_pixel_pixel_fkey FOREIGN KEY (pixel_id) REFERENCES pixel ON DELETE CASCADE`);
    await runner.query(`CREATE INDEX link_splash ON link (splash_id) WHERE splash_id IS NOT NULL`);
    await runner.query(`CREATE INDEX link_overlay ON link (overlay_id) WHERE overlay_id IS NOT NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX link_splash, link_overlay`);
    await runner.query(`ALTER TABLE link_pixel DROP CONSTRAINT link_pixel_pixel_fkey`);
    await runner.query(`
      ALTER TABLE link
        DROP CONSTRAINT link_domain_fkey, DROP CONSTRAINT link_campaign_fkey, DROP CONSTRAINT link_splash_fkey,
        DROP CONSTRAINT link_overlay_fkey`);
  }
}
