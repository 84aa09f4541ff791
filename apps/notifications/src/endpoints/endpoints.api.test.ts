import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { eventually } from '@platform/testing';
import { Channels } from '../channels/channels.js';
import { chatAddresses } from '../testing/provider-fakes.test-helper.js';
import {
  notificationsBench,
  type NotificationsBench,
  type TestOrganization,
} from '../testing/notifications-bench.test-helper.js';

describe('destinations', () => {
  let bench: NotificationsBench;
  let acme: TestOrganization;
  let endpoints: string;

  beforeAll(async () => {
    bench = await notificationsBench();
    acme = await bench.organization();
    endpoints = `${acme.path}/notification-endpoints`;
  });
  afterAll(() => bench.close());

  const call = (method: string, path: string, body?: unknown, token = acme.token) =>
    bench.call(method, path, { token, body });

  it('never show a URL or secret, neither in an answer nor in the database', async () => {
    const webhook_url = 'https://hooks.example.org/in/T000/s3cr3t-path-9f2a?key=topsecretkey';
    const webhook_secret = 'another-topsecret';
    const made = await call('POST', endpoints, { type: 'webhook', name: ' Ops ', webhook_url, webhook_secret });
    expect(made.status).toBe(201);
    const { uuid, created_at, updated_at } = made.body.data;
    expect(made.body.data).toStrictEqual({
      uuid,
      type: 'webhook',
      name: 'Ops',
      webhook_url: 'https://hooks.example.org/…tkey',
      has_webhook_secret: true,
      emails: [],
      addresses: [],
      suppressed_emails: [],
      status: 'active',
      health: 'unused',
      disabled_reason: null,
      paused_until: null,
      consecutive_failures: 0,
      last_success_at: null,
      last_failure_at: null,
      telegram: null,
      created_at,
      updated_at,
    });
    const shown = [
      (await call('GET', endpoints)).body,
      (await call('GET', `${endpoints}/${uuid}`)).body,
      (await call('PUT', `${endpoints}/${uuid}`, { name: 'Operations' })).body,
      await bench.query('SELECT * FROM notification_endpoint'),
    ];
    expect(JSON.stringify(shown)).not.toMatch(/s3cr3t|topsecret/);
  });

  it('open a sealed URL only in the row that it was sealed for', async () => {
    const [mine, other] = [await bench.webhook(acme), await bench.webhook(acme)];
    const rule = await bench.rule(acme, mine.uuid, { events: ['moved'] });
    await bench.query(
      `UPDATE notification_endpoint SET sealed_webhook_url =
       (SELECT sealed_webhook_url FROM notification_endpoint WHERE uuid = $2)
       WHERE uuid = $1`,
      [mine.uuid, other.uuid],
    );
    const { body } = await bench.dispatch({ organization_uuid: acme.uuid, event: 'moved' });
    await bench.delivery(acme, body.delivery_ids[0], 'failed');
    expect(bench.requestsTo(other.path)).toStrictEqual([]);
    await call('DELETE', `${acme.path}/notification-rules/${rule}`);
    await bench.query('DELETE FROM notification_endpoint WHERE uuid = $1', [mine.uuid]);
  });

  it('keep URL and secret that a form sends back masked or omits, and change what is given', async () => {
    const organization = await bench.organization();
    const { uuid, path } = await bench.webhook(organization, { webhook_secret: 'first' });
    const at = `${organization.path}/notification-endpoints/${uuid}`;
    const { body } = await call('GET', at, undefined, organization.token);
    const same = await call('PUT', at, { webhook_url: body.data.webhook_url, type: 'webhook' }, organization.token);
    expect([same.status, same.body.data.has_webhook_secret]).toStrictEqual([200, true]);
    await bench.rule(organization, uuid);
    const first = await bench.dispatch({ organization_uuid: organization.uuid });
    await bench.delivery(organization, first.body.delivery_ids[0], 'success');
    assert.ok(bench.requestsTo(path)[0]!.headers['x-platform-signature-256']);

    const moved = await call(
      'PUT',
      at,
      { webhook_url: `${bench.receiver.url}/moved/${uuid}`, webhook_secret: null },
      organization.token,
    );
    expect([moved.status, moved.body.data.has_webhook_secret]).toStrictEqual([200, false]);
    const second = await bench.dispatch({ organization_uuid: organization.uuid, title: 'Second' });
    await bench.delivery(organization, second.body.delivery_ids[0], 'success');
    expect(bench.requestsTo(path).length).toBe(1);
    const [request] = bench.requestsTo(`/moved/${uuid}`);
    expect(request!.headers['x-platform-signature-256']).toBe(undefined);
  });

  it('accept only their current masked URL as unchanged: older, edited and foreign ones are refused', async () => {
    const organization = await bench.organization();
    const path = `${organization.path}/notification-endpoints`;
    const { uuid } = await bench.webhook(organization, { webhook_url: 'https://example.org/in/secret-of-before-1111' });
    const put = (webhook_url: string) => call('PUT', `${path}/${uuid}`, { webhook_url }, organization.token);
    const get = () => call('GET', `${path}/${uuid}`, undefined, organization.token);
    const old = (await get()).body.data.webhook_url;
    await put('https://example.org/in/secret-of-now-2222');
    const { body: now } = await get();
    for (const url of [
      old,
      encodeURI(old),
      encodeURI(now.data.webhook_url).toLowerCase(),
      `${now.data.webhook_url}2`,
    ]) {
      const refused = await put(url);
      assert.equal(refused.status, 422, url);
      expect(refused.body.errors.webhook_url[0]).toMatch(/enter the whole https URL/);
      const created = await call('POST', path, { type: 'webhook', webhook_url: url }, organization.token);
      assert.deepEqual([created.status, Object.keys(created.body.errors)], [422, ['webhook_url']], url);
    }
    expect((await get()).body).toStrictEqual(now);
    expect((await put(now.data.webhook_url)).status).toBe(200);
  });

  it('are disabled by a 410, record skipped deliveries, and continue at a new URL', async () => {
    const organization = await bench.organization();
    const { uuid } = await bench.webhook(organization);
    const at = `${organization.path}/notification-endpoints/${uuid}`;
    await bench.rule(organization, uuid);
    bench.receiver.script({ status: 410 });
    const gone = await bench.dispatch({ organization_uuid: organization.uuid });
    await bench.delivery(organization, gone.body.delivery_ids[0], 'failed');
    const { body } = await call('GET', at, undefined, organization.token);
    expect([body.data.status, body.data.disabled_reason]).toStrictEqual(['disabled', 'gone']);

    const missed = await bench.dispatch({ organization_uuid: organization.uuid, title: 'Missed' });
    expect([missed.status, missed.body.matched_destinations, missed.body.delivery_ids]).toStrictEqual([202, 0, []]);
    const log = await call('GET', `${organization.path}/notification-deliveries`, undefined, organization.token);
    const skipped = log.body.data.find((entry: { title: string }) => entry.title === 'Missed');
    const delivery = await bench.delivery(organization, skipped.uuid, 'skipped');
    expect(delivery.error_code).toBe('destination_disabled');
    const retry = `${organization.path}/notification-deliveries/${skipped.uuid}/retry`;
    const refused = await call('POST', retry, undefined, organization.token);
    expect([refused.status, refused.body.error]).toStrictEqual([409, 'endpoint_disabled']);

    const moved = await call('PUT', at, { webhook_url: `${bench.receiver.url}/new/${uuid}` }, organization.token);
    expect(moved.body.data.status).toBe('active');
    expect((await call('POST', retry, undefined, organization.token)).status).toBe(200);
    await bench.delivery(organization, skipped.uuid, 'success');
    expect(bench.requestsTo(`/new/${uuid}`).length).toBe(1);
  });

  it('are not disabled by an answer of an old URL', async () => {
    const organization = await bench.organization();
    const { uuid, path } = await bench.webhook(organization);
    const at = `${organization.path}/notification-endpoints/${uuid}`;
    await bench.rule(organization, uuid);
    const changed = Promise.withResolvers<void>();
    bench.receiver.script({ status: 410, after: changed.promise });
    const { body } = await bench.dispatch({ organization_uuid: organization.uuid });
    await eventually(() => expect(bench.requestsTo(path).length).toBe(1));
    await call('PUT', at, { webhook_url: `${bench.receiver.url}/new/${uuid}` }, organization.token);
    changed.resolve();
    const delivery = await bench.delivery(organization, body.delivery_ids[0], 'failed');
    expect(delivery.status_code).toBe(410);
    expect((await call('GET', at, undefined, organization.token)).body.data.status).toBe('active');
    const next = await bench.dispatch({ organization_uuid: organization.uuid, title: 'Next' });
    await bench.delivery(organization, next.body.delivery_ids[0], 'success');
    expect(bench.requestsTo(`/new/${uuid}`).length).toBe(1);
  });

  it('are deleted with rules only by force, and their pending deliveries are skipped', async () => {
    const organization = await bench.organization();
    const { uuid } = await bench.webhook(organization);
    const at = `${organization.path}/notification-endpoints/${uuid}`;
    const rule = await bench.rule(organization, uuid, { name: 'All of it' });
    // Rules of another destination do not prevent it.
    await bench.rule(organization, (await bench.webhook(organization)).uuid, { is_active: false });
    const refused = await call('DELETE', at, undefined, organization.token);
    expect([refused.status, refused.body.error, refused.body.rules]).toStrictEqual([
      409,
      'endpoint_in_use',
      [{ uuid: rule, name: 'All of it' }],
    ]);
    bench.receiver.script({ status: 503, headers: { 'retry-after': '60' } });
    const { body } = await bench.dispatch({ organization_uuid: organization.uuid });
    const forced = await call('DELETE', `${at}?force=true`, undefined, organization.token);
    expect([forced.status, forced.body]).toStrictEqual([204, '']);
    expect(
      (await call('GET', `${organization.path}/notification-rules/${rule}`, undefined, organization.token)).status,
    ).toBe(404);
    const delivery = await bench.delivery(organization, body.delivery_ids[0], 'skipped');
    expect(delivery.endpoint).toStrictEqual({ uuid, type: 'webhook', name: 'Webhook' });
  });

  it('hold an address once in any case, and say which addresses have not agreed yet', async () => {
    const bob = await bench.member(acme);
    const stranger = await bench.organization();
    const made = await call('POST', endpoints, { type: 'email', emails: [bob.email.toUpperCase(), bob.email] });
    expect([made.status, made.body.data.emails, made.body.data.webhook_url]).toStrictEqual([201, [bob.email], null]);
    const at = `${endpoints}/${made.body.data.uuid}`;
    const changed = await call('PUT', at, { emails: [stranger.email, bob.email] });
    expect(
      changed.body.data.addresses.toSorted((a: { status: string }, b: { status: string }) =>
        a.status < b.status ? -1 : 1,
      ),
    ).toStrictEqual([
      { email: bob.email, status: 'active' },
      { email: stranger.email, status: 'unconfirmed' },
    ]);
    const refused = await call('PUT', at, { emails: [bob.email, 'no address'] });
    expect([refused.status, Object.keys(refused.body.errors)]).toStrictEqual([422, ['emails.1']]);
    expect((await call('GET', at)).body.data.emails.length).toBe(2);
  });

  it('hold one address for its spelling in another script and for that of its account', async () => {
    const bob = await bench.member(acme);
    const email = `bob-${randomUUID()}@xn--bcher-kva.example`;
    const user = { uuid: bob.user_uuid, name: 'Bob', surname: 'Test', email, email_verified: true, language: null };
    await bench.publish('user.updated', { user });
    const typed = email.replace('bob', ' Bob').replace('xn--bcher-kva', 'Bücher');
    const made = await call('POST', endpoints, { type: 'email', emails: [typed, email] });
    assert.deepEqual(made.body.data?.addresses, [{ email, status: 'active' }], JSON.stringify(made.body));
    await bench.rule(acme, made.body.data.uuid, { events: ['books.new'] });
    const { body } = await bench.dispatch({ organization_uuid: acme.uuid, event: 'books.new' });
    const { recipients } = await bench.delivery(acme, body.delivery_ids[0], 'success');
    expect([recipients.length, recipients[0].email, recipients[0].status]).toStrictEqual([1, email, 'sent']);
  });

  it('can be written back as they are answered, whatever their type, and refuse fields of other types', async () => {
    const webhook_url = 'https://hooks.example.org/written-back';
    const emails = ['a@example.org'];
    const webhook_secret = 'topsecret';
    const chat = [{ webhook_url: null }, { emails }, { webhook_secret }];
    for (const [given, others] of [
      [{ type: 'webhook', webhook_url, webhook_secret }, [{ webhook_url: null }, { emails }]],
      [{ type: 'email', emails: [acme.email] }, [{ emails: [] }, { webhook_url }, { webhook_secret }]],
      ...Object.entries(chatAddresses).map(([type, webhook_url]) => [{ type, webhook_url }, chat] as const),
    ] as const) {
      const { body } = await call('POST', endpoints, { ...given, name: 'Mine' });
      const at = `${endpoints}/${body.data.uuid}`;
      const back = await call('PUT', at, body.data);
      assert.equal(back.status, 200, JSON.stringify(back.body));
      expect({ ...back.body.data, updated_at: body.data.updated_at }).toStrictEqual(body.data);
      for (const other of others) {
        const refused = await call('PUT', at, other);
        expect([refused.status, Object.keys(refused.body.errors)]).toStrictEqual([422, Object.keys(other)]);
      }
      const unnamed = await call('PUT', at, { name: null });
      const { description } = bench.app.get(Channels).forType(body.data.type);
      expect([unnamed.status, unnamed.body.data.name]).toStrictEqual([200, description.label]);
    }
  });

  it('are stored as the provider writes their address, without a copied trailing slash', async () => {
    const organization = await bench.organization();
    const path = `${organization.path}/notification-endpoints`;
    for (const [type, webhook_url] of Object.entries(chatAddresses)) {
      const slashed = new URL(webhook_url);
      slashed.pathname += '/';
      const made = await call('POST', path, { type, webhook_url: slashed.href }, organization.token);
      assert.equal(made.status, 201, JSON.stringify(made.body));
      const again = await call('POST', path, { type, webhook_url }, organization.token);
      expect([again.status, again.body.error]).toStrictEqual([409, 'already_exists']);
    }
  });

  it.each([
    'default.ab.environment.api.gov.powerplatform.microsoft.us',
    'default.ab.environment.api.high.powerplatform.microsoft.us',
    'default.ab.environment.api.appsplatform.us',
    'default.ab.environment.api.powerplatform.partner.microsoftonline.cn',
    'prod-1.usgovvirginia.logic.azure.us',
    'prod-1.chinaeast.logic.azure.cn',
  ])('accept workflows of all clouds of Teams: %s', async (host) => {
    const webhook_url = chatAddresses.microsoft_teams.replace(/^https:\/\/[^/:]+/, `https://${host}`);
    const { path, token } = await bench.organization();
    const made = await call('POST', `${path}/notification-endpoints`, { type: 'microsoft_teams', webhook_url }, token);
    assert.equal(made.status, 201, JSON.stringify(made.body));
  });

  it('hold one URL once and are fifty at most, however many requests are concurrent', async () => {
    const organization = await bench.organization();
    const path = `${organization.path}/notification-endpoints`;
    const same = { type: 'webhook', webhook_url: 'https://example.org/hook' };
    const twins = await Promise.all([1, 2, 3, 4].map(() => call('POST', path, same, organization.token)));
    expect(twins.map(({ status }) => status).sort()).toStrictEqual([201, 409, 409, 409]);
    const many = Array.from({ length: 55 }, (_, index) => ({
      type: 'webhook',
      webhook_url: `https://example.org/${index}`,
    }));
    const answers = await Promise.all(many.map((body) => call('POST', path, body, organization.token)));
    expect(answers.filter(({ status }) => status === 201).length).toBe(49);
    expect(answers.filter(({ body }) => body.error === 'limit_reached').length).toBe(6);
  });

  it('refuse bad input with the statuses of the contract, and change nothing', async () => {
    const { uuid } = await bench.webhook(acme);
    const rows = await bench.query('SELECT * FROM notification_endpoint ORDER BY uuid');
    const hook = { type: 'webhook', webhook_url: 'https://example.org/x' };
    const cases: [string, string, object | undefined, number, string?][] = [
      ['POST', endpoints, {}, 422, 'type'],
      ['POST', endpoints, { ...hook, type: 'pager' }, 422, 'type'],
      ['POST', endpoints, { type: 'webhook' }, 422, 'webhook_url'],
      ['POST', endpoints, { type: 'email' }, 422, 'emails'],
      ['POST', endpoints, { type: 'email', emails: [] }, 422, 'emails'],
      ['POST', endpoints, { type: 'email', emails: ['nobody'] }, 422, 'emails.0'],
      ['POST', endpoints, { type: 'email', emails: Array(51).fill('a@example.org') }, 422, 'emails'],
      ['POST', endpoints, { ...hook, webhook_url: 'ftp://example.org' }, 422, 'webhook_url'],
      ['POST', endpoints, { ...hook, webhook_url: 'https://a:b@example.org' }, 422, 'webhook_url'],
      ['POST', endpoints, { ...hook, webhook_url: 'http://169.254.169.254/latest' }, 422, 'webhook_url'],
      ['POST', endpoints, { ...hook, webhook_url: 'http://0xa9fea9fe/' }, 422, 'webhook_url'],
      ['POST', endpoints, { ...hook, webhook_url: 'http://[::ffff:10.0.0.1]/' }, 422, 'webhook_url'],
      ['POST', endpoints, { ...hook, webhook_secret: '' }, 422, 'webhook_secret'],
      ['POST', endpoints, { ...hook, name: 'a\nb' }, 422, 'name'],
      ['POST', endpoints, { ...hook, name: 'n'.repeat(256) }, 422, 'name'],
      ['PUT', `${endpoints}/${uuid}`, { type: 'email' }, 422, 'type'],
      ['PUT', `${endpoints}/${uuid}`, { webhook_url: 'http://10.0.0.1' }, 422, 'webhook_url'],
      ['PUT', `${endpoints}/${uuid}`, { name: 7 }, 422, 'name'],
      ['PUT', `${endpoints}/${uuid}`, undefined, 400],
      ['PUT', `${endpoints}/${randomUUID()}`, { name: 7 }, 404],
      ['GET', `${endpoints}/nonsense`, undefined, 404],
      ['DELETE', `${endpoints}/${uuid}?force=perhaps`, undefined, 422, 'force'],
    ];
    for (const [method, path, body, status, field] of cases) {
      const answer = await call(method, path, body);
      const title = `${method} ${path} ${JSON.stringify(body)} ${JSON.stringify(answer.body)}`;
      assert.equal(answer.status, status, title);
      if (field) assert.ok(field in answer.body.errors, title);
    }
    expect(await bench.query('SELECT * FROM notification_endpoint ORDER BY uuid')).toStrictEqual(rows);
  });

  it('offer exactly the types that can be created', async () => {
    const { status, body } = await call('GET', '/api/v1/notification-channel-types');
    expect(status).toBe(200);
    expect(body.data.map(({ type }: { type: string }) => type)).toStrictEqual([
      'slack',
      'discord',
      'google_chat',
      'microsoft_teams',
      'webhook',
      'email',
    ]);
    expect((await bench.call('GET', '/api/v1/notification-channel-types')).status).toBe(401);
  });
});
