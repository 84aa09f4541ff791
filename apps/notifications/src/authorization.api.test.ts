import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { scopeNames, systemRoles, type Permission } from '@platform/contracts';
import { agreedPage, AuthorizationMatrix, type MatrixCaller, type MatrixRoute } from '@platform/testing';
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
  'That of the owner without a second factor demands one of its members (`docs/adr/0029`). ' +
  'Services sign what they dispatch, and Telegram has a secret of its own: a token is nothing to these routes.';
const withoutFactor = 'owner without a second factor';

describe('the authorization of the notifications API', () => {
  let bench: NotificationsBench;
  let acme: TestOrganization;
  let strict: TestOrganization;
  let delivery: string;
  let matrix: AuthorizationMatrix;

  beforeAll(async () => {
    bench = await notificationsBench();
    acme = await bench.organization();
    strict = await bench.organization();
    await bench.query(`UPDATE organization_copy SET requires_mfa = true WHERE uuid = $1`, [strict.uuid]);
    delivery = await aDelivery();
    const callers = [
      { name: 'no token', token: null },
      { name: 'a wrong token', token: 'nonsense' },
      { name: "a client's own token", token: await bench.token({ user_uuid: null }) },
      { name: 'owner of another organization', token: (await bench.organization()).token },
      { name: 'member without permissions', token: (await bench.member(acme)).token },
      ...(await Promise.all(Object.entries(systemRoles).map(([role, of]) => roleCaller(role, of.permissions)))),
      { name: withoutFactor, token: strict.token },
      ...(await Promise.all(scopeNames.map(scopeCaller))),
    ];
    // A caller without access to the organization does not learn whether the child exists.
    const children = { endpointUuid: randomUUID(), ruleUuid: randomUUID(), deliveryUuid: randomUUID() };
    const inStrict = { uuid: strict.uuid, ...children };
    const placeFor = (_: MatrixRoute, { name }: MatrixCaller) =>
      Promise.resolve(name === withoutFactor ? inStrict : undefined);
    matrix = await AuthorizationMatrix.of({ openapi, url: bench.url, callers, place, placeFor });
  });
  afterAll(() => bench.close());

  async function roleCaller(role: string, permissions: readonly Permission[]): Promise<MatrixCaller> {
    const token = role === 'owner' ? acme.token : (await bench.member(acme, [...permissions])).token;
    return { name: role, token };
  }

  /** The owner with a token of one scope. */
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

  const withTokens = ({ isOpen }: MatrixRoute) => !isOpen;
  const below = ({ path }: MatrixRoute) => path.includes('/organizations/{uuid}');

  it('refuses every route without the token of a person', () => {
    expect(matrix.unexpected('no token', /^401 unauthenticated$/, withTokens)).toStrictEqual([]);
    expect(matrix.unexpected('a wrong token', /^401 invalid_token$/, withTokens)).toStrictEqual([]);
    expect(matrix.unexpected("a client's own token", /^403 user_required$/, below)).toStrictEqual([]);
  });

  it('accepts no access token where services or Telegram sign', () => {
    for (const caller of matrix.callers)
      expect(matrix.unexpected(caller, /^(?!may$)/, ({ isOpen }) => isOpen)).toStrictEqual([]);
  });

  it('opens to an owner what the scope of the token covers, and nothing else', () => {
    for (const scope of scopeNames) {
      const caller = `owner, \`${scope}\``;
      const isCovered = (route: MatrixRoute) => below(route) && route.scopes.includes(scope);
      const isLacking = (route: MatrixRoute) => below(route) && !route.scopes.includes(scope);
      expect(matrix.unexpected(caller, /^403 insufficient_scope$/, isLacking)).toStrictEqual([]);
      expect(matrix.unexpected(caller, /^may$/, isCovered)).toStrictEqual([]);
    }
  });

  it('refuses the owner of another organization, and members without manage_notifications', () => {
    for (const caller of ['owner of another organization', 'member without permissions', 'member', 'viewer'])
      expect(matrix.unexpected(caller, /^40[34] \w+$/, below)).toStrictEqual([]);
  });

  it('refuses a sign-in without second factor all access to an organization that demands one', () => {
    expect(matrix.unexpected(withoutFactor, /^403 second_factor_required$/, below)).toStrictEqual([]);
  });

  it('is what the committed page says', () => {
    const made = matrix.page('Who may call what: notifications', lead);
    expect(agreedPage(page, made)).toBe(made);
  });
});
