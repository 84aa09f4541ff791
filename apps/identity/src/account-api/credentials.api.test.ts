import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { credentialsPath } from '@platform/contracts';
import { browser, eventually, internalCall, internalSecret, type InternalCall } from '@platform/testing';
import { identityBench, password, type IdentityBench, type MadePerson } from '../testing/identity-bench.test-helper.js';

const chosen = 'lanterns over the harbor';

describe('credentials that links changes', () => {
  let bench: IdentityBench;
  beforeAll(async () => (bench = await identityBench()));
  afterAll(() => bench.close());

  const change = (uuid: string, body: object, more: Partial<InternalCall> = {}) =>
    internalCall(bench, {
      ...{ caller: 'links', called: 'identity', method: 'PATCH', path: credentialsPath(uuid), body },
      ...more,
    });
  const signIn = async (who: MadePerson, typed: string) =>
    (
      await (async (agent) => agent.submit(await agent.get('/login'), { email: who.email, password: typed }, '/login'))(
        browser(bench.url),
      )
    ).url.pathname;

  it('are changed only by calls that links has signed, never with the secret of another service', async () => {
    const ada = await bench.person();
    const path = credentialsPath(ada.uuid);
    const body = { password: chosen };
    expect((await bench.call('PATCH', path, { body, origin: bench.internalUrl })).status).toBe(401);
    expect((await change(ada.uuid, body, { secret: 'another secret of the same length, about' })).status).toBe(401);
    for (const other of ['webhooks', 'notifications', 'organizations', 'identity'] as const) {
      expect((await change(ada.uuid, body, { caller: other })).status).toBe(401);
      expect((await change(ada.uuid, body, { secret: internalSecret(other) })).status).toBe(401);
    }
    expect(await signIn(ada, password)).toBe('/account');
  });

  it('change the password at once, end every session and token, and notify the owner', async () => {
    const [ada, client] = await Promise.all([bench.person(), bench.client()]);
    const tokens = await bench.tokens({ client }, ada, browser(bench.url));
    const { status, body } = await change(ada.uuid, { password: chosen });
    expect([status, body]).toStrictEqual([200, { email: 'unchanged', password: 'changed' }]);
    expect((await bench.refresh(client, tokens.refresh_token)).body.error).toBe('invalid_grant');
    expect(await signIn(ada, chosen)).toBe('/account');
    expect(await signIn(ada, password)).not.toBe('/account');
    await eventually(() =>
      expect(bench.mailsTo(ada.email).some(({ subject }) => subject === 'Your password was changed')).toBeTruthy(),
    );
  });

  it('ask the new address to confirm, and keep the old one until then', async () => {
    const ada = await bench.person();
    const to = `new.${ada.email}`;
    const { body } = await change(ada.uuid, { email: to.toUpperCase() });
    expect(body).toStrictEqual({ email: 'to_be_confirmed', password: 'unchanged' });
    await eventually(() => expect(bench.mailsTo(to)[0]?.text ?? '').toMatch(/email\/confirm\?token=/));
    expect(await signIn(ada, password)).toBe('/account');
    expect((await change(ada.uuid, { email: ada.email })).body).toStrictEqual({
      email: 'unchanged',
      password: 'unchanged',
    });
  });

  it('change nothing when one of the two is refused: weak, taken, malformed, or of no account', async () => {
    const [ada, bob] = await Promise.all([bench.person(), bench.person()]);
    const refusals: [object, number, RegExp][] = [
      [{ password: 'short' }, 422, /at least 8/],
      [{ email: `x.${ada.email}`, password: 'password1' }, 422, /attackers/],
      [{ email: bob.email, password: chosen }, 409, /Another account/],
      [{ email: 'nobody', password: chosen }, 422, /e-mail address/],
      [{}, 422, /required/],
    ];
    for (const [wanted, status, message] of refusals) {
      const answer = await change(ada.uuid, wanted);
      assert.equal(answer.status, status, JSON.stringify(answer.body));
      expect(JSON.stringify(answer.body)).toMatch(message);
    }
    expect((await change('01890000-0000-7000-8000-000000000000', { password: chosen })).status).toBe(404);
    expect((await change('nobody', { password: chosen })).status).toBe(404);
    expect(await signIn(ada, password)).toBe('/account');
    expect(bench.mailsTo(`x.${ada.email}`)).toStrictEqual([]);
  });
});
