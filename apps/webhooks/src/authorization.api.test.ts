import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { scopeNames } from '@platform/contracts';
import { agreedPage, AuthorizationMatrix, type MatrixCaller, type MatrixRoute } from '@platform/testing';
import { webhooksBench, type WebhooksBench } from './testing/webhooks-bench.test-helper.js';

const openapi = new URL('../openapi.json', import.meta.url);
const page = new URL('../../../docs/authorization/webhooks.md', import.meta.url);
const lead =
  'Each route of `apps/webhooks/openapi.json`, called by everybody: `may` is let in. Made and held by ' +
  '`apps/webhooks/src/authorization.api.test.ts`. A client sees its own deliveries with its own token, ' +
  'whoever owns the client those about themselves.';

describe('the authorization of the webhooks API', () => {
  let bench: WebhooksBench;
  let delivery: string;
  let matrix: AuthorizationMatrix;

  beforeAll(async () => {
    bench = await webhooksBench();
    const [owner, stranger] = [randomUUID(), randomUUID()];
    const [client, other] = [await bench.client({ owner_uuid: owner }), await bench.client({ owner_uuid: stranger })];
    const own = await bench.token({ user_uuid: null, client_id: client.client_id });
    delivery = await tested(own);
    const ofClient = { client_id: client.client_id };
    const callers: MatrixCaller[] = [
      { name: 'no token', token: null },
      { name: 'a wrong token', token: 'nonsense' },
      { name: "the client's own token", token: own },
      { name: "another client's own token", token: await bench.token({ user_uuid: null, client_id: other.client_id }) },
      { name: 'another person', token: await bench.token({ user_uuid: stranger, ...ofClient }) },
      { name: 'owner of the client', token: await bench.token({ user_uuid: owner, ...ofClient }) },
      ...(await Promise.all(
        scopeNames.map(async (scope) => ({
          name: `owner, \`${scope}\``,
          token: await bench.token({ user_uuid: owner, ...ofClient, scopes: [scope] }),
        })),
      )),
    ];
    matrix = await AuthorizationMatrix.of({
      openapi,
      url: bench.url,
      callers,
      place: () => Promise.resolve({ uuid: delivery }),
    });
  });
  afterAll(() => bench.close());

  async function tested(token: string): Promise<string> {
    const { body } = await bench.call('POST', '/api/v1/webhook-deliveries/test', { token, body: {} });
    return body.data.uuid;
  }

  const ofOne = ({ path }: MatrixRoute) => path.includes('{uuid}');

  it('refuses every route without a valid token', () => {
    expect(matrix.unexpected('no token', /^401 unauthenticated$/)).toStrictEqual([]);
    expect(matrix.unexpected('a wrong token', /^401 invalid_token$/)).toStrictEqual([]);
  });

  it('opens every route to the client itself, and a delivery to no other client or person', () => {
    expect(matrix.unexpected("the client's own token", /^may$/)).toStrictEqual([]);
    expect(matrix.unexpected("another client's own token", /^404 not_found$/, ofOne)).toStrictEqual([]);
    expect(matrix.unexpected('another person', /^404 not_found$/, ofOne)).toStrictEqual([]);
  });

  it('is what the committed page says', () => {
    const made = matrix.page('Who may call what: webhooks', lead);
    expect(agreedPage(page, made)).toBe(made);
  });
});
