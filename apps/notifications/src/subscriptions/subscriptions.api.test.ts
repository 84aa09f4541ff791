import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import type { AuditFacts } from '@platform/contracts';
import { languages } from '@platform/service-kit';
import { browser, eventually } from '@platform/testing';
import {
  notificationsBench,
  type NotificationsBench,
  type TestOrganization,
} from '../testing/notifications-bench.test-helper.js';

const outside = () => `outside-${crypto.randomUUID()}@example.net`;

describe('the consent of an address', () => {
  let bench: NotificationsBench;
  beforeAll(async () => {
    bench = await notificationsBench();
  });
  afterAll(() => bench.close());

  const statusesOf = async (organization: TestOrganization, endpoint: string) => {
    const at = `${organization.path}/notification-endpoints/${endpoint}`;
    const { body } = await bench.call('GET', at, organization);
    return body.data.addresses.map(({ status }: { status: string }) => status);
  };
  const put = (organization: TestOrganization, endpoint: string, emails: string[]) =>
    bench.call('PUT', `${organization.path}/notification-endpoints/${endpoint}`, { ...organization, body: { emails } });

  async function dispatched(organization: TestOrganization, title: string, status: string) {
    const { body } = await bench.dispatch({ organization_uuid: organization.uuid, title });
    return bench.delivery(organization, body.delivery_ids[0], status);
  }

  const linkIn = (text: string, kind: string) =>
    new URL(new RegExp(`http\\S+/notifications/${kind}/\\S+`).exec(text)![0]).pathname;

  /** The link of the newest mail that asks the address. */
  const asked = (email: string, count = 1) =>
    eventually(() => {
      const mails = bench.mailsTo(email).filter(({ subject }) => subject?.endsWith('do you want them?'));
      expect(mails.length).toBe(count);
      return linkIn(mails.at(-1)!.text!, 'confirm');
    });

  /** A destination for its owner alone, who has got a mail, with the link of that mail. */
  async function subscribed() {
    const organization = await bench.organization();
    const endpoint = await bench.email(organization, [organization.email]);
    await bench.rule(organization, endpoint);
    await dispatched(organization, 'First', 'success');
    const [mail] = bench.mailsTo(organization.email);
    const header = (name: string) => mail!.headers.find(({ key }) => key === name)?.value;
    return { organization, endpoint, mail: mail!, header, link: linkIn(mail!.text!, 'unsubscribe') };
  }

  const disabledReason = async (organization: TestOrganization, endpoint: string) => {
    const at = `${organization.path}/notification-endpoints/${endpoint}`;
    return (await bench.call('GET', at, organization)).body.data.disabled_reason;
  };

  const post = (
    path: string,
    contentType = 'application/x-www-form-urlencoded',
    rawBody = 'List-Unsubscribe=One-Click',
  ) => bench.call('POST', path, { rawBody, headers: { 'content-type': contentType } });

  it('is needed before an address outside of the organization gets mails', async () => {
    const organization = await bench.organization();
    const email = outside();
    const endpoint = await bench.email(organization, [email]);
    await bench.rule(organization, endpoint);
    expect(await statusesOf(organization, endpoint)).toStrictEqual(['unconfirmed']);
    const link = await asked(email);
    const early = await dispatched(organization, 'Too early', 'skipped');
    expect([early.error_code, early.recipients[0].status]).toStrictEqual(['no_recipient', 'skipped']);
    expect(bench.mailsTo(email).length).toBe(1);

    const visitor = browser(bench.url);
    const page = await visitor.get(link);
    expect([page.status, page.forms.length]).toStrictEqual([200, 1]);
    expect(page.text).toContain(email);
    // Opening it, as mail scanners do, confirms nothing.
    expect(await statusesOf(organization, endpoint)).toStrictEqual(['unconfirmed']);
    const thanks = await visitor.submit(page);
    expect([thanks.status, /Thank you/.test(thanks.text)]).toStrictEqual([200, true]);
    expect(await statusesOf(organization, endpoint)).toStrictEqual(['active']);
    await dispatched(organization, 'Now', 'success');
    expect(bench.mailsTo(email).at(-1)!.subject).toBe('[INFO] Now');
  });

  for (const [language, subject] of [
    ['de', 'Benachrichtigungen an diese Adresse: möchten Sie sie erhalten?'],
    ['pt-BR', 'Notificações para este endereço: você quer recebê-las?'],
    ['ja', 'Notifications for this address: do you want them?'],
    [null, 'Notifications for this address: do you want them?'],
  ] as const) {
    it(`is asked of a stranger in the language of who enters the address: ${language}`, async () => {
      const organization = await bench.organization();
      const bob = await bench.member(organization, ['manage_notifications']);
      await bench.reads(bob, language);
      const email = outside();
      const endpoint = await bench.email({ ...organization, token: bob.token }, [email]);
      await eventually(() => expect(bench.mailsTo(email)[0]?.subject).toBe(subject));
      // The person who enters the address later decides the language.
      await bench.reads(organization, 'fr');
      const late = outside();
      await put(organization, endpoint, [email, late]);
      await eventually(() =>
        expect(bench.mailsTo(late)[0]?.subject).toBe('Notifications à cette adresse : souhaitez-vous les recevoir ?'),
      );
    });
  }

  it('is asked in a person’s own language only where the address is confirmed theirs', async () => {
    const organization = await bench.organization();
    await bench.reads(organization, 'de');
    const [sure, unsure, undecided] = [outside(), outside(), outside()];
    const publishPerson = (email: string, email_verified: boolean, language: string | null) => {
      const user = { uuid: crypto.randomUUID(), name: 'Eve', surname: 'Test', email, email_verified, language };
      return bench.publish('user.registered', { user });
    };
    await publishPerson(sure.toUpperCase(), true, 'it');
    await publishPerson(unsure, false, 'it');
    await publishPerson(undecided, true, null);
    await bench.email(organization, [sure, unsure, undecided]);
    const langOf = (email: string) => /<html lang="(\w+)">/.exec(bench.mailsTo(email)[0]?.html ?? '')?.[1];
    await eventually(() => expect([sure, unsure, undecided].map(langOf)).toStrictEqual(['it', 'de', 'de']));
  });

  it('confirms once, however many requests are concurrent, and not after the link has expired', async () => {
    const organization = await bench.organization();
    const [email, late] = [outside(), outside()];
    const endpoint = await bench.email(organization, [email, late]);
    const link = await asked(email);
    const answers = await Promise.all(Array.from({ length: 6 }, () => post(link)));
    expect(answers.map(({ status }) => status).sort()).toStrictEqual([200, 404, 404, 404, 404, 404]);
    const overdue = await asked(late);
    await bench.query(
      `UPDATE notification_confirmation SET expires_at = now() - interval '1 second' WHERE email = $1`,
      [late],
    );
    expect([(await bench.call('GET', overdue)).status, (await post(overdue)).status]).toStrictEqual([404, 404]);
    expect((await statusesOf(organization, endpoint)).sort()).toStrictEqual(['active', 'unconfirmed']);
    // After another save, it is asked again.
    expect((await put(organization, endpoint, [email, late])).status).toBe(200);
    expect((await post(await asked(late, 2))).status).toBe(200);
    expect(await statusesOf(organization, endpoint)).toStrictEqual(['active', 'active']);
  });

  it('stores no token of a link in clear', async () => {
    const organization = await bench.organization();
    const email = outside();
    await bench.email(organization, [email]);
    const { link } = await subscribed();
    const tokens = [link, await asked(email)].map((path) => path.split('/').at(-1)!);
    const rows = JSON.stringify([
      await bench.query('SELECT * FROM notification_confirmation'),
      await bench.query('SELECT * FROM notification_address'),
      await bench.query('SELECT * FROM outgoing_mail'),
    ]);
    expect(tokens.every((token) => token.length >= 43 && !rows.includes(token))).toBeTruthy();
  });

  it('is asked three times a day at most, over all organizations', async () => {
    const email = outside();
    for (let asked = 0; asked < 3; asked++) await bench.email(await bench.organization(), [email]);
    const organization = await bench.organization();
    const refused = await bench.call('POST', `${organization.path}/notification-endpoints`, {
      ...organization,
      body: { type: 'email', emails: [email] },
    });
    expect([refused.status, refused.body.error]).toStrictEqual([409, 'limit_reached']);
    const { body } = await bench.call('GET', `${organization.path}/notification-endpoints`, organization);
    expect(body.data).toStrictEqual([]);
  });

  it('is asked of a hundred addresses a day per organization, all of a request or none', async () => {
    const [organization, other] = [await bench.organization(), await bench.organization()];
    const endpoint = await bench.email(organization, [organization.email]);
    await bench.query(
      `INSERT INTO notification_confirmation
       (token_hash, organization_uuid, notification_endpoint_uuid, email, expires_at, created_at)
       SELECT gen_random_uuid()::text, $1, $2, 'asked-' || n || '-' || gen_random_uuid() || '@example.net', now(),
         now() - CASE WHEN n < 50 THEN interval '25 hours' ELSE interval '23 hours' END
       FROM generate_series(1, 148) AS n`,
      [organization.uuid, endpoint],
    );
    const [first, second] = [outside(), outside()];
    const refused = await put(organization, endpoint, [first, second]);
    expect([refused.status, refused.body.error]).toStrictEqual([409, 'limit_reached']);
    expect(await statusesOf(organization, endpoint)).toStrictEqual(['active']);
    expect((await put(organization, endpoint, [first])).status).toBe(200);
    await asked(first);
    await bench.email(other, [second]);
    await asked(second);
    expect((await put(organization, endpoint, [first, outside()])).status).toBe(409);
  });

  it('can be withdrawn by the headers of every mail, the same in each (RFC 8058)', async () => {
    const { organization, header, link, mail } = await subscribed();
    expect(new URL(header('list-unsubscribe')!.slice(1, -1)).pathname).toBe(link);
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    expect(mail.html!).toContain(link);
    await dispatched(organization, 'Second', 'success');
    expect(bench.mailsTo(organization.email)[1]!.text!).toContain(link);
  });

  for (const [kind, contentType, body] of [
    ['a form', 'application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    ['a multipart form', 'multipart/form-data; boundary=x', '--x\r\n\r\n--x--\r\n'],
  ] as const) {
    it(`ends by one click, sent as ${kind}, without a sign-in, however often it is repeated`, async () => {
      const { organization, endpoint, link } = await subscribed();
      const opened = await bench.call('GET', link);
      expect([opened.status, await statusesOf(organization, endpoint)]).toStrictEqual([200, ['active']]);
      for (let sent = 0; sent < 2; sent++) expect((await post(link, contentType, body)).status).toBe(200);
      assert.equal((await browser(bench.url).get(link)).forms.length, 0, 'nothing is left to press');
      expect(await statusesOf(organization, endpoint)).toStrictEqual(['unsubscribed']);
      const { body: view } = await bench.call(
        'GET',
        `${organization.path}/notification-endpoints/${endpoint}`,
        organization,
      );
      expect([view.data.status, view.data.disabled_reason]).toStrictEqual(['disabled', 'no_recipient_left']);
      const { body: missed } = await bench.dispatch({ organization_uuid: organization.uuid, title: 'Missed' });
      // The owner’s only destination is disabled, so that no mail can come later.
      expect([missed.matched_destinations, missed.delivery_ids]).toStrictEqual([0, []]);
      expect(bench.mailsTo(organization.email).filter(({ subject }) => subject?.includes('Missed')).length).toBe(0);
    });
  }

  it('leaves a destination without addresses disabled until other addresses are entered', async () => {
    const { organization, endpoint, link } = await subscribed();
    const bob = await bench.member(organization);
    await post(link);
    const change = async (body: object) => {
      const at = `${organization.path}/notification-endpoints/${endpoint}`;
      const answer = await bench.call('PUT', at, { ...organization, body });
      return [answer.status, answer.body.data.status, answer.body.data.disabled_reason];
    };
    const renamed = await change({ name: 'Renamed', emails: [organization.email.toUpperCase()] });
    expect(renamed).toStrictEqual([200, 'disabled', 'no_recipient_left']);
    expect(await change({ emails: [organization.email, bob.email] })).toStrictEqual([200, 'active', null]);
    expect(await change({ emails: [bob.email] })).toStrictEqual([200, 'active', null]);
    const audited = (await bench.outbox('notification.audited'))
      .map(({ payload }) => payload['audit'] as AuditFacts)
      .filter(({ event, target }) => event === 'notification_endpoint.updated' && target?.id === endpoint);
    expect(audited.map(({ metadata }) => metadata)).toStrictEqual([
      { replaced: [] },
      { replaced: ['emails'] },
      { replaced: ['emails'] },
    ]);
  });

  it('disables a destination that is found without an address, but not while one is asked', async () => {
    const { organization, endpoint, link } = await subscribed();
    const bob = await bench.member(organization);
    await post(link);
    await put(organization, endpoint, [bob.email]);
    await put(organization, endpoint, [organization.email]);
    const confirm = await asked(organization.email);
    await dispatched(organization, 'Asked', 'skipped');
    expect(await disabledReason(organization, endpoint)).toBe(null);
    await bench.query(`UPDATE notification_confirmation SET expires_at = now() WHERE email = $1`, [organization.email]);
    await dispatched(organization, 'Nobody', 'skipped');
    await eventually(async () => expect(await disabledReason(organization, endpoint)).toBe('no_recipient_left'));
    expect((await post(confirm)).status).toBe(404);
  });

  it('ends for one address of one destination only', async () => {
    const organization = await bench.organization();
    const bob = await bench.member(organization);
    const endpoint = await bench.email(organization, [organization.email, bob.email]);
    const other = await bench.email(organization, [bob.email]);
    await bench.rule(organization, endpoint);
    await bench.rule(organization, other);
    const { body } = await bench.dispatch({ organization_uuid: organization.uuid });
    for (const id of body.delivery_ids) await bench.delivery(organization, id, 'success');
    const links = bench.mailsTo(bob.email).map(({ text }) => linkIn(text!, 'unsubscribe'));
    expect(new Set(links).size).toBe(2);
    await post(links[0]!);
    const all = [...(await statusesOf(organization, endpoint)), ...(await statusesOf(organization, other))];
    expect(all.sort()).toStrictEqual(['active', 'active', 'unsubscribed']);
  });

  it('stays withdrawn when the address is entered again or the destination is enabled, until it agrees', async () => {
    const { organization, endpoint, link } = await subscribed();
    const bob = await bench.member(organization);
    await post(link);
    await put(organization, endpoint, [bob.email]);
    await put(organization, endpoint, [bob.email, organization.email]);
    expect((await statusesOf(organization, endpoint)).sort()).toStrictEqual(['active', 'unsubscribed']);
    await bench.query(
      `UPDATE delivery_destination SET disabled_at = now(), disabled_reason = 'failing' WHERE id = $1`,
      [endpoint],
    );
    const enable = `${organization.path}/notification-endpoints/${endpoint}/enable`;
    expect((await bench.call('POST', enable, organization)).status).toBe(200);
    expect((await statusesOf(organization, endpoint)).sort()).toStrictEqual(['active', 'unsubscribed']);
    const confirm = await asked(organization.email);
    // Saving the form again does not ask again.
    await put(organization, endpoint, [bob.email, organization.email]);
    expect(await asked(organization.email)).toBe(confirm);
    await post(confirm);
    expect(await statusesOf(organization, endpoint)).toStrictEqual(['active', 'active']);
  });

  it('rejects a forged link with a page that never shows an address', async () => {
    for (const path of ['/notifications/unsubscribe/nonsense', '/notifications/confirm/nonsense']) {
      for (const answer of [await bench.call('GET', path), await post(path)]) {
        expect(answer.status).toBe(404);
        expect(answer.body).toMatch(/This link is over/);
      }
    }
  });

  it('is asked on pages in the language of the browser, or else in English', async () => {
    const read = async (method: string, path: string, accepted: string) => {
      const { body } = await bench.call(method, path, { headers: { 'accept-language': accepted } });
      const { lang, title } = /<html lang="(?<lang>\w+)">.*<h1>(?<title>.*)<\/h1>/s.exec(body)!.groups!;
      return { lang, title };
    };
    const wanted = languages.map((language) => [`ja, ${language}-XX;q=0.9, en;q=0.1`, language]);
    const titles: Record<string, Set<string>> = {};
    const note = (page: string, { title }: { title?: string | undefined }) => (titles[page] ??= new Set()).add(title!);
    for (const [accepted, language] of [...wanted, ['ja', 'en']] as [string, string][]) {
      const organization = await bench.organization();
      const email = outside();
      const endpoint = await bench.email(organization, [email]);
      await bench.rule(organization, endpoint);
      const confirm = await asked(email);
      for (const [page, method] of [
        ['ask', 'GET'],
        ['thanks', 'POST'],
        ['over', 'GET'],
      ] as const) {
        const said = await read(method, confirm, accepted);
        assert.equal(said.lang, language, page);
        note(page, said);
      }
      await dispatched(organization, 'First', 'success');
      const unsubscribe = linkIn(bench.mailsTo(email).at(-1)!.text!, 'unsubscribe');
      for (const method of ['GET', 'POST']) {
        const said = await read(method, unsubscribe, accepted);
        assert.equal(said.lang, language, method);
        note(`unsubscribe ${method}`, said);
      }
      expect((await read('GET', '/notifications/unsubscribe/nonsense', accepted)).lang).toBe(language);
    }
    for (const [page, said] of Object.entries(titles)) assert.equal(said.size, languages.length, page);
  });

  it('is asked on pages that cannot be framed, send no referrer and run no script', async () => {
    const { headers } = await bench.call('GET', '/notifications/confirm/nonsense');
    expect(headers.get('content-security-policy')!).toMatch(/default-src 'none'.*frame-ancestors 'none'/);
    expect([headers.get('referrer-policy'), headers.get('cache-control'), headers.get('content-type')]).toStrictEqual([
      'no-referrer',
      'no-store',
      'text/html; charset=utf-8',
    ]);
  });

  it('accepts forms nowhere else', async () => {
    const organization = await bench.organization();
    const { status, body } = await bench.call('POST', `${organization.path}/notification-endpoints`, {
      ...organization,
      rawBody: 'type=email',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect([status, body.error]).toStrictEqual([400, 'invalid_request']);
  });
});
