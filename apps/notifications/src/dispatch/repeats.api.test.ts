import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import assert from 'node:assert/strict';
import { sign } from '@platform/signatures';
import {
  notificationsBench,
  type NotificationsBench,
  type TestOrganization,
} from '../testing/notifications-bench.test-helper.js';

describe('repeats of a dispatch', () => {
  let bench: NotificationsBench;

  beforeAll(async () => {
    bench = await notificationsBench();
  });
  afterAll(() => bench.close());

  const eventsOf = async ({ uuid }: TestOrganization) =>
    (await bench.query(`SELECT count(*)::int FROM notification_event WHERE organization_uuid = $1`, [uuid]))[0].count;

  async function wanted(rule: object = {}) {
    const organization = await bench.organization();
    const webhook = await bench.webhook(organization);
    await bench.rule(organization, webhook.uuid, rule);
    return { organization, webhook };
  }

  it('are refused over 300 seconds in the past or future, and with any malformed timestamp', async () => {
    const { organization } = await wanted();
    const nowMs = Date.now();
    const now = Math.floor(nowMs / 1000);
    // The clock of the service stands still, so that the last valid second is exact.
    jest.useFakeTimers({
      doNotFake: [
        'hrtime',
        'nextTick',
        'performance',
        'queueMicrotask',
        'setImmediate',
        'clearImmediate',
        'setInterval',
        'clearInterval',
        'setTimeout',
        'clearTimeout',
      ],
      now: nowMs,
    });
    try {
      for (const [timestamp, status] of [
        [now - 301, 401],
        [now - 300, 202],
        [now + 300, 202],
        [now + 301, 401],
      ] as const) {
        const answer = await bench.dispatch({ organization_uuid: organization.uuid }, { now: timestamp });
        assert.equal(answer.status, status, `${timestamp - now} s`);
      }
      const rawBody = JSON.stringify({ organization_uuid: organization.uuid, service_code: 'deploys', event: 'a' });
      for (const timestamp of [
        String(now * 1000),
        String(-now),
        `0${now}`,
        `+${now}`,
        `${now}.0`,
        `${now} `.repeat(2),
      ]) {
        const signature = sign(bench.deploys.secret, now, rawBody);
        const headers = { 'X-Platform-Timestamp': timestamp, 'X-Platform-Signature-256': signature };
        assert.equal((await bench.dispatch({}, { rawBody, headers })).status, 401, timestamp);
      }
    } finally {
      jest.useRealTimers();
    }
    expect(await eventsOf(organization)).toBe(2);
  });

  for (const [kind, rule] of Object.entries({
    'a plain rule': {},
    'a rule that gathers and deduplicates': { digest_minutes: 5, deduplication_key: '{{event}}' },
  })) {
    it(`make one event of a hundred identical concurrent requests, by ${kind}`, async () => {
      const { organization } = await wanted(rule);
      const now = Math.floor(Date.now() / 1000);
      const answers = await Promise.all(
        Array.from({ length: 100 }, () => bench.dispatch({ organization_uuid: organization.uuid }, { now })),
      );
      expect(new Set(answers.map(({ status }) => status))).toStrictEqual(new Set([202]));
      expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
      expect(answers.filter(({ headers }) => headers.get('idempotent-replayed') !== 'true').length).toBe(1);
      expect(answers[0]!.body.matched_destinations).toBe(1);
      expect(await eventsOf(organization)).toBe(1);
      const [{ count }] = await bench.query(`SELECT count(*)::int FROM delivery WHERE organization_uuid = $1`, [
        organization.uuid,
      ]);
      expect(count).toBe(1);
    });
  }

  it('are one event under one Idempotency-Key, signed again or not, and 409 with another body', async () => {
    const { organization } = await wanted();
    const headers = { 'Idempotency-Key': `deploy-17-${organization.uuid}` };
    const body = { organization_uuid: organization.uuid };
    const now = Math.floor(Date.now() / 1000);
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, n) => bench.dispatch(body, { headers, now: now - (n % 10) })),
    );
    expect(new Set(answers.map(({ status }) => status))).toStrictEqual(new Set([202]));
    expect(new Set(answers.map(({ body: answer }) => JSON.stringify(answer))).size).toBe(1);
    expect(answers.filter(({ headers: sent }) => sent.get('idempotent-replayed') !== 'true').length).toBe(1);
    const other = await bench.dispatch({ ...body, title: 'Another' }, { headers });
    expect([other.status, other.body.error]).toStrictEqual([409, 'idempotency_key_reused']);
    expect(await eventsOf(organization)).toBe(1);
    const unkeyed = await bench.dispatch(body, { now: now - 20 });
    expect(unkeyed.headers.get('idempotent-replayed')).toBe(null);
    expect(await eventsOf(organization)).toBe(2);
  });

  it('are separate for each service, and free their key after 24 hours', async () => {
    const { organization } = await wanted();
    const other = await bench.services.create('keyed', 'Keyed');
    const headers = { 'Idempotency-Key': 'the-same' };
    const body = { organization_uuid: organization.uuid };
    expect((await bench.dispatch(body, { headers })).status).toBe(202);
    const ofOther = await bench.dispatch({ ...body, title: 'Mine' }, { headers, from: other });
    expect([ofOther.status, ofOther.headers.get('idempotent-replayed')]).toStrictEqual([202, null]);
    await bench.query(
      `UPDATE notification_event SET created_at = created_at - interval '25 hours' WHERE organization_uuid = $1`,
      [organization.uuid],
    );
    const later = await bench.dispatch({ ...body, title: 'A day later' }, { headers });
    expect([later.status, later.headers.get('idempotent-replayed')]).toStrictEqual([202, null]);
    for (const key of ['with space', 'x'.repeat(256), 'ümlaut', '']) {
      const answer = await bench.dispatch(body, { headers: { 'Idempotency-Key': key } });
      assert.deepEqual([answer.status, answer.body.error], [400, 'invalid_request'], key);
    }
  });

  it('free their key when the first request was refused', async () => {
    const headers = { 'Idempotency-Key': 'of-nobody' };
    const unknown = await bench.dispatch({ organization_uuid: '01930000-0000-7000-8000-000000000000' }, { headers });
    expect(unknown.status).toBe(404);
    const { organization } = await wanted();
    expect((await bench.dispatch({ organization_uuid: organization.uuid }, { headers })).status).toBe(202);
  });

  it('leave no event, key or rule claim when the secret is no longer valid', async () => {
    const { organization } = await wanted({ deduplication_key: '{{event}}' });
    const first = await bench.services.create('rotated', 'Rotated');
    const body = { organization_uuid: organization.uuid };
    expect((await bench.dispatch({ ...body, event: 'other' }, { from: first })).status).toBe(202);
    await bench.services.rotateSecret('rotated');
    const current = await bench.services.rotateSecret('rotated');
    const headers = { 'Idempotency-Key': 'of-an-old-secret' };
    expect((await bench.dispatch(body, { from: first, headers })).status).toBe(401);
    expect(await eventsOf(organization)).toBe(1);
    const taken = await bench.dispatch(body, { from: current, headers });
    expect([taken.status, taken.body.matched_destinations]).toStrictEqual([202, 1]);
    expect(taken.headers.get('idempotent-replayed')).toBe(null);
  });

  it('are compared by the signed bytes, never by their meaning', async () => {
    const { organization } = await wanted();
    const named = `"organization_uuid":"${organization.uuid}"`;
    const json = (title: string) => `{${named},"service_code":"deploys","event":"a","title":"${title}","message":"m"}`;
    const accepted: Record<string, string> = {
      'unicode as it is': json('Zürich 🚀'),
      'unicode escaped': json('Z\\u00fcrich \\ud83d\\ude80'),
      'other key order': `{"message":"m","title":"t","event":"a","service_code":"deploys",${named}}`,
      'duplicate keys': json('first').replace('"message"', '"title":"second","message"'),
      'CRLF and blanks': json('t').replaceAll(',', ' ,\r\n'),
      'a slash escaped': json('a\\/b'),
    };
    for (const [title, rawBody] of Object.entries(accepted)) {
      const answer = await bench.dispatch({}, { rawBody });
      assert.deepEqual([answer.status, answer.headers.get('idempotent-replayed')], [202, null], title);
    }
    const [{ title }] = await bench.query(
      `SELECT title FROM notification_event WHERE organization_uuid = $1 AND title = 'second'`,
      [organization.uuid],
    );
    expect(title).toBe('second');
    assert.equal((await bench.dispatch({}, { rawBody: `\ufeff${json('t')}` })).status, 400, 'BOM, signed with it');
    assert.equal((await bench.dispatch({}, { rawBody: '' })).status, 400, 'empty, signed as empty');

    const now = Math.floor(Date.now() / 1000);
    const signed = sign(bench.deploys.secret, now, json('Z\\u00fcrich'));
    const refused: Record<string, [body: string, signature: string]> = {
      'the same text with other bytes': [json('Zürich'), signed],
      'a BOM that was not signed': [`\ufeff${json('Z\\u00fcrich')}`, signed],
      'a line end that was not signed': [`${json('Z\\u00fcrich')}\r\n`, signed],
      'an empty body': ['', signed],
      'upper-case digits': [json('Z\\u00fcrich'), signed.replace(/[0-9a-f]{64}/, (hex) => hex.toUpperCase())],
      'no sha256=': [json('Z\\u00fcrich'), signed.slice('sha256='.length)],
      'two signatures': [json('Z\\u00fcrich'), `${signed},${signed}`],
    };
    const before = await eventsOf(organization);
    for (const [name, [rawBody, signature]] of Object.entries(refused)) {
      const headers = { 'X-Platform-Timestamp': String(now), 'X-Platform-Signature-256': signature };
      const answer = await bench.dispatch({}, { rawBody, headers });
      assert.deepEqual([answer.status, answer.body.error], [401, 'invalid_signature'], name);
    }
    expect(await eventsOf(organization)).toBe(before);
  });
});
