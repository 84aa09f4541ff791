import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { describeWebhookEvents, timestamp, type EventType } from '@platform/contracts';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import {
  organizationsBench,
  type OrganizationsBench,
  type TestOrganization,
} from '../testing/organizations-bench.test-helper.js';

/** Webhooks about organizations. Other tests check those of identity and links. */
const told = describeWebhookEvents().filter(({ event }) => !/^(user|link)\./.test(event));

describe('the payload of webhooks', () => {
  let bench: OrganizationsBench;
  let acme: TestOrganization;

  beforeAll(async () => {
    bench = await organizationsBench();
    acme = await bench.organization('Acme');
    await makeEverythingHappen();
  });
  afterAll(() => bench.close());

  const send = async (method: string, path: string, body?: object, token = acme.token) => {
    const answer = await bench.call(method, path.startsWith('/api') ? path : acme.path + path, { token, body });
    assert.ok(answer.status < 300, `${method} ${path}: ${JSON.stringify(answer.body)}`);
    return answer.body?.data;
  };

  async function makeEverythingHappen(): Promise<void> {
    await send('PUT', '', { name: 'Acme & Co', description: 'Since 1815' });
    const bob = await bench.person('Bob');
    await send('POST', '/members', { email: bob.email });
    await send('PUT', `/members/${bob.uuid}`, { role: 'viewer' });
    await send('DELETE', `/members/${bob.uuid}`);
    const role = await send('POST', '/roles', {
      name: 'Auditor',
      display_name: 'Auditor',
      permissions: ['view_members'],
    });
    await send('PUT', `/roles/${role.id}`, { permissions: ['view_members', 'view_audit_logs'] });
    await send('DELETE', `/roles/${role.id}`);
    const [accepting, declining] = [await bench.person('Eve'), await bench.person('Dan')];
    const invited = async (email: string) => (await send('POST', '/invitations', { email })).uuid as string;
    await send('POST', `/api/v1/invitations/${await invited(accepting.email)}/accept`, undefined, accepting.token);
    await send('POST', `/api/v1/invitations/${await invited(declining.email)}/decline`, undefined, declining.token);
    await send('DELETE', `/invitations/${await invited('nobody@example.org')}`);
    await send('DELETE', '');
  }

  it('fits the JSON Schema of its event and has the fields of the contract, for every event', async () => {
    const ajv = formats.default(new Ajv2020({ strict: false, allErrors: true }));
    expect(told.length).toBe(13);
    for (const { event, payload_schema, example } of told) {
      const isValid = ajv.compile(payload_schema);
      const rows = (await bench.outbox(event as EventType)).filter(
        ({ payload }) => (payload['organization'] as { uuid: string }).uuid === acme.uuid,
      );
      assert.ok(rows.length >= 1, `${event} did not happen`);
      for (const { payload, version } of rows) {
        const body = { event, timestamp: timestamp(new Date()), ...payload, sequence: Number(version) };
        assert.ok(isValid(body), `${event}: ${JSON.stringify(isValid.errors)}`);
        assert.deepEqual(shapeOf(body), shapeOf(example), event);
      }
    }
  });

  it('says what changed, as the contract shows it', async () => {
    const last = async (event: EventType) =>
      (await bench.outbox(event))
        .filter(({ payload }) => (payload['organization'] as { uuid: string }).uuid === acme.uuid)
        .at(-1)!.payload;
    expect((await last('member.updated'))['data']).toStrictEqual({ old_role: 'member', new_role: 'viewer' });
    expect((await last('member.added'))['data']).toStrictEqual({ role: 'member', source: 'invitation' });
    expect((await last('member.removed'))['data']).toStrictEqual({ role: 'viewer' });
    const { organization, data } = (await last('organization.updated')) as Record<string, Record<string, unknown>>;
    expect(data).toStrictEqual({ name: 'Acme & Co' });
    expect([organization!['description'], organization!['is_active']]).toStrictEqual(['Since 1815', true]);
  });

  it('is still sent for a deleted organization, which is gone for its members on every route', async () => {
    const [event] = (await bench.outbox('organization.deleted')).slice(-1);
    expect((event!.payload['organization'] as { uuid: string }).uuid).toBe(acme.uuid);
    const waiting = await bench.query(`SELECT consumer FROM outbox_recipient WHERE event_id = $1 ORDER BY 1`, [
      event!.id,
    ]);
    expect(waiting.map(({ consumer }) => consumer)).toStrictEqual(['identity', 'notifications', 'webhooks']);
    const uuid = acme.owner.uuid;
    const routes: [string, string, object?][] = [
      ...['', '/members', `/members/${uuid}`, '/roles', '/roles/member', '/invitations', `/invitations/${uuid}`].map(
        read,
      ),
      ...['/permissions', '/audit-logs', '/audit-logs/export', '/invite-links', '/teams', '/teams/1', '/domains'].map(
        read,
      ),
      ['PUT', '', { name: 'x' }],
      ['DELETE', ''],
      ['POST', '/transfer-ownership', { user_uuid: uuid }],
      ['POST', '/members', { email: acme.owner.email }],
      ['PUT', `/members/${uuid}`, { role: 'viewer' }],
      ['DELETE', `/members/${uuid}`],
      ['POST', '/roles', { name: 'x', display_name: 'x', permissions: [] }],
      ['PUT', '/roles/member', { display_name: 'x' }],
      ['DELETE', '/roles/member'],
      ['POST', '/invitations', { email: 'x@example.org' }],
      ['POST', '/invitations/bulk', { invitations: [{ email: 'x@example.org' }] }],
      ['POST', '/invite-links', {}],
      ['POST', '/teams', { name: 'x' }],
      ['POST', '/domains', { domain: 'acme.com' }],
      ['POST', '/join'],
    ];
    for (const [method, path, body] of routes) {
      const answer = await bench.call(method, acme.path + path, { token: acme.token, body });
      assert.deepEqual([answer.status, answer.body.error], [404, 'organization_not_found'], `${method} ${path}`);
    }
    expect((await bench.call('GET', '/api/v1/organizations', acme)).body).toStrictEqual({ data: [] });
  });
});

function read(path: string): [string, string] {
  return ['GET', path];
}

/** The names of all fields at every depth, without the content of lists. */
function shapeOf(value: unknown): unknown {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return true;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => one.localeCompare(other))
      .map(([name, inside]) => [name, shapeOf(inside)]),
  );
}
