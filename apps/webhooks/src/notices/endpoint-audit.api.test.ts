import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import type { AuditFacts } from '@platform/contracts';
import { eventually } from '@platform/testing';
import { webhooksBench, type WebhooksBench } from '../testing/webhooks-bench.test-helper.js';

const endpoint = '/api/v1/webhook-endpoint';
const deliveries = '/api/v1/webhook-deliveries';

describe('an action on the endpoint of an organization’s client', () => {
  let bench: WebhooksBench;
  beforeAll(async () => {
    bench = await webhooksBench();
  });
  afterAll(() => bench.close());

  async function ours() {
    const owner = randomUUID();
    const organization = await bench.organization(owner);
    const client = await bench.client({ organization_uuid: organization.uuid, name: 'Invoices' });
    await bench.grant(client, owner);
    return { ...client, organization, owner, token: await bench.token({ user_uuid: owner, client_id: 'console' }) };
  }
  type Ours = Awaited<ReturnType<typeof ours>>;

  const auditedOf = async ({ client_id }: { client_id: string }) =>
    (await bench.outbox('webhook.audited'))
      .map(({ payload }) => payload['audit'] as AuditFacts)
      .filter(({ target }) => target?.id === client_id);
  const post = async ({ client_id, token }: Pick<Ours, 'client_id' | 'token'>, path: string, body: object = {}) => {
    const headers = { 'user-agent': 'Test/1' };
    const answer = await bench.call('POST', `${path}?client_id=${client_id}`, { token, body, headers });
    assert.ok(answer.status < 300, JSON.stringify(answer.body));
    return answer.body.data;
  };
  /** Waits until the endpoint was reported as disabled this often: each report comes a moment later. */
  const disabled = (client: Ours, times: number) =>
    eventually(async () => {
      const reports = (await auditedOf(client)).filter(({ event }) => event === 'webhook_endpoint.disabled');
      expect(reports.length).toBe(times);
    });

  it('is recorded in the organization’s audit log: tests, disabling, enabling, single and bulk retries', async () => {
    const client = await ours();
    client.receiver.script({ status: 410 });
    const { uuid } = await post(client, `${deliveries}/test`);
    await disabled(client, 1);
    await post(client, `${endpoint}/enable`);
    client.receiver.script({ status: 410 });
    await post(client, `${deliveries}/${uuid}/retry`);
    await disabled(client, 2);
    await post(client, `${endpoint}/enable`);
    const range = {
      from: new Date(Date.now() - 60_000).toISOString(),
      to: new Date(Date.now() + 60_000).toISOString(),
    };
    const { matched } = await post(client, `${deliveries}/retry`, { ...range, event: 'webhook.*' });
    expect(matched).toBe(1);
    const entries = await auditedOf(client);
    const delivery = { event: 'webhook.test', delivery: uuid };
    expect(entries.map(({ event, actor, metadata }) => [event, actor.type, metadata])).toStrictEqual([
      ['webhook_endpoint.tested', 'user', delivery],
      ['webhook_endpoint.disabled', 'system', { reason: 'gone' }],
      ['webhook_endpoint.enabled', 'user', {}],
      ['webhook_delivery.retried', 'user', delivery],
      ['webhook_endpoint.disabled', 'system', { reason: 'gone' }],
      ['webhook_endpoint.enabled', 'user', {}],
      ['webhook_delivery.bulk_retried', 'user', { ...range, event: 'webhook.*', matched: 1 }],
    ]);
    const [{ organization_uuid, actor, target, user_agent, client_id }] = entries as [AuditFacts];
    expect({ organization_uuid, actor, target, user_agent, client_id }).toStrictEqual({
      organization_uuid: client.organization.uuid,
      actor: { type: 'user', uuid: client.owner },
      target: { type: 'oauth_client', id: client.client_id, name: 'Invoices' },
      user_agent: 'Test/1',
      client_id: 'console',
    });
    expect(JSON.stringify(entries).includes(client.receiver.url)).toBeFalsy();
  });

  it('is not recorded for a person’s client, or when somebody of another organization did it', async () => {
    const owner = randomUUID();
    const own = await bench.client({ owner_uuid: owner });
    await post({ ...own, token: await bench.token({ user_uuid: owner, client_id: 'console' }) }, `${deliveries}/test`);
    expect(await auditedOf(own)).toStrictEqual([]);

    const client = await ours();
    const user = randomUUID();
    await bench.grant(client, user);
    client.receiver.script({ status: 410 });
    const theirs = await bench.organization(user, 'Elsewhere');
    const [delivery] = await eventually(async () => {
      const rows = await bench.query(`SELECT id FROM delivery WHERE organization_uuid = $1 AND status = 'failed'`, [
        theirs.uuid,
      ]);
      expect(rows.length).toBe(1);
      return rows;
    });
    await post(client, `${endpoint}/enable`);
    const before = (await auditedOf(client)).length;
    const token = await bench.token({ user_uuid: user, client_id: client.client_id });
    await post({ client_id: client.client_id, token }, `${deliveries}/${delivery!.id}/retry`);
    expect((await auditedOf(client)).length).toBe(before);
  });
});
