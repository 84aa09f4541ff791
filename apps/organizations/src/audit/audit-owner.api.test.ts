import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { unattendedIn } from '@platform/service-kit';
import { DataSource } from 'typeorm';
import { organizationsBench, type OrganizationsBench } from '../testing/organizations-bench.test-helper.js';
import { AuditChain } from './audit-chain.js';
import { AuditLog } from './audit-log.js';

const script = new URL('../../../../docker/postgres/audit-log.sql', import.meta.url);

describe('the audit log under an owner of its own (docker/postgres/audit-log.sql)', () => {
  let bench: OrganizationsBench;

  beforeAll(async () => {
    bench = await organizationsBench();
    for (const role of ['organizations', 'platform_owner CREATEROLE'])
      await bench.query(`DO $$ BEGIN CREATE ROLE ${role} NOLOGIN; EXCEPTION WHEN duplicate_object THEN NULL; END $$`);
    await bench.query(`ALTER SCHEMA organizations OWNER TO organizations`);
    for (const table of ['audit_entry', 'audit_link', 'audit_personal'])
      await bench.query(`ALTER TABLE ${table} OWNER TO organizations`);
    for (const trigger of ['audit_append', 'audit_refuse'])
      await bench.query(`ALTER FUNCTION ${trigger}() OWNER TO organizations`);
    await bench.query(`GRANT SELECT ON person TO organizations`);
    // An owner of the database as roles.sql makes one: a member of the service's role, not a superuser.
    await bench.query(`GRANT organizations TO platform_owner`);
    await bench.query(`GRANT organizations, platform_owner TO ${new URL(bench.env['DATABASE_URL']!).username}`);
    const sql = await readFile(script, 'utf8');
    for (const time of ['first', 'again'])
      await bench.app.get(DataSource).transaction(async (tx) => {
        await tx.query('SET LOCAL ROLE platform_owner');
        await tx.query(sql).catch((err: unknown) => assert.fail(`${time}: ${String(err)}`));
      });
  });
  afterAll(() => bench.close());

  it('lets the service write, read and forget, and nothing else, not even without the triggers', async () => {
    const uuid = '01890000-0000-7000-8000-00000000a0d1';
    const target = { type: 'member', id: uuid, name: 'Bob' };
    await bench.app.get(DataSource).transaction(async (tx) => {
      await tx.query('SET LOCAL ROLE organizations');
      await bench.app.get(AuditLog).record(tx, unattendedIn(uuid), { event: 'member.added', target });
      await bench.app.get(AuditLog).record(tx, unattendedIn(uuid), { event: 'member.removed', target });
    });
    await bench.app.get(DataSource).transaction(async (tx) => {
      await tx.query('SET LOCAL ROLE organizations');
      await bench.app.get(AuditLog).forget(tx, { uuid, emails: [] });
    });
    const [chain] = await bench.app.get(AuditChain).verify(uuid);
    expect([chain!.entries, chain!.pseudonymised, chain!.faults]).toStrictEqual([2, 2, []]);
    for (const sql of [
      `UPDATE audit_entry SET event = 'x'`,
      `DELETE FROM audit_entry`,
      `DELETE FROM audit_link`,
      `TRUNCATE audit_personal`,
      `ALTER TABLE audit_entry DISABLE TRIGGER ALL`,
      `ALTER FUNCTION audit_refuse() RENAME TO gone`,
      `DROP TRIGGER append_only ON audit_link`,
    ]) {
      const trying = bench.app.get(DataSource).transaction(async (tx) => {
        await tx.query('SET LOCAL ROLE organizations');
        await tx.query(sql);
      });
      await assert.rejects(trying, /permission denied|must be owner/, sql);
    }
  });
});
