import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { runCommand } from '@platform/service-kit';
import { ended } from '@platform/testing';
import { commands } from '../commands.js';
import { organizations } from '../service.js';
import { organizationsBench, type OrganizationsBench } from '../testing/organizations-bench.test-helper.js';

describe('the operator', () => {
  let bench: OrganizationsBench;
  beforeAll(async () => {
    bench = await organizationsBench();
  });
  afterAll(() => bench.close());

  const admin = (...args: string[]) => ended(runCommand(organizations, commands, ['organization', ...args], bench.env));
  const newestEntry = async (uuid: string) => {
    const [entry] = await bench.query(
      `SELECT event, actor_type, changes FROM audit_entry WHERE organization_uuid = $1 ORDER BY created_at DESC
       LIMIT 1`,
      [uuid],
    );
    return entry as { event: string; actor_type: string; changes: object };
  };

  it('creates an organization for a person, recorded as done by the system', async () => {
    const ada = await bench.person('Ada');
    const { code, answer } = await admin('create', '--name', 'Acme', '--owner-email', ada.email);
    assert.equal(code, 0, JSON.stringify(answer));
    const uuid = answer['uuid'] as string;
    const owners = await bench.query(`SELECT user_uuid, role FROM member WHERE organization_uuid = $1`, [uuid]);
    expect(owners).toStrictEqual([{ user_uuid: ada.uuid, role: 'owner' }]);
    expect(await newestEntry(uuid)).toStrictEqual({ event: 'organization.created', actor_type: 'system', changes: {} });
  });

  it('transfers a suspended organization to another member, recorded as done by the system', async () => {
    const { uuid, owner, path } = await bench.organization();
    const [bob, eve] = [await bench.member({ uuid, owner, path, token: owner.token }), await bench.person('Eve')];
    await admin('suspend', '--uuid', uuid);
    for (const [email, code] of [
      ['nobody@example.org', 'user_not_found'],
      [eve.email, 'validation_failed'],
      [owner.email, 'validation_failed'],
    ] as const) {
      const refused = await admin('transfer', '--uuid', uuid, '--to-email', email);
      assert.deepEqual([refused.code, refused.answer['error']], [1, code], email);
    }
    const facts = { uuid: bob.uuid, name: 'Bob', surname: 'T', email: bob.email, email_verified: true, language: null };
    await bench.publish('user.status_changed', { user: { ...facts, is_active: false } });
    const asleep = await admin('transfer', '--uuid', uuid, '--to-email', bob.email);
    expect([asleep.code, Object.keys(asleep.answer['errors'] as object)]).toStrictEqual([1, ['to-email']]);
    await bench.publish('user.status_changed', { user: { ...facts, is_active: true } });
    const { code, answer } = await admin('transfer', '--uuid', uuid, '--to-email', bob.email.toUpperCase());
    expect([code, answer]).toStrictEqual([0, { uuid, name: 'Acme', owner_uuid: bob.uuid }]);
    const members = await bench.query(`SELECT user_uuid, role FROM member WHERE organization_uuid = $1`, [uuid]);
    expect(Object.fromEntries(members.map((one) => [one.user_uuid, one.role]))).toStrictEqual({
      [bob.uuid]: 'owner',
      [owner.uuid]: 'admin',
    });
    const told = (await bench.outbox('member.updated')).slice(-2).map(({ payload }) => payload['data']);
    expect(told.map((data) => (data as { new_role: string }).new_role)).toStrictEqual(['admin', 'owner']);
    expect(await newestEntry(uuid)).toStrictEqual({
      event: 'organization.ownership_transferred',
      actor_type: 'system',
      changes: { owner: { old: owner.uuid, new: bob.uuid } },
    });
    expect((await bench.call('GET', path, bob)).body.data.is_active).toBe(false);
  });

  it('deletes a suspended organization, recorded as done by the system', async () => {
    const acme = await bench.organization();
    await admin('suspend', '--uuid', acme.uuid);
    const { code, answer } = await admin('delete', '--uuid', acme.uuid);
    expect([code, answer]).toStrictEqual([0, { uuid: acme.uuid, name: 'Acme', deleted: true }]);
    expect((await bench.call('GET', acme.path, acme)).status).toBe(404);
    const [told] = (await bench.outbox('organization.deleted')).slice(-1);
    expect((told!.payload['organization'] as { uuid: string }).uuid).toBe(acme.uuid);
    const { event, actor_type } = await newestEntry(acme.uuid);
    expect([event, actor_type]).toStrictEqual(['organization.deleted', 'system']);
    for (const uuid of [acme.uuid, randomUUID(), 'x']) {
      const refused = await admin('delete', '--uuid', uuid);
      expect([refused.code, refused.answer['error']]).toStrictEqual([1, 'organization_not_found']);
    }
  });
});
