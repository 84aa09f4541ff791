import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { sign, verifyRequest } from '@platform/signatures';
import { eventually } from '@platform/testing';
import {
  notificationsBench,
  type NotificationsBench,
  type TestOrganization,
} from '../testing/notifications-bench.test-helper.js';

describe('dispatch', () => {
  let bench: NotificationsBench;
  let acme: TestOrganization;

  beforeAll(async () => {
    bench = await notificationsBench();
    acme = await bench.organization();
  });
  afterAll(() => bench.close());

  const written = () =>
    bench.query(
      `SELECT (SELECT count(*) FROM notification_event) AS events, (SELECT count(*) FROM delivery) AS deliveries`,
    );

  it('delivers a signed event to a webhook and to a mailbox', async () => {
    const organization = await bench.organization();
    const webhook = await bench.webhook(organization, { webhook_secret: 'a secret'.replace(' ', '-') });
    const email = await bench.email(organization, [organization.email]);
    const [toWebhook, toEmail] = [await bench.rule(organization, webhook.uuid), await bench.rule(organization, email)];
    const metadata = {
      region: 'eu',
      nested: { build: 17, prototype: 'A', constructor: { prototype: 1 } },
      list: [1, null],
    };
    const { status, body } = await bench.dispatch({
      organization_uuid: organization.uuid,
      severity: 'error',
      title: 'Deploy failed',
      message: 'Exit code 1',
      url: 'https://ci.example.org/17',
      metadata,
    });
    expect(status).toBe(202);
    expect(body.matched_destinations).toBe(2);
    expect(body.delivery_ids.length).toBe(2);
    expect(body).toStrictEqual({ data: body.data, ...body.data });

    const [request] = await eventually(() => {
      const found = bench.requestsTo(webhook.path);
      expect(found.length).toBe(1);
      return found;
    });
    expect(verifyRequest(request!.headers, request!.rawBody, 'a-secret')).toBeTruthy();
    expect(request!.headers['x-platform-event']).toBe('deploy.failed');
    expect(request!.headers['user-agent']).toBe('PlatformID-Webhook/1.0');
    const sent = JSON.parse(request!.rawBody.toString());
    expect(sent.id).toBe(request!.headers['x-platform-delivery']);
    expect(body.delivery_ids).toContain(sent.id);
    const { uuid, name, slug } = organization;
    expect(sent).toEqual({
      id: sent.id,
      event: 'deploy.failed',
      severity: 'error',
      title: 'Deploy failed',
      message: 'Exit code 1',
      url: 'https://ci.example.org/17',
      metadata,
      service_code: 'deploys',
      organization: { uuid, name, slug },
      rule: { uuid: toWebhook, name: 'Rule' },
      rules: [{ uuid: toWebhook, name: 'Rule' }],
      timestamp: sent.timestamp,
    });
    expect(sent.timestamp).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+00:00$/);

    const [mail] = await eventually(() => {
      const found = bench.mailsTo(organization.email);
      expect(found.length).toBe(1);
      return found;
    });
    expect(mail!.subject).toBe('[ERROR] Deploy failed');
    const mailDelivery = body.delivery_ids.find((id: string) => id !== sent.id);
    const delivery = await bench.delivery(organization, mailDelivery, 'success');
    expect(delivery.rule_uuids).toStrictEqual([toEmail]);
    expect(
      delivery.recipients.map(({ email: to, status: is }: { email: string; status: string }) => [to, is]),
    ).toStrictEqual([[organization.email, 'sent']]);
  });

  it('gives an event the default severity info, and answers 202 when no rule matches', async () => {
    const organization = await bench.organization();
    const webhook = await bench.webhook(organization);
    await bench.rule(organization, webhook.uuid, { minimum_severity: 'warning' });
    const { status, body } = await bench.dispatch({ organization_uuid: organization.uuid });
    expect(status).toBe(202);
    expect(body).toStrictEqual({
      data: { matched_destinations: 0, delivery_ids: [] },
      matched_destinations: 0,
      delivery_ids: [],
    });
    const [row] = await bench.query(`SELECT severity FROM notification_event WHERE organization_uuid = $1`, [
      organization.uuid,
    ]);
    expect(row.severity).toBe('info');
  });

  it('makes one delivery for several rules with one destination', async () => {
    const organization = await bench.organization();
    const webhook = await bench.webhook(organization);
    const rules = [
      await bench.rule(organization, webhook.uuid, { events: ['deploy.*'] }),
      await bench.rule(organization, webhook.uuid, { events: ['*.failed'], saas_service_id: bench.deploys.id }),
    ];
    await bench.rule(organization, webhook.uuid, { events: ['build.*'] });
    const { body } = await bench.dispatch({ organization_uuid: organization.uuid });
    expect(body.matched_destinations).toBe(1);
    const delivery = await bench.delivery(organization, body.delivery_ids[0], 'success');
    expect(delivery.rule_uuids).toStrictEqual(rules);
    expect(bench.requestsTo(webhook.path).length).toBe(1);
  });

  it('answers every fault of a signature with the same 401, and writes nothing', async () => {
    const before = await written();
    const now = Math.floor(Date.now() / 1000);
    const raw = JSON.stringify({
      organization_uuid: acme.uuid,
      service_code: 'deploys',
      event: 'a',
      title: 't',
      message: 'm',
    });
    const { secret } = bench.deploys;
    const signature = (timestamp: number, key = secret) => sign(key, timestamp, raw);
    const cases: Record<string, Record<string, string | undefined>> = {
      'no service': { 'X-Platform-Service': undefined },
      'no timestamp': { 'X-Platform-Timestamp': undefined },
      'no signature': { 'X-Platform-Signature-256': undefined },
      'unknown service': { 'X-Platform-Service': 'nobody' },
      'service in another letter case': { 'X-Platform-Service': 'Deploys' },
      'too old': { 'X-Platform-Timestamp': String(now - 302), 'X-Platform-Signature-256': signature(now - 302) },
      'too early': { 'X-Platform-Timestamp': String(now + 310), 'X-Platform-Signature-256': signature(now + 310) },
      milliseconds: { 'X-Platform-Timestamp': String(now * 1000), 'X-Platform-Signature-256': signature(now * 1000) },
      'leading zero': { 'X-Platform-Timestamp': `0${now}`, 'X-Platform-Signature-256': signature(now) },
      'not a number': { 'X-Platform-Timestamp': 'now', 'X-Platform-Signature-256': signature(now) },
      'another timestamp than was signed': {
        'X-Platform-Timestamp': String(now - 5),
        'X-Platform-Signature-256': signature(now),
      },
      'another secret': {
        'X-Platform-Timestamp': String(now),
        'X-Platform-Signature-256': signature(now, 'whsec_other'),
      },
      'upper case': { 'X-Platform-Timestamp': String(now), 'X-Platform-Signature-256': signature(now).toUpperCase() },
      'no prefix': { 'X-Platform-Timestamp': String(now), 'X-Platform-Signature-256': signature(now).slice(7) },
      empty: { 'X-Platform-Signature-256': '' },
    };
    for (const [title, headers] of Object.entries(cases)) {
      const answer = await bench.dispatch({}, { rawBody: raw, headers });
      assert.equal(answer.status, 401, title);
      assert.deepEqual(
        answer.body,
        { error: 'invalid_signature', message: 'The request signature is missing or invalid.' },
        title,
      );
    }
    for (const tampered of [`${raw} `, raw.replace('"a"', '"b"'), '', '{']) {
      const headers = { 'X-Platform-Timestamp': String(now), 'X-Platform-Signature-256': signature(now) };
      const answer = await bench.dispatch({}, { rawBody: tampered, headers });
      assert.equal(answer.status, 401, `body ${tampered}`);
    }
    expect(await written()).toStrictEqual(before);
  });

  it('accepts a timestamp up to 300 seconds in the past or future', async () => {
    const now = Math.floor(Date.now() / 1000);
    for (const timestamp of [now - 295, now + 300]) {
      const answer = await bench.dispatch(
        { organization_uuid: acme.uuid, title: `At ${timestamp}` },
        { now: timestamp },
      );
      expect(answer.status).toBe(202);
    }
  });

  it('validates a signed body in the order of the statuses, and writes nothing that it refuses', async () => {
    const before = await written();
    const good = { organization_uuid: acme.uuid, service_code: 'deploys', event: 'a.b', title: 't', message: 'm' };
    const cases: [string, object | string, number, string, string?][] = [
      ['broken JSON', '{"event":', 400, 'invalid_request'],
      ['no body', '', 400, 'invalid_request'],
      ['a list', '[]', 400, 'invalid_request'],
      ['an empty object', {}, 422, 'validation_failed', 'organization_uuid'],
      [
        'another organization id',
        { ...good, organization_uuid: 'acme' },
        422,
        'validation_failed',
        'organization_uuid',
      ],
      ['a blank in the event', { ...good, event: 'a b' }, 422, 'validation_failed', 'event'],
      ['a line end in the event', { ...good, event: 'a\r\nX-Evil: 1' }, 422, 'validation_failed', 'event'],
      ['a control character in the event', { ...good, event: 'a\0' }, 422, 'validation_failed', 'event'],
      ['an empty event', { ...good, event: '' }, 422, 'validation_failed', 'event'],
      ['half a character in the event', { ...good, event: '\ud800' }, 422, 'validation_failed', 'event'],
      ['a long event', { ...good, event: 'a'.repeat(129) }, 422, 'validation_failed', 'event'],
      ['an unknown severity', { ...good, severity: 'fatal' }, 422, 'validation_failed', 'severity'],
      ['a title of the wrong type', { ...good, title: 7 }, 422, 'validation_failed', 'title'],
      ['an empty title', { ...good, title: ' \n ' }, 422, 'validation_failed', 'title'],
      ['a long title', { ...good, title: '😀'.repeat(256) }, 422, 'validation_failed', 'title'],
      ['no message', { ...good, message: undefined }, 422, 'validation_failed', 'message'],
      ['a long message', { ...good, message: 'm'.repeat(8001) }, 422, 'validation_failed', 'message'],
      ['a script as url', { ...good, url: 'javascript:alert(1)' }, 422, 'validation_failed', 'url'],
      ['a NUL in the url', { ...good, url: 'https://example.org/\0' }, 422, 'validation_failed', 'url'],
      ['credentials in the url', { ...good, url: 'https://a:b@example.org' }, 422, 'validation_failed', 'url'],
      ['a list as metadata', { ...good, metadata: [1] }, 422, 'validation_failed', 'metadata'],
      [
        'deep metadata',
        { ...good, metadata: { a: { b: { c: { d: { e: { f: 1 } } } } } } },
        422,
        'validation_failed',
        'metadata',
      ],
      [
        'a number in metadata that cannot be kept',
        JSON.stringify({ ...good, metadata: { load: [1, 'N'] } }).replace('"N"', '-1e400'),
        422,
        'validation_failed',
        'metadata.load.1',
      ],
      [
        'an integer in metadata that would lose its last digit',
        JSON.stringify({ ...good, metadata: { id: 'N' } }).replace('"N"', '9007199254740993'),
        422,
        'validation_failed',
        'metadata.id',
      ],
      [
        'a key for the prototype',
        JSON.stringify({ ...good, metadata: { own: 1 } }).replace('own', '__proto__'),
        400,
        'invalid_request',
      ],
      ['large metadata', { ...good, metadata: { a: 'x'.repeat(16_400) } }, 422, 'validation_failed', 'metadata'],
      [
        'invalid and of another service',
        { ...good, service_code: 'other', title: '' },
        422,
        'validation_failed',
        'title',
      ],
      ['another service', { ...good, service_code: 'other' }, 403, 'service_mismatch'],
      [
        'another service, unknown organization',
        { ...good, service_code: 'other', organization_uuid: randomUUID() },
        403,
        'service_mismatch',
      ],
      ['an unknown organization', { ...good, organization_uuid: randomUUID() }, 404, 'organization_not_found'],
    ];
    for (const [title, body, status, error, field] of cases) {
      const rawBody = typeof body === 'string' ? body : JSON.stringify(body);
      const answer = await bench.dispatch({}, { rawBody });
      assert.deepEqual([answer.status, answer.body.error], [status, error], title);
      if (field) assert.ok(field in answer.body.errors, `${title}: ${JSON.stringify(answer.body.errors)}`);
    }
    const text = await bench.dispatch(good, { headers: { 'content-type': 'text/plain' } });
    expect([text.status, text.body.error]).toStrictEqual([400, 'invalid_request']);
    for (const type of ['', 'json']) {
      const untyped = await bench.dispatch(good, { headers: { 'content-type': type } });
      expect([untyped.status, untyped.body.message]).toStrictEqual([400, 'The content type must be application/json.']);
    }
    const large = await bench.dispatch(
      { ...good, message: 'm'.repeat(65_536) },
      { headers: { 'X-Platform-Signature-256': 'none' } },
    );
    expect([large.status, large.body.error]).toStrictEqual([413, 'payload_too_large']);
    expect(await written()).toStrictEqual(before);
  });

  it('refuses events for a suspended or deleted organization', async () => {
    const { uuid, name, slug } = await bench.organization();
    const payload = (is_active: boolean) => ({
      organization: { uuid, name, slug, description: null, is_active },
      data: { name },
    });
    await bench.publish('organization.updated', payload(false));
    expect((await bench.dispatch({ organization_uuid: uuid })).status).toBe(404);
    await bench.publish('organization.updated', payload(true));
    const now = Math.floor(Date.now() / 1000);
    const taken = await bench.dispatch({ organization_uuid: uuid }, { now });
    expect(taken.status).toBe(202);
    await bench.publish('organization.deleted', payload(true));
    const repeated = await bench.dispatch({ organization_uuid: uuid }, { now });
    expect([repeated.status, repeated.body]).toStrictEqual([202, taken.body]);
    const gone = await bench.dispatch({ organization_uuid: uuid, title: 'Later' });
    expect([gone.status, gone.body.error]).toStrictEqual([404, 'organization_not_found']);
  });

  it('makes one event of fifty identical concurrent requests, and gives all the same answer', async () => {
    const organization = await bench.organization();
    const webhook = await bench.webhook(organization);
    await bench.rule(organization, webhook.uuid);
    const now = Math.floor(Date.now() / 1000);
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => bench.dispatch({ organization_uuid: organization.uuid }, { now })),
    );
    expect(new Set(answers.map(({ status }) => status))).toStrictEqual(new Set([202]));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(answers.filter(({ headers }) => headers.get('idempotent-replayed') !== 'true').length).toBe(1);
    const [{ count }] = await bench.query(`SELECT count(*)::int FROM notification_event WHERE organization_uuid = $1`, [
      organization.uuid,
    ]);
    expect(count).toBe(1);
    await bench.delivery(organization, answers[0]!.body.delivery_ids[0], 'success');
    expect(bench.requestsTo(webhook.path).length).toBe(1);
    const again = await bench.dispatch({ organization_uuid: organization.uuid }, { now: now + 1 });
    expect(again.body.delivery_ids).not.toStrictEqual(answers[0]!.body.delivery_ids);
  });

  it('accepts the old secret during its rotation, and not afterwards', async () => {
    const first = await bench.services.create('rotating', 'Rotating');
    const second = await bench.services.rotateSecret('rotating');
    const body = { organization_uuid: acme.uuid };
    expect((await bench.dispatch(body, { from: first })).status).toBe(202);
    expect((await bench.dispatch(body, { from: second })).status).toBe(202);
    const third = await bench.services.rotateSecret('rotating');
    expect((await bench.dispatch({ ...body, title: 'Again' }, { from: first })).status).toBe(401);
    expect((await bench.dispatch({ ...body, title: 'Again' }, { from: third })).status).toBe(202);
    await bench.query(`UPDATE saas_service SET previous_secret_expires_at = now() WHERE code = 'rotating'`);
    expect((await bench.dispatch({ ...body, title: 'Third' }, { from: second })).status).toBe(401);
  });

  it('replaces text that no channel can carry, and keeps the event', async () => {
    const organization = await bench.organization();
    const webhook = await bench.webhook(organization);
    await bench.rule(organization, webhook.uuid);
    const rawBody =
      `{"organization_uuid":"${organization.uuid}","service_code":"deploys","event":"a",` +
      `"title":"a\\u0000b\\r\\nBcc: c\\ud800","message":"x\\u0000\\r\\ny","metadata":{"k":"\\u0000\\udc00"}}`;
    const { status, body } = await bench.dispatch({}, { rawBody });
    expect(status).toBe(202);
    const delivery = await bench.delivery(organization, body.delivery_ids[0], 'success');
    expect([delivery.title, delivery.message]).toStrictEqual(['a b Bcc: c\ufffd', 'x\ufffd\ny']);
  });

  it('delivers accepted events although Redis is emptied', async () => {
    const organization = await bench.organization();
    const webhook = await bench.webhook(organization);
    await bench.rule(organization, webhook.uuid);
    bench.receiver.script({ status: 500 });
    const { body } = await bench.dispatch({ organization_uuid: organization.uuid });
    await bench.redis.flushdb();
    const second = await bench.dispatch({ organization_uuid: organization.uuid, title: 'Second' });
    expect(second.status).toBe(202);
    const token = await bench.token({ user_uuid: await ownerOf(organization) });
    for (const id of [...body.delivery_ids, ...second.body.delivery_ids])
      await bench.delivery({ ...organization, token }, id, 'success');
    expect(bench.requestsTo(webhook.path).length).toBe(3);
  });

  async function ownerOf({ uuid }: TestOrganization): Promise<string> {
    return (await bench.query(`SELECT user_uuid FROM membership_copy WHERE organization_uuid = $1`, [uuid]))[0]
      .user_uuid;
  }
});
