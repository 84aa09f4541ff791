import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { noOrigin } from '@platform/service-kit';
import { DataSource } from 'typeorm';
import {
  organizationsBench,
  type OrganizationsBench,
  type TestOrganization,
} from '../testing/organizations-bench.test-helper.js';
import { AuditChain } from './audit-chain.js';
import { AuditLog, type AuditedAction } from './audit-log.js';

describe('the chain of the audit log', () => {
  let bench: OrganizationsBench;
  let auditLog: AuditLog;
  let acme: TestOrganization;

  beforeAll(async () => {
    bench = await organizationsBench();
    auditLog = bench.app.get(AuditLog);
    acme = await bench.organization();
  });
  afterAll(() => bench.close());

  const author = (organization_uuid = acme.uuid) => ({
    organization_uuid,
    user_uuid: acme.owner.uuid,
    origin: { ...noOrigin, ip_address: '192.0.2.7', user_agent: 'Test/1' },
  });

  function record(organizationUuid: string, action: Partial<AuditedAction> = {}): Promise<void> {
    return bench.app
      .get(DataSource)
      .transaction((tx) =>
        auditLog.record(tx, author(organizationUuid), { event: 'team.created', target: null, ...action }),
      );
  }

  async function verified(organizationUuid: string) {
    const [chain] = await bench.app.get(AuditChain).verify(organizationUuid);
    return { ...chain!, faults: chain!.faults.map(({ sequence, fault }) => [sequence, fault]) };
  }

  /** Changes rows as somebody could who connects as the owner of the database. */
  async function tamper(table: string, sql: string, values: unknown[] = []): Promise<void> {
    await bench.query(`ALTER TABLE ${table} DISABLE TRIGGER ALL`);
    await bench.query(sql, values);
    await bench.query(`ALTER TABLE ${table} ENABLE TRIGGER ALL`);
  }

  /** Makes an organization with five entries and returns the UUID of the third. */
  async function logged(): Promise<{ uuid: string; third: string }> {
    const uuid = randomUUID();
    const target = { type: 'member', id: acme.owner.uuid, name: 'Ada Test' };
    for (let number = 1; number <= 5; number++)
      await record(uuid, { target, changes: { role: { old: 'viewer', new: `r${number}` } }, metadata: { number } });
    const [row] = await bench.query(`SELECT entry_uuid FROM audit_link WHERE organization_uuid = $1 AND sequence = 3`, [
      uuid,
    ]);
    return { uuid, third: row.entry_uuid };
  }

  it('does not exist for an unknown organization', async () => {
    await expect(bench.app.get(AuditChain).verify(randomUUID())).rejects.toMatchObject({
      code: 'organization_not_found',
    });
  });

  it('is valid after parallel changes of many organizations, with a gapless sequence in each', async () => {
    const uuids = [randomUUID(), randomUUID(), randomUUID()];
    await Promise.all(Array.from({ length: 60 }, (_, index) => record(uuids[index % 3]!, { metadata: { index } })));
    for (const uuid of uuids) {
      const { entries, faults, head } = await verified(uuid);
      expect([entries, faults]).toStrictEqual([20, []]);
      const [newest] = await bench.query(
        `SELECT sequence, encode(hash, 'hex') AS hash FROM audit_link WHERE organization_uuid = $1
         ORDER BY sequence DESC LIMIT 1`,
        [uuid],
      );
      expect(newest).toStrictEqual({ sequence: '20', hash: head });
    }
  });

  it('has no entry of a change that was rolled back', async () => {
    const { uuid } = await logged();
    const failing = bench.app.get(DataSource).transaction(async (tx) => {
      await auditLog.record(tx, author(uuid), { event: 'team.created', target: null });
      throw new Error('as planned');
    });
    await expect(failing).rejects.toThrow(/as planned/);
    expect((await verified(uuid)).entries).toBe(5);
  });

  it('makes no change wait for another organization, nor for an uncommitted change of its own', async () => {
    const uuid = randomUUID();
    await bench.app.get(DataSource).transaction(async (tx) => {
      await auditLog.record(tx, author(uuid), { event: 'team.created', target: null });
      await record(uuid);
      await record(randomUUID());
    });
    expect((await verified(uuid)).faults).toStrictEqual([]);
  });

  it('is append-only: the service can change and remove nothing', async () => {
    const { third } = await logged();
    for (const sql of [
      `UPDATE audit_entry SET event = 'x' WHERE uuid = $1`,
      `DELETE FROM audit_entry WHERE uuid = $1`,
      `UPDATE audit_link SET hash = '' WHERE entry_uuid = $1`,
      `DELETE FROM audit_link WHERE entry_uuid = $1`,
      `UPDATE audit_personal SET facts = '{}' WHERE entry_uuid = $1`,
    ])
      await assert.rejects(bench.query(sql, [third]), /append-only/, sql);
    for (const table of ['audit_entry', 'audit_link', 'audit_personal'])
      await expect(bench.query(`TRUNCATE ${table} CASCADE`)).rejects.toThrow(/append-only/);
  });

  it('reveals a changed entry, whichever column changed', async () => {
    for (const [column, value] of [
      ['event', 'role.deleted'],
      ['outcome', 'denied'],
      ['changes', '{"role": {"old": "viewer", "new": "owner"}}'],
      ['metadata', '{}'],
      ['target_id', 'other'],
      ['actor_uuid', randomUUID()],
      ['client_id', 'other'],
      ['created_at', '2020-01-01T00:00:00Z'],
    ]) {
      const { uuid, third } = await logged();
      await tamper('audit_entry', `UPDATE audit_entry SET ${column} = $2 WHERE uuid = $1`, [third, value]);
      assert.deepEqual((await verified(uuid)).faults, [[3, 'was changed']], column);
    }
  });

  it('reveals a replaced actor or target', async () => {
    for (const part of ['actor', 'target']) {
      const { uuid, third } = await logged();
      await tamper(
        'audit_personal',
        `UPDATE audit_personal SET facts = '{"name": "Eve"}' WHERE entry_uuid = $1 AND part = $2`,
        [third, part],
      );
      expect((await verified(uuid)).faults).toStrictEqual([[3, 'names another actor or target']]);
    }
  });

  it('reveals an entry that was removed with or without its link, and one that was inserted', async () => {
    const [without, withLink, added] = [await logged(), await logged(), await logged()];
    await tamper('audit_entry', `DELETE FROM audit_entry WHERE uuid = $1`, [without.third]);
    expect((await verified(without.uuid)).faults).toStrictEqual([[3, 'was removed']]);
    await tamper('audit_link', `DELETE FROM audit_link WHERE entry_uuid = $1`, [withLink.third]);
    expect((await verified(withLink.uuid)).faults).toStrictEqual([
      [4, 'does not follow the entry before it'],
      [null, 'is not in the chain'],
    ]);
    await tamper(
      'audit_entry',
      `INSERT INTO audit_entry SELECT (jsonb_populate_record(entry, jsonb_build_object('uuid', $2::text))).*
      FROM audit_entry entry WHERE uuid = $1`,
      [added.third, randomUUID()],
    );
    expect((await verified(added.uuid)).faults).toStrictEqual([[null, 'is not in the chain']]);
  });

  it('reveals a rewritten chain by a head that was noted before', async () => {
    const { uuid } = await logged();
    const { head } = await verified(uuid);
    await tamper('audit_link', `DELETE FROM audit_link WHERE organization_uuid = $1 AND sequence = 5`, [uuid]);
    expect((await verified(uuid)).head).not.toBe(head);
  });

  it('stays valid when a person is erased, of whom only the UUID is left', async () => {
    const uuid = randomUUID();
    const bob = await bench.person('Bob');
    const by = { ...author(uuid), user_uuid: bob.uuid };
    const write = (action: AuditedAction) =>
      bench.app.get(DataSource).transaction((tx) => auditLog.record(tx, by, action));
    await write({ event: 'member.added', target: { type: 'member', id: acme.owner.uuid, name: 'Ada Test' } });
    await write({ event: 'member.updated', target: { type: 'member', id: bob.uuid, name: 'Bob Test' } });
    by.user_uuid = acme.owner.uuid;
    await write({
      event: 'invitation.created',
      target: { type: 'invitation', id: randomUUID(), name: bob.email.toUpperCase() },
    });
    await bench.app.get(DataSource).transaction((tx) => auditLog.forget(tx, { uuid: bob.uuid, emails: [bob.email] }));
    expect(
      await verified(uuid).then(({ entries, pseudonymised, faults }) => [entries, pseudonymised, faults]),
    ).toStrictEqual([3, 3, []]);
    const left = await bench.query(
      `SELECT entry::text, personal.facts::text FROM audit_entry entry
       LEFT JOIN audit_personal personal ON personal.entry_uuid = entry.uuid
       WHERE entry.organization_uuid = $1`,
      [uuid],
    );
    const text = JSON.stringify(left).toLowerCase();
    assert.ok(text.includes(bob.uuid) && text.includes('ada test'));
    assert.ok(!text.includes('bob test') && !text.includes(bob.email));
  });

  for (const type of ['notification.audited', 'webhook.audited', 'identity.audited'] as const)
    it(`takes what another service reports (${type}), at the time at which it was done`, async () => {
      const organization_uuid = randomUUID();
      const audit = {
        organization_uuid,
        event: 'notification_rule.created',
        actor: { type: 'user' as const, uuid: acme.owner.uuid },
        target: { type: 'rule', id: randomUUID(), name: 'Rule' },
        client_id: 'a-client',
        ip_address: '192.0.2.9',
        user_agent: 'Browser/1',
        request_id: randomUUID(),
        outcome: 'success' as const,
        changes: {},
        metadata: {},
      };
      await bench.publish(type, { audit });
      const [entry] = await bench.query(
        `SELECT event, actor_type, target_name, client_id, facts FROM audit_entry
         JOIN audit_personal ON entry_uuid = uuid
       WHERE organization_uuid = $1`,
        [organization_uuid],
      );
      expect(entry).toStrictEqual({
        event: 'notification_rule.created',
        actor_type: 'user',
        target_name: 'Rule',
        client_id: 'a-client',
        facts: { name: 'Ada Test', email: acme.owner.email, ip_address: '192.0.2.9', user_agent: 'Browser/1' },
      });
      expect((await verified(organization_uuid)).faults).toStrictEqual([]);
    });
});
