import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { AuditFacts } from '@platform/contracts';
import { languages } from '@platform/service-kit';
import { browser, eventually } from '@platform/testing';
import {
  notificationsBench,
  type NotificationsBench,
  type TestOrganization,
} from '../testing/notifications-bench.test-helper.js';

const outside = () => `outside-${crypto.randomUUID()}@example.net`;

describe('what an address says itself', () => {
  let bench: NotificationsBench;
  before(async () => {
    bench = await notificationsBench();
  });
  after(() => bench.close());

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

  /** The link of the last mail that asks the address. */
  const asked = (email: string, count = 1) =>
    eventually(() => {
      const mails = bench.mailsTo(email).filter(({ subject }) => subject?.endsWith('do you want them?'));
      assert.equal(mails.length, count);
      return linkIn(mails.at(-1)!.text!, 'confirm');
    });

  /** A destination to its owner alone, who has got a mail, with the link of that mail. */
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

  it('sends nothing to an address outside of the organization before it has agreed, and then does', async () => {
    const organization = await bench.organization();
    const email = outside();
    const endpoint = await bench.email(organization, [email]);
    await bench.rule(organization, endpoint);
    assert.deepEqual(await statusesOf(organization, endpoint), ['unconfirmed']);
    const link = await asked(email);
    const early = await dispatched(organization, 'Too early', 'skipped');
    assert.deepEqual([early.error_code, early.recipients[0].status], ['no_recipient', 'skipped']);
    assert.equal(bench.mailsTo(email).length, 1);

    const visitor = browser(bench.url);
    const page = await visitor.get(link);
    assert.deepEqual([page.status, page.forms.length], [200, 1]);
    assert.ok(page.text.includes(email));
    // Opening it, as mail scanners do, decides nothing.
    assert.deepEqual(await statusesOf(organization, endpoint), ['unconfirmed']);
    const thanks = await visitor.submit(page);
    assert.deepEqual([thanks.status, /Thank you/.test(thanks.text)], [200, true]);
    assert.deepEqual(await statusesOf(organization, endpoint), ['active']);
    await dispatched(organization, 'Now', 'success');
    assert.equal(bench.mailsTo(email).at(-1)!.subject, '[INFO] Now');
  });

  for (const [language, subject] of [
    ['de', 'Benachrichtigungen von Acme & Söhne: möchten Sie sie erhalten?'],
    ['pt-BR', 'Notificações de Acme & Söhne: você quer recebê-las?'],
    ['ja', 'Notifications of Acme & Söhne: do you want them?'],
    [null, 'Notifications of Acme & Söhne: do you want them?'],
  ] as const) {
    it(`asks a stranger in the language of who enters the address: ${language}`, async () => {
      const organization = await bench.organization();
      const bob = await bench.member(organization, ['manage_notifications']);
      await bench.reads(bob, language);
      const email = outside();
      const endpoint = await bench.email({ ...organization, token: bob.token }, [email]);
      await eventually(() => assert.equal(bench.mailsTo(email)[0]?.subject, subject));
      // Whoever takes the address in later decides anew.
      await bench.reads(organization, 'fr');
      const late = outside();
      await put(organization, endpoint, [email, late]);
      await eventually(() =>
        assert.equal(bench.mailsTo(late)[0]?.subject, 'Notifications de Acme & Söhne : souhaitez-vous les recevoir ?'),
      );
    });
  }

  it('asks a person of the platform in their own language, but only where the address is theirs for certain', async () => {
    const organization = await bench.organization();
    await bench.reads(organization, 'de');
    const [sure, unsure, undecided] = [outside(), outside(), outside()];
    const tell = (email: string, email_verified: boolean, language: string | null) => {
      const user = { uuid: crypto.randomUUID(), name: 'Eve', surname: 'Test', email, email_verified, language };
      return bench.publish('user.registered', { user });
    };
    await tell(sure.toUpperCase(), true, 'it');
    await tell(unsure, false, 'it');
    await tell(undecided, true, null);
    await bench.email(organization, [sure, unsure, undecided]);
    const langOf = (email: string) => /<html lang="(\w+)">/.exec(bench.mailsTo(email)[0]?.html ?? '')?.[1];
    await eventually(() => assert.deepEqual([sure, unsure, undecided].map(langOf), ['it', 'de', 'de']));
  });

  it('confirms once, however many press at the same time, and not after the link is over', async () => {
    const organization = await bench.organization();
    const [email, late] = [outside(), outside()];
    const endpoint = await bench.email(organization, [email, late]);
    const link = await asked(email);
    const answers = await Promise.all(Array.from({ length: 6 }, () => post(link)));
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 404, 404, 404, 404, 404]);
    const overdue = await asked(late);
    await bench.query(
      `UPDATE notification_confirmation SET expires_at = now() - interval '1 second' WHERE email = $1`,
      [late],
    );
    assert.deepEqual([(await bench.call('GET', overdue)).status, (await post(overdue)).status], [404, 404]);
    assert.deepEqual((await statusesOf(organization, endpoint)).sort(), ['active', 'unconfirmed']);
    // Saved once more, it is asked anew.
    assert.equal((await put(organization, endpoint, [email, late])).status, 200);
    assert.equal((await post(await asked(late, 2))).status, 200);
    assert.deepEqual(await statusesOf(organization, endpoint), ['active', 'active']);
  });

  it('keeps the token of a link out of the database', async () => {
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
    assert.ok(tokens.every((token) => token.length >= 43 && !rows.includes(token)));
  });

  it('is asked three times a day at most, from whatever organization', async () => {
    const email = outside();
    for (let asked = 0; asked < 3; asked++) await bench.email(await bench.organization(), [email]);
    const organization = await bench.organization();
    const refused = await bench.call('POST', `${organization.path}/notification-endpoints`, {
      ...organization,
      body: { type: 'email', emails: [email] },
    });
    assert.deepEqual([refused.status, refused.body.error], [409, 'limit_reached']);
    const { body } = await bench.call('GET', `${organization.path}/notification-endpoints`, organization);
    assert.deepEqual(body.data, []);
  });

  it('asks a hundred addresses a day for one organization, those of a request all or none', async () => {
    const [organization, other] = [await bench.organization(), await bench.organization()];
    const endpoint = await bench.email(organization, [organization.email]);
    await bench.query(
      `INSERT INTO notification_confirmation (token_hash, organization_uuid, notification_endpoint_uuid, email, expires_at, created_at)
       SELECT gen_random_uuid()::text, $1, $2, 'asked-' || n || '-' || gen_random_uuid() || '@example.net', now(),
         now() - CASE WHEN n < 50 THEN interval '25 hours' ELSE interval '23 hours' END
       FROM generate_series(1, 148) AS n`,
      [organization.uuid, endpoint],
    );
    const [first, second] = [outside(), outside()];
    const refused = await put(organization, endpoint, [first, second]);
    assert.deepEqual([refused.status, refused.body.error], [409, 'limit_reached']);
    assert.deepEqual(await statusesOf(organization, endpoint), ['active']);
    assert.equal((await put(organization, endpoint, [first])).status, 200);
    await asked(first);
    await bench.email(other, [second]);
    await asked(second);
    assert.equal((await put(organization, endpoint, [first, outside()])).status, 409);
  });

  it('carries the headers of one click in every mail, the same in each (RFC 8058)', async () => {
    const { organization, header, link, mail } = await subscribed();
    assert.equal(new URL(header('list-unsubscribe')!.slice(1, -1)).pathname, link);
    assert.equal(header('list-unsubscribe-post'), 'List-Unsubscribe=One-Click');
    assert.ok(mail.html!.includes(link));
    await dispatched(organization, 'Second', 'success');
    assert.ok(bench.mailsTo(organization.email)[1]!.text!.includes(link));
  });

  for (const [kind, contentType, body] of [
    ['a form', 'application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    ['a multipart form', 'multipart/form-data; boundary=x', '--x\r\n\r\n--x--\r\n'],
  ] as const) {
    it(`unsubscribes by one click, sent as ${kind}, without a sign-in, as often as it is repeated`, async () => {
      const { organization, endpoint, link } = await subscribed();
      const opened = await bench.call('GET', link);
      assert.deepEqual([opened.status, await statusesOf(organization, endpoint)], [200, ['active']]);
      for (let sent = 0; sent < 2; sent++) assert.equal((await post(link, contentType, body)).status, 200);
      assert.equal((await browser(bench.url).get(link)).forms.length, 0, 'nothing is left to press');
      assert.deepEqual(await statusesOf(organization, endpoint), ['unsubscribed']);
      const { body: view } = await bench.call(
        'GET',
        `${organization.path}/notification-endpoints/${endpoint}`,
        organization,
      );
      assert.deepEqual([view.data.status, view.data.disabled_reason], ['disabled', 'no_recipient_left']);
      const { body: missed } = await bench.dispatch({ organization_uuid: organization.uuid, title: 'Missed' });
      // The owner's only destination is disabled: there is nothing that could bring a mail later.
      assert.deepEqual([missed.matched_destinations, missed.delivery_ids], [0, []]);
      assert.equal(bench.mailsTo(organization.email).filter(({ subject }) => subject?.includes('Missed')).length, 0);
    });
  }

  it('leaves a destination without an address disabled until others are entered, however often the same ones are', async () => {
    const { organization, endpoint, link } = await subscribed();
    const bob = await bench.member(organization);
    await post(link);
    const change = async (body: object) => {
      const at = `${organization.path}/notification-endpoints/${endpoint}`;
      const answer = await bench.call('PUT', at, { ...organization, body });
      return [answer.status, answer.body.data.status, answer.body.data.disabled_reason];
    };
    const renamed = await change({ name: 'Renamed', emails: [organization.email.toUpperCase()] });
    assert.deepEqual(renamed, [200, 'disabled', 'no_recipient_left']);
    assert.deepEqual(await change({ emails: [organization.email, bob.email] }), [200, 'active', null]);
    assert.deepEqual(await change({ emails: [bob.email] }), [200, 'active', null]);
    const told = (await bench.outbox('notification.audited'))
      .map(({ payload }) => payload['audit'] as AuditFacts)
      .filter(({ event, target }) => event === 'notification_endpoint.updated' && target?.id === endpoint);
    assert.deepEqual(
      told.map(({ metadata }) => metadata),
      [{ replaced: [] }, { replaced: ['emails'] }, { replaced: ['emails'] }],
    );
  });

  it('disables a destination that is found without an address, but not while one is asked', async () => {
    const { organization, endpoint, link } = await subscribed();
    const bob = await bench.member(organization);
    await post(link);
    await put(organization, endpoint, [bob.email]);
    await put(organization, endpoint, [organization.email]);
    const confirm = await asked(organization.email);
    await dispatched(organization, 'Asked', 'skipped');
    assert.equal(await disabledReason(organization, endpoint), null);
    await bench.query(`UPDATE notification_confirmation SET expires_at = now() WHERE email = $1`, [organization.email]);
    await dispatched(organization, 'Nobody', 'skipped');
    await eventually(async () => assert.equal(await disabledReason(organization, endpoint), 'no_recipient_left'));
    assert.equal((await post(confirm)).status, 404);
  });

  it('ends the mails of one address only, and of one destination', async () => {
    const organization = await bench.organization();
    const bob = await bench.member(organization);
    const endpoint = await bench.email(organization, [organization.email, bob.email]);
    const other = await bench.email(organization, [bob.email]);
    await bench.rule(organization, endpoint);
    await bench.rule(organization, other);
    const { body } = await bench.dispatch({ organization_uuid: organization.uuid });
    for (const id of body.delivery_ids) await bench.delivery(organization, id, 'success');
    const links = bench.mailsTo(bob.email).map(({ text }) => linkIn(text!, 'unsubscribe'));
    assert.equal(new Set(links).size, 2);
    await post(links[0]!);
    const all = [...(await statusesOf(organization, endpoint)), ...(await statusesOf(organization, other))];
    assert.deepEqual(all.sort(), ['active', 'active', 'unsubscribed']);
  });

  it('stays unsubscribed when it is entered again and when the destination is enabled, until it agrees', async () => {
    const { organization, endpoint, link } = await subscribed();
    const bob = await bench.member(organization);
    await post(link);
    await put(organization, endpoint, [bob.email]);
    await put(organization, endpoint, [bob.email, organization.email]);
    assert.deepEqual((await statusesOf(organization, endpoint)).sort(), ['active', 'unsubscribed']);
    await bench.query(
      `UPDATE delivery_destination SET disabled_at = now(), disabled_reason = 'failing' WHERE id = $1`,
      [endpoint],
    );
    const enable = `${organization.path}/notification-endpoints/${endpoint}/enable`;
    assert.equal((await bench.call('POST', enable, organization)).status, 200);
    assert.deepEqual((await statusesOf(organization, endpoint)).sort(), ['active', 'unsubscribed']);
    const confirm = await asked(organization.email);
    // Saving the form again does not ask again.
    await put(organization, endpoint, [bob.email, organization.email]);
    assert.equal(await asked(organization.email), confirm);
    await post(confirm);
    assert.deepEqual(await statusesOf(organization, endpoint), ['active', 'active']);
  });

  it('says so for a link that nobody has made, and never shows an address for it', async () => {
    for (const path of ['/notifications/unsubscribe/nonsense', '/notifications/confirm/nonsense']) {
      for (const answer of [await bench.call('GET', path), await post(path)]) {
        assert.equal(answer.status, 404);
        assert.match(answer.body, /This link is over/);
      }
    }
  });

  it('speaks the language of the browser on every page, and English to one that speaks none of ours', async () => {
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
      assert.equal((await read('GET', '/notifications/unsubscribe/nonsense', accepted)).lang, language);
    }
    for (const [page, said] of Object.entries(titles)) assert.equal(said.size, languages.length, page);
  });

  it('cannot be framed, referred to or scripted', async () => {
    const { headers } = await bench.call('GET', '/notifications/confirm/nonsense');
    assert.match(headers.get('content-security-policy')!, /default-src 'none'.*frame-ancestors 'none'/);
    assert.deepEqual(
      [headers.get('referrer-policy'), headers.get('cache-control'), headers.get('content-type')],
      ['no-referrer', 'no-store', 'text/html; charset=utf-8'],
    );
  });

  it('takes forms nowhere else', async () => {
    const organization = await bench.organization();
    const { status, body } = await bench.call('POST', `${organization.path}/notification-endpoints`, {
      ...organization,
      rawBody: 'type=email',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    assert.deepEqual([status, body.error], [400, 'invalid_request']);
  });
});
