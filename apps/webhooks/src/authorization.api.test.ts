import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { scopeNames } from '@platform/contracts';
import {
  agreedPage,
  authorizationMatrix,
  matrixPage,
  may,
  type Matrix,
  type MatrixCaller,
  type MatrixRoute,
} from '@platform/testing';
import { webhooksBench, type WebhooksBench } from './testing/webhooks-bench.test-helper.js';

const openapi = new URL('../openapi.json', import.meta.url);
const page = new URL('../../../docs/authorization/webhooks.md', import.meta.url);
const lead =
  'Each route of `apps/webhooks/openapi.json`, called by everybody: `may` is let in. Made and held by ' +
  '`apps/webhooks/src/authorization.api.test.ts`. A client sees its own deliveries with its own token, whoever owns the client those about themselves.';

describe('who may call what of webhooks', () => {
  let bench: WebhooksBench;
  let delivery: string;
  let matrix: Matrix;

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
    matrix = await authorizationMatrix({
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

  const cells = (wanted: (route: MatrixRoute) => boolean, caller: string) =>
    matrix
      .filter(({ route }) => wanted(route))
      .map(({ route, cells: all }) => `${route.method} ${route.path}: ${all.get(caller)}`);
  const every = () => true;
  const ofOne = ({ path }: MatrixRoute) => path.includes('{uuid}');

  it('is nobody without a token', () => {
    expect(cells(every, 'no token').filter((cell) => !cell.endsWith(': 401 unauthenticated'))).toStrictEqual([]);
    expect(cells(every, 'a wrong token').filter((cell) => !cell.endsWith(': 401 invalid_token'))).toStrictEqual([]);
  });

  it('is the client, everywhere, and no other client', () => {
    expect(cells(every, "the client's own token").filter((cell) => !cell.endsWith(`: ${may}`))).toStrictEqual([]);
    const others = cells(ofOne, "another client's own token");
    expect(others.filter((cell) => !cell.endsWith(': 404 not_found'))).toStrictEqual([]);
    expect(cells(ofOne, 'another person').filter((cell) => !cell.endsWith(': 404 not_found'))).toStrictEqual([]);
  });

  it('is what the page says that was agreed to', () => {
    const said = matrixPage('Who may call what: webhooks', lead, matrix);
    expect(agreedPage(page, said)).toBe(said);
  });
});
