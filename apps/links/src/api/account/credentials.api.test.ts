import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { credentialsPath } from '@platform/contracts';
import { verify } from '@platform/signatures';
import { signedByCaller } from '@platform/testing';
import { linksBench, type LinksBench } from '../../testing/links-bench.test-helper.js';

type Made = Awaited<ReturnType<LinksBench['account']>>;

describe('PUT /api/account/update', () => {
  let bench: LinksBench;
  let ada: Made;
  beforeAll(async () => (bench = await linksBench()));
  beforeEach(async () => {
    ada = await bench.account();
    await allow(ada, true);
  });
  afterAll(() => bench.close());

  const allow = (who: Made, credentials_by_key: boolean) =>
    bench.query('UPDATE account SET credentials_by_key = $2 WHERE id = $1', [who.id, credentials_by_key]);
  const json = { 'content-type': 'application/json' };
  const answer = (status: number, body: object, delayMs = 0) =>
    bench.identity.script({ status, headers: json, body: JSON.stringify(body), delayMs });
  const update = (body: object, token = ada.token) => bench.call('PUT', '/api/account/update', { token, body });
  const email = async () => (await bench.call('GET', '/api/account', { token: ada.token })).body.data.email;
  const changed = (more: object) => ({ email: 'unchanged', password: 'unchanged', ...more });

  it('makes one signed call to identity, and answers with error and message', async () => {
    answer(200, changed({ password: 'changed', email: 'to_be_confirmed' }));
    const before = bench.identity.requests.length;
    const { status, body } = await update({ email: 'new@example.org', password: 'a new password' });
    expect([status, body]).toStrictEqual([
      200,
      {
        error: 0,
        message: 'The password has been changed. The new address takes effect when the mail sent to it is confirmed.',
      },
    ]);
    const [call, ...more] = bench.identity.requests.slice(before);
    expect([call!.method, call!.path, more]).toStrictEqual(['PATCH', credentialsPath(ada.user.uuid), []]);
    expect(JSON.parse(call!.rawBody.toString())).toStrictEqual({
      email: 'new@example.org',
      password: 'a new password',
    });
    const secrets = bench.env['INTERNAL_SECRET']!;
    expect(verify({ secrets, ...signedByCaller(call!, 'identity'), toleranceSeconds: 60 })).toBeTruthy();
    expect(await email()).toBe(ada.email);
  });

  it('changes nothing and answers 503 when identity is down or its answer is invalid', async () => {
    for (const [status, body] of [
      [500, {}],
      [404, { error: 'not_found', message: 'x' }],
      [401, { error: 'invalid_signature', message: 'x' }],
    ] as const) {
      answer(status, body);
      const { status: given, body: failure } = await update({ password: 'a new password' });
      expect([given, failure.error, failure.code]).toStrictEqual([503, 1, 'unavailable']);
    }
    expect(await email()).toBe(ada.email);
  });

  it('applies by its event a success that came after the time-out', async () => {
    answer(200, changed({ email: 'to_be_confirmed' }), 3_000);
    expect((await update({ email: 'late@example.org' })).status).toBe(503);
    expect(await email()).toBe(ada.email);
    await bench.publish('user.updated', { user: { ...ada.user, email: 'late@example.org' } });
    expect(await email()).toBe('late@example.org');
  });

  it('is correct when the event comes before the answer, and twice', async () => {
    answer(200, changed({ email: 'to_be_confirmed' }), 1_000);
    const answered = update({ email: 'early@example.org' });
    const user = { ...ada.user, email: 'early@example.org' };
    const id = await bench.publish('user.updated', { user });
    await bench.publish('user.updated', { user }, { id });
    expect(await email()).toBe('early@example.org');
    expect((await answered).status).toBe(200);
    expect(await email()).toBe('early@example.org');
    const rows = await bench.query('SELECT count(*)::int AS rows FROM account WHERE user_uuid = $1', [ada.user.uuid]);
    expect(rows).toStrictEqual([{ rows: 1 }]);
  });

  it('answers 409 for a taken address and 400 for a weak password, with identity’s message', async () => {
    answer(409, { error: 'already_exists', message: 'Another account has this e-mail address.' });
    const taken = await update({ email: 'taken@example.org' });
    expect([taken.status, taken.body]).toStrictEqual([
      409,
      { error: 1, message: 'Another account has this e-mail address.', code: 'already_exists' },
    ]);
    answer(422, {
      error: 'validation_failed',
      message: 'x',
      errors: { password: ['Please use at least 8 characters.'] },
    });
    const weak = await update({ password: 'weak' });
    expect([weak.status, weak.body.error, weak.body.message, weak.body.errors]).toStrictEqual([
      400,
      1,
      'Please use at least 8 characters.',
      { password: ['Please use at least 8 characters.'] },
    ]);
  });

  it('names the field before identity’s message', async () => {
    answer(422, { error: 'validation_failed', message: 'x', errors: { email: ['must be an e-mail address'] } });
    const { status, body } = await update({ email: 'nobody' });
    expect([status, body.message]).toStrictEqual([400, 'email must be an e-mail address']);
    expect(body.errors).toStrictEqual({ email: ['must be an e-mail address'] });
  });

  it('refuses an empty change without asking identity', async () => {
    const before = bench.identity.requests.length;
    for (const body of [{}, { email: '', password: null }, { email: 7 }])
      assert.equal((await update(body)).status, 400, JSON.stringify(body));
    expect(bench.identity.requests.length).toBe(before);
  });

  it('allows five attempts an hour for an account, whichever key is used', async () => {
    const second = await bench.key(ada.id);
    for (let attempt = 1; attempt <= 5; attempt++) {
      answer(200, changed({ password: 'changed' }));
      expect((await update({ password: 'a new password' }, attempt % 2 ? ada.token : second)).status).toBe(200);
    }
    const before = bench.identity.requests.length;
    const refused = await update({ password: 'a new password' });
    expect([refused.status, refused.body.code]).toStrictEqual([429, 'rate_limited']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3_000);
    expect(bench.identity.requests.length).toBe(before);
  });

  it('is refused unless the owner allows keys to do this', async () => {
    await allow(ada, false);
    const before = bench.identity.requests.length;
    for (const { token } of [ada, await bench.account()]) {
      const { status, body } = await update({ password: 'a new password', email: 'new@example.org' }, token);
      expect([status, body.error, body.code]).toStrictEqual([403, 1, 'insufficient_permission']);
      expect(body.message).toMatch(/can allow it in the console/);
    }
    expect(bench.identity.requests.length).toBe(before);
  });
});
