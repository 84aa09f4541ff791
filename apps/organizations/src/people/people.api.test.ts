import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import {
  organizationsBench,
  type OrganizationsBench,
  type TestPerson,
} from '../testing/organizations-bench.test-helper.js';
import { People } from './people.service.js';

describe('the copy of a person', () => {
  let bench: OrganizationsBench;
  beforeAll(async () => {
    bench = await organizationsBench();
  });
  afterAll(() => bench.close());

  const facts = ({ uuid, name, email }: Omit<TestPerson, 'token'>, more: object = {}) => ({
    user: { uuid, name, surname: 'Test', email, email_verified: true, language: null, ...more },
  });
  const status = (person: TestPerson, is_active: boolean) => ({ user: { ...facts(person).user, is_active } });
  const erase = ({ uuid }: TestPerson) => bench.publish('user.deleted', { user: { uuid } });
  const formerAddresses = ({ uuid }: TestPerson) =>
    bench.query(`SELECT email FROM former_address WHERE user_uuid = $1`, [uuid]);
  const invite = async (email: string) => {
    const organization = await bench.organization();
    const { body } = await bench.call('POST', `${organization.path}/invitations`, { ...organization, body: { email } });
    const at = `${organization.path}/invitations/${body.data.uuid}`;
    return async () => (await bench.call('GET', at, organization)).body.data as { status: string; email: string };
  };

  it('keeps whether they can sign in from the newest event, in whatever order events arrive', async () => {
    const bob = await bench.person('Bob');
    // The bench counts versions up, so the row is changed to make the event the older one.
    await bench.publish('user.status_changed', status(bob, false));
    await bench.query(`UPDATE person SET status_version = 9000000000000 WHERE uuid = $1`, [bob.uuid]);
    await bench.publish('user.status_changed', status(bob, true));
    expect(await bench.query(`SELECT is_active FROM person WHERE uuid = $1`, [bob.uuid])).toStrictEqual([
      { is_active: false },
    ]);
  });

  it('is not overwritten by a page of identity once an event has arrived', async () => {
    const bob = await bench.person('Bob');
    await bench.app.get(People).remember(facts({ ...bob, name: 'Older', email: 'older@example.org' }).user);
    expect(await bench.query(`SELECT name, email FROM person WHERE uuid = $1`, [bob.uuid])).toStrictEqual([
      { name: 'Bob', email: bob.email },
    ]);
  });

  it('lets them join by their domain with the first event, even if a page was faster', async () => {
    const organization = await bench.organization();
    const domain = `${randomUUID()}.com`;
    await bench.query(
      `INSERT INTO organization_domain (uuid, organization_uuid, domain, mode, token, verified_at)
       VALUES ($1, $2, $3, 'auto', 'x', now())`,
      [randomUUID(), organization.uuid, domain],
    );
    const bob = { uuid: randomUUID(), name: 'Bob', email: `bob@${domain}` };
    await bench.app.get(People).remember(facts(bob).user);
    await bench.publish('user.registered', facts(bob));
    expect((await bench.call('GET', `${organization.path}/members/${bob.uuid}`, organization)).status).toBe(200);
  });

  it('has only former addresses that invitations hold, and none after the erasure', async () => {
    const [bob, eve] = [await bench.person('Bob'), await bench.person('Eve')];
    const invitation = await invite(bob.email);
    for (const person of [bob, eve])
      await bench.publish('user.updated', facts({ ...person, email: `new-${person.email}` }, { language: 'de' }));
    expect([await formerAddresses(bob), await formerAddresses(eve)]).toStrictEqual([[{ email: bob.email }], []]);
    await erase(bob);
    expect(await formerAddresses(bob)).toStrictEqual([]);
    expect((await invitation()).email).not.toBe(bob.email);
    expect(await bench.query(`SELECT language FROM person WHERE uuid = $1`, [bob.uuid])).toStrictEqual([
      { language: null },
    ]);
  });

  it('keeps an invitation to an address that was claimed but never confirmed', async () => {
    const victim = `victim.${randomUUID()}@example.org`;
    const invitation = await invite(victim);
    const claimer = await bench.person('Eve', { email: victim, email_verified: false });
    await bench.publish('user.updated', facts({ ...claimer, email: `own-${claimer.uuid}@example.org` }));
    await erase(claimer);
    const { status, email } = await invitation();
    expect([status, email]).toStrictEqual(['pending', victim]);
  });

  it('names the new owner of an organization in the audit log, as done by the system', async () => {
    const organization = await bench.organization();
    const newOwner = await bench.person('Bob');
    const body = { email: newOwner.email, role: 'admin' };
    await bench.call('POST', `${organization.path}/members`, { ...organization, body });
    await erase(organization.owner);
    const event = 'organization.ownership_transferred';
    const { body: log } = await bench.call('GET', `${organization.path}/audit-logs?event=${event}`, newOwner);
    const [entry] = log.data;
    expect([entry.actor.type, entry.metadata]).toStrictEqual(['system', { account_deleted: true }]);
    expect(entry.changes.owner).toStrictEqual({ old: organization.owner.uuid, new: newOwner.uuid });
  });
});
