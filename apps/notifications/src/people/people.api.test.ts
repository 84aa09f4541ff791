import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '@platform/testing';
import {
  notificationsBench,
  type NotificationsBench,
  type TestOrganization,
} from '../testing/notifications-bench.test-helper.js';

describe('addresses of people', () => {
  let bench: NotificationsBench;
  beforeAll(async () => {
    bench = await notificationsBench();
  });
  afterAll(() => bench.close());

  const person = (uuid: string, email: string, email_verified = true, language: string | null = null) => ({
    user: { uuid, name: 'Bob', surname: 'Test', email, email_verified, language },
  });
  const emailsOf = async (organization: TestOrganization, endpoint: string) => {
    const at = `${organization.path}/notification-endpoints/${endpoint}`;
    return (await bench.call('GET', at, organization)).body.data.emails as string[];
  };
  const fresh = () => `new-${crypto.randomUUID()}@example.org`;

  /** Bob, and a destination for Bob alone with a rule for every event. */
  async function bobs() {
    const organization = await bench.organization();
    const bob = await bench.member(organization);
    const endpoint = await bench.email(organization, [bob.email]);
    await bench.rule(organization, endpoint);
    return { organization, bob, endpoint };
  }

  type Bob = Awaited<ReturnType<typeof bobs>>['bob'];

  /** An event that was mailed to everybody of the organization. */
  async function mailed(organization: TestOrganization): Promise<string> {
    const { body } = await bench.dispatch({ organization_uuid: organization.uuid });
    for (const uuid of body.delivery_ids) await bench.delivery(organization, uuid, 'success');
    return body.delivery_ids[0];
  }

  it('follow the person: mail goes to the new address only', async () => {
    const { organization, bob, endpoint } = await bobs();
    const email = fresh();
    await bench.publish('user.updated', person(bob.user_uuid, email));
    expect(await emailsOf(organization, endpoint)).toStrictEqual([email]);
    await mailed(organization);
    expect([bench.mailsTo(email).length, bench.mailsTo(bob.email).length]).toStrictEqual([1, 0]);
  });

  it('are merged where the new address was entered already', async () => {
    const { organization, bob, endpoint } = await bobs();
    const email = fresh();
    const at = `${organization.path}/notification-endpoints/${endpoint}`;
    await bench.call('PUT', at, { ...organization, body: { emails: [bob.email, email] } });
    await bench.publish('user.updated', person(bob.user_uuid, email));
    expect(await emailsOf(organization, endpoint)).toStrictEqual([email]);
  });

  it('are not reverted by a late event, or by a membership with older facts', async () => {
    const { organization, bob, endpoint } = await bobs();
    const email = fresh();
    await bench.publish('user.updated', person(bob.user_uuid, email), { version: 50_000 });
    await bench.publish('user.updated', person(bob.user_uuid, fresh()), { version: 49_999 });
    const { token: _, ...member } = bob;
    const { uuid, name, slug } = organization;
    await bench.publish('member.added', {
      organization: { uuid, name, slug },
      member,
      data: { role: 'member', source: 'direct' },
    });
    await mailed(organization);
    expect([await emailsOf(organization, endpoint), bench.mailsTo(email).length]).toStrictEqual([[email], 1]);
  });

  it('get mails in the language that the person chose last, in whatever order and often events come', async () => {
    const { organization, bob } = await bobs();
    const publishLanguage = (language: string | null, version: number) =>
      bench.publish('user.updated', person(bob.user_uuid, bob.email, true, language), { version });
    const footer = async (title: string) => {
      const { body } = await bench.dispatch({ organization_uuid: organization.uuid, title });
      await bench.delivery(organization, body.delivery_ids[0], 'success');
      return bench.mailsTo(bob.email).at(-1)!.text!.split('\n-- \n')[1]!;
    };
    expect(await footer('Unknown')).toMatch(/^You get this mail because/);
    for (const [language, version] of [
      ['de', 60_002],
      ['fr', 60_001],
      ['de', 60_002],
    ] as const)
      await publishLanguage(language, version);
    expect(await footer('German')).toMatch(/^Sie erhalten diese E-Mail, weil die Regel „Rule“/);
    await publishLanguage(null, 60_003);
    expect(await footer('No longer')).toMatch(/^You get this mail because/);
  });

  it('get no mail while they are unconfirmed', async () => {
    const { organization, bob } = await bobs();
    await bench.publish('user.updated', person(bob.user_uuid, bob.email, false));
    const { body } = await bench.dispatch({ organization_uuid: organization.uuid });
    const delivery = await bench.delivery(organization, body.delivery_ids[0], 'skipped');
    expect(delivery.error_code).toBe('no_recipient');
    expect(bench.mailsTo(bob.email)).toStrictEqual([]);
  });

  it('keep their unsubscription, also where they are no longer entered', async () => {
    const { organization, bob, endpoint } = await bobs();
    const at = `${organization.path}/notification-endpoints/${endpoint}`;
    const enter = (emails: string[]) => bench.call('PUT', at, { ...organization, body: { emails } });
    await mailed(organization);
    const [, link] = /(\/notifications\/unsubscribe\/\S+)/.exec(bench.mailsTo(bob.email)[0]!.text!)!;
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const answer = await bench.call('POST', link!, { rawBody: 'List-Unsubscribe=One-Click', headers });
    expect(answer.status).toBe(200);
    await enter([organization.email]);
    const email = fresh();
    await bench.publish('user.updated', person(bob.user_uuid, email));
    await enter([organization.email, email]);
    const { body } = await bench.call('GET', at, organization);
    expect(body.data.suppressed_emails).toStrictEqual([email]);
  });

  describe('of erased accounts', () => {
    /** Every table that holds an address. */
    const holders = async (...emails: string[]) => {
      const tables = [
        'notification_address',
        'notification_unsubscription',
        'notification_recipient',
        'notification_confirmation',
        'delivery',
        'delivery_attempt',
        'membership_copy',
        'person_copy',
        'former_address',
      ];
      const found: string[] = [];
      for (const table of tables) {
        const rows = JSON.stringify(await bench.query(`SELECT * FROM ${table}`));
        if (emails.some((email) => rows.includes(email))) found.push(table);
      }
      return found;
    };
    const erase = (bob: { user_uuid: string }) => bench.publish('user.deleted', { user: { uuid: bob.user_uuid } });
    const joins = ({ uuid, name, slug }: TestOrganization, { token: _, ...member }: Bob) =>
      bench.publish('member.added', {
        organization: { uuid, name, slug },
        member,
        data: { role: 'member', source: 'direct' },
      });
    const leaves = ({ uuid, name, slug }: TestOrganization, { token: _, ...member }: Bob) =>
      bench.publish('member.removed', { organization: { uuid, name, slug }, member, data: { role: 'member' } });

    it('are removed from destinations and logs of the person’s organizations', async () => {
      const { organization, bob, endpoint } = await bobs();
      await mailed(organization);
      await leaves(organization, bob);
      await erase(bob);
      expect(await emailsOf(organization, endpoint)).toStrictEqual([]);
      expect(await holders(bob.email)).toStrictEqual([]);
    });

    it('are removed with all former addresses, also where the person left before the change', async () => {
      const { organization, bob } = await bobs();
      const [left, email] = [await bench.organization(), fresh()];
      await joins(left, bob);
      await leaves(left, bob);
      const old = await bench.email(left, [bob.email]);
      const both = await bench.email(organization, [bob.email, email]);
      await bench.rule(organization, both);
      await mailed(organization);
      await bench.query(`INSERT INTO notification_unsubscription VALUES ($1, $2)`, [old, bob.email]);
      await bench.publish('user.updated', person(bob.user_uuid, email));
      await mailed(organization);
      await erase(bob);
      await erase(bob);
      expect(await emailsOf(left, old)).toStrictEqual([]);
      expect(await holders(bob.email, email)).toStrictEqual([]);
    });

    it('are erased although the event came late, and no later event restores them', async () => {
      const { organization, bob, endpoint } = await bobs();
      const [email, late, later] = [fresh(), fresh(), fresh()];
      const at = `${organization.path}/notification-endpoints/${endpoint}`;
      await bench.call('PUT', at, { ...organization, body: { emails: [bob.email, late] } });
      await bench.publish('user.updated', person(bob.user_uuid, email), { version: 70_002 });
      await bench.publish('user.updated', person(bob.user_uuid, late), { version: 70_001 });
      await erase(bob);
      await bench.publish('user.updated', person(bob.user_uuid, later), { version: 70_000 });
      expect(await holders(bob.email, email, late, later)).toStrictEqual([]);
    });

    it('stay where they belong to somebody else now', async () => {
      const { organization, bob, endpoint } = await bobs();
      await mailed(organization);
      const carol = await bench.member(organization);
      await bench.publish('user.updated', person(bob.user_uuid, fresh()));
      await bench.publish('user.updated', person(carol.user_uuid, bob.email));
      const at = `${organization.path}/notification-endpoints/${endpoint}`;
      await bench.call('PUT', at, { ...organization, body: { emails: [bob.email] } });
      await erase(bob);
      expect(await emailsOf(organization, endpoint)).toStrictEqual([bob.email]);
      expect(await holders(bob.email)).toStrictEqual([
        'notification_address',
        'notification_recipient',
        'membership_copy',
        'person_copy',
      ]);
      await erase(carol);
      expect(await holders(bob.email)).toStrictEqual([]);
    });

    it('stay where somebody has agreed to mails since', async () => {
      const { organization, bob, endpoint } = await bobs();
      await bench.publish('user.updated', person(bob.user_uuid, fresh()));
      const at = `${organization.path}/notification-endpoints/${endpoint}`;
      await bench.call('PUT', at, { ...organization, body: { emails: [bob.email] } });
      await bench.query(`UPDATE notification_address SET confirmed_at = now() WHERE email = $1`, [bob.email]);
      await erase(bob);
      expect(await emailsOf(organization, endpoint)).toStrictEqual([bob.email]);
    });

    it('are not stored by an older version that erases during the roll-out', async () => {
      const { bob } = await bobs();
      await bench.query(`UPDATE person_copy SET email = '', language = NULL WHERE uuid = $1`, [bob.user_uuid]);
      expect((await holders(bob.email)).includes('former_address')).toBeFalsy();
    });

    it('are removed from logs of other organizations, except where they agreed to the mails', async () => {
      const { organization, bob } = await bobs();
      await mailed(organization);
      const [asking, agreed] = [await bench.organization(), await bench.organization()];
      const recipientOf = async (of: TestOrganization, uuid: string) =>
        (await bench.call('GET', `${of.path}/notification-deliveries/${uuid}`, of)).body.data.recipients[0].email;
      const outside = await bench.email(agreed, [bob.email]);
      await bench.rule(agreed, outside);
      const [link] = await eventually(() => {
        const found = bench.mailsTo(bob.email).map(({ text }) => /\/notifications\/confirm\/\S+/.exec(text!)?.[0]);
        expect(found.some(Boolean)).toBeTruthy();
        return found.filter(Boolean);
      });
      const headers = { 'content-type': 'application/x-www-form-urlencoded' };
      expect((await bench.call('POST', link!, { rawBody: '', headers })).status).toBe(200);
      await bench.email(asking, [bob.email]);
      const here = await mailed(organization);
      const there = await mailed(agreed);
      await erase(bob);
      expect([await recipientOf(organization, here), await recipientOf(agreed, there)]).toStrictEqual([
        `erased-${bob.user_uuid}`,
        bob.email,
      ]);
      expect(await emailsOf(agreed, outside)).toStrictEqual([bob.email]);
    });

    it('are removed from the answers of mail servers', async () => {
      const { organization, bob } = await bobs();
      bench.mailbox.refuse(`554 5.7.1 <${bob.email.toUpperCase()}>: no`);
      const { body } = await bench.dispatch({ organization_uuid: organization.uuid });
      const failed = await bench.delivery(organization, body.delivery_ids[0], 'failed');
      expect(failed.error_message).toMatch(new RegExp(bob.email, 'i'));
      await erase(bob);
      const { error_message, attempts } = await bench.delivery(organization, body.delivery_ids[0], 'failed');
      const expectedMessage = `0 of 1 recipients got it. 554 5.7.1 <erased-${bob.user_uuid}>: no`;
      expect([error_message, attempts[0].error_message]).toStrictEqual([expectedMessage, expectedMessage]);
    });
  });
});
