import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { scopeNames, systemRoles, type Permission } from '@platform/contracts';
import {
  agreedPage,
  authorizationMatrix,
  matrixPage,
  may,
  type Matrix,
  type MatrixCaller,
  type MatrixRoute,
} from '@platform/testing';
import {
  notificationsBench,
  type NotificationsBench,
  type TestOrganization,
} from './testing/notifications-bench.test-helper.js';

const openapi = new URL('../openapi.json', import.meta.url);
const page = new URL('../../../docs/authorization/notifications.md', import.meta.url);
const lead =
  'Each route of `apps/notifications/openapi.json`, called by everybody: `may` is let in. Made and held by ' +
  '`apps/notifications/src/authorization.api.test.ts`; the roles are those of the organization in the path. ' +
  'Services sign what they dispatch, and Telegram has a secret of its own: a token is nothing to these routes.';

describe('who may call what of notifications', () => {
  let bench: NotificationsBench;
  let acme: TestOrganization;
  let delivery: string;
  let matrix: Matrix;

  beforeAll(async () => {
    bench = await notificationsBench();
    acme = await bench.organization();
    delivery = await aDelivery();
    const callers = [
      { name: 'no token', token: null },
      { name: 'a wrong token', token: 'nonsense' },
      { name: "a client's own token", token: await bench.token({ user_uuid: null }) },
      { name: 'owner of another organization', token: (await bench.organization()).token },
      { name: 'member without permissions', token: (await bench.member(acme)).token },
      ...(await Promise.all(Object.entries(systemRoles).map(([role, of]) => roleCaller(role, of.permissions)))),
      ...(await Promise.all(scopeNames.map(scopeCaller))),
    ];
    matrix = await authorizationMatrix({ openapi, url: bench.url, callers, place });
  });
  afterAll(() => bench.close());

  async function roleCaller(role: string, permissions: readonly Permission[]): Promise<MatrixCaller> {
    const token = role === 'owner' ? acme.token : (await bench.member(acme, [...permissions])).token;
    return { name: role, token };
  }

  /** The owner with a token that may do one thing. */
  async function scopeCaller(scope: string): Promise<MatrixCaller> {
    return { name: `owner, \`${scope}\``, token: await bench.token({ user_uuid: acme.user_uuid, scopes: [scope] }) };
  }

  async function place({ path }: MatrixRoute): Promise<Record<string, string>> {
    const place: Record<string, string> = { uuid: acme.uuid };
    if (path.includes('{endpointUuid}')) place['endpointUuid'] = (await bench.webhook(acme)).uuid;
    if (path.includes('{ruleUuid}')) place['ruleUuid'] = await bench.rule(acme, (await bench.webhook(acme)).uuid);
    if (path.includes('{deliveryUuid}')) place['deliveryUuid'] = delivery;
    return place;
  }

  async function aDelivery(): Promise<string> {
    await bench.rule(acme, (await bench.webhook(acme)).uuid);
    const { body } = await bench.dispatch({ organization_uuid: acme.uuid });
    return body.delivery_ids[0];
  }

  const cells = (wanted: (route: MatrixRoute) => boolean, caller: string) =>
    matrix
      .filter(({ route }) => wanted(route))
      .map(({ route, cells: all }) => `${route.method} ${route.path}: ${all.get(caller)}`);
  const withTokens = ({ isOpen }: MatrixRoute) => !isOpen;
  const below = ({ path }: MatrixRoute) => path.includes('/organizations/{uuid}');

  it('is nobody without a token of a person', () => {
    expect(cells(withTokens, 'no token').filter((cell) => !cell.endsWith(': 401 unauthenticated'))).toStrictEqual([]);
    expect(cells(withTokens, 'a wrong token').filter((cell) => !cell.endsWith(': 401 invalid_token'))).toStrictEqual(
      [],
    );
    const own = cells(below, "a client's own token");
    expect(own.filter((cell) => !cell.endsWith(': 403 user_required'))).toStrictEqual([]);
  });

  it('is no token where services sign', () => {
    for (const caller of matrix[0]!.cells.keys())
      expect(cells(({ isOpen }) => isOpen, caller).filter((cell) => cell.endsWith(`: ${may}`))).toStrictEqual([]);
  });

  it('is an owner only as far as the scope of the token goes', () => {
    for (const scope of scopeNames) {
      const caller = `owner, \`${scope}\``;
      const lacking = cells((route) => below(route) && !route.scopes.includes(scope), caller);
      expect(lacking.filter((cell) => !cell.endsWith(': 403 insufficient_scope'))).toStrictEqual([]);
      const enough = cells((route) => below(route) && route.scopes.includes(scope), caller);
      expect(enough.filter((cell) => !cell.endsWith(`: ${may}`))).toStrictEqual([]);
    }
  });

  it('is nobody of another organization, and no member who may not', () => {
    for (const caller of ['owner of another organization', 'member without permissions', 'member', 'viewer'])
      expect(cells(below, caller).filter((cell) => !/: 40[34] \w+$/.test(cell))).toStrictEqual([]);
  });

  it('is what the page says that was agreed to', () => {
    const said = matrixPage('Who may call what: notifications', lead, matrix);
    expect(agreedPage(page, said)).toBe(said);
  });
});
