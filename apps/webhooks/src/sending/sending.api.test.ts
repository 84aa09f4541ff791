import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { webhookBody } from '@platform/contracts';
import { verify as verifyGithub } from '@octokit/webhooks-methods';
import { Webhook } from 'standardwebhooks';
import { Webhook as SvixWebhook } from 'svix';
import { generateSecret, sign, verifyRequest } from '@platform/signatures';
import { eventually, type ReceivedRequest } from '@platform/testing';
import { heardBy, webhooksBench, type BenchClient, type WebhooksBench } from '../testing/webhooks-bench.test-helper.js';

describe('a webhook', () => {
  let bench: WebhooksBench;

  beforeAll(async () => {
    bench = await webhooksBench();
  });
  afterAll(() => bench.close());

  /** A client that hears of an organization, and its newest delivery in the log. */
  async function listening(facts?: Partial<BenchClient['facts']>) {
    const owner = randomUUID();
    const client = await bench.client(facts);
    await bench.grant(client, owner);
    const token = await bench.token({ user_uuid: null, client_id: client.client_id, scopes: [] });
    const newest = async () => (await bench.call('GET', '/api/v1/webhook-deliveries', { token })).body.data[0];
    const settled = (status: string) =>
      eventually(async () => {
        const delivery = await newest();
        expect(delivery?.status).toBe(status);
        return delivery;
      });
    return { ...client, owner, token, newest, settled };
  }

  it('has exactly the headers and the body of the contract, signed so that a receiver can verify it', async () => {
    const { owner, receiver, secret, settled } = await listening();
    const organization = await bench.organization(owner);
    const delivery = await settled('success');
    const [req] = receiver.requests;
    expect([req!.method, req!.path]).toStrictEqual(['POST', '/hook?key=hidden']);
    expect(req!.headers['x-platform-event']).toBe('organization.created');
    expect(req!.headers['x-platform-delivery']).toBe(delivery.uuid);
    expect(req!.headers['user-agent']).toBe('PlatformID-Webhook/1.0');
    expect(req!.headers['content-type']).toBe('application/json');
    expect(req!.headers['webhook-id']).toBe(delivery.uuid);
    expect(verifyRequest(req!.headers, req!.rawBody, secret)).toBeTruthy();
    expect(verifyRequest(req!.headers, req!.rawBody, generateSecret())).toBeFalsy();
    const timestamp = Number(req!.headers['x-platform-timestamp']);
    expect(req!.headers['x-platform-signature-256']).toBe(sign(secret, timestamp, req!.rawBody));
    expect(req!.headers['x-platform-signature-256-previous']).toBe(undefined);
    const body = JSON.parse(req!.rawBody.toString());
    expect(Object.keys(body).slice(0, 3)).toStrictEqual(['event', 'timestamp', 'organization']);
    expect(body.timestamp).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+00:00$/);
    expect(body.organization.slug).toBe(organization.slug);
    expect(webhookBody('organization.created').parse(body)).toStrictEqual(body);
  });

  it('is verified by a public library of Standard Webhooks, on every attempt and during a rotation', async () => {
    const { owner, receiver, secret, facts, settled } = await listening();
    const next = generateSecret();
    const rotated = {
      ...facts,
      sealed_webhook_secret: bench.seal(next),
      sealed_previous_webhook_secret: facts.sealed_webhook_secret,
      previous_webhook_secret_expires_at: new Date(Date.now() + 3_600_000).toISOString(),
    };
    receiver.script({ status: 500 });
    const organization = await bench.organization(owner);
    await settled('success');
    await bench.publish('client.saved', { client: rotated });
    await bench.rename(organization);
    await eventually(() => expect(receiver.requests.length).toBe(3));
    receiver.requests.forEach(({ headers, rawBody }, n) => {
      const given = headers as Record<string, string>;
      for (const known of n < 2 ? [secret] : [secret, next]) {
        const body = new Webhook(known).verify(rawBody.toString(), given) as { organization: { uuid: string } };
        expect(body.organization.uuid).toBe(organization.uuid);
      }
      expect(() => new Webhook(generateSecret()).verify(rawBody.toString(), given)).toThrow();
      expect(() => new Webhook(n < 2 ? secret : next).verify(`${rawBody.toString()} `, given)).toThrow();
    });
  });

  it('is verified by Svix and by the library of GitHub’s own receivers', async () => {
    const { owner, receiver, secret, settled } = await listening();
    await bench.organization(owner);
    await settled('success');
    const [{ headers, rawBody }] = receiver.requests as [ReceivedRequest];
    const given = headers as Record<string, string>;
    const body = rawBody.toString();
    new SvixWebhook(secret).verify(body, given);
    expect(() => new SvixWebhook(generateSecret()).verify(body, given)).toThrow();
    // The same header as GitHub’s, over the body after its timestamp.
    const signed = `${given['x-platform-timestamp']}.${body}`;
    expect(await verifyGithub(secret, signed, given['x-platform-signature-256']!)).toBe(true);
    expect(await verifyGithub(generateSecret(), signed, given['x-platform-signature-256']!)).toBe(false);
  });

  it('is one POST for each logged attempt when the receiver breaks connections after the body', async () => {
    const { owner, receiver, token, settled } = await listening();
    receiver.always({ isBroken: true });
    await bench.organization(owner);
    const { uuid } = await settled('failed');
    const { data } = (await bench.call('GET', `/api/v1/webhook-deliveries/${uuid}`, { token })).body;
    expect(data.attempts.map(({ number }: { number: number }) => number).sort()).toStrictEqual([1, 2, 3]);
    expect(receiver.requests.length).toBe(3);
  });

  it('is delivered by a 2xx although its body breaks off, and is not sent again', async () => {
    const { owner, receiver, settled } = await listening();
    receiver.always({ status: 202, headers: { 'content-length': '20', connection: 'close' }, body: 'half' });
    await bench.organization(owner);
    const delivery = await settled('success');
    expect([delivery.status_code, delivery.attempt, receiver.requests.length]).toStrictEqual([202, 1, 1]);
  });

  it('lets the receiver order events of one second, whatever order they arrive in', async () => {
    const { owner, receiver } = await listening();
    const organization = await bench.organization(owner);
    await eventually(() => expect(receiver.requests.length).toBe(1));
    receiver.script({ status: 503 });
    for (let n = 1; n <= 6; n += 1) await bench.rename({ ...organization, name: `Name ${n}` });
    const bodies = await eventually(() => {
      expect(receiver.requests.length).toBe(8);
      return receiver.requests.map(({ rawBody }) => JSON.parse(rawBody.toString()));
    });
    const once = [...new Map(bodies.map((body) => [body.sequence, body])).values()];
    once.sort((a, b) => a.sequence - b.sequence);
    const names = [organization.name, ...Array.from({ length: 6 }, (_, n) => `Name ${n + 1}`)];
    expect(once.map(({ organization: { name } }) => name)).toStrictEqual(names);
  });

  it('is sent again after a failure, with the same bytes and delivery id and a new signature', async () => {
    const { owner, receiver, secret, settled } = await listening();
    receiver.script({ status: 500, body: 'not now' });
    await bench.organization(owner);
    const delivery = await settled('success');
    const [first, second] = receiver.requests;
    expect(first!.headers['x-platform-delivery']).toBe(second!.headers['x-platform-delivery']);
    expect(first!.rawBody).toStrictEqual(second!.rawBody);
    assert.ok(
      verifyRequest(first!.headers, first!.rawBody, secret) && verifyRequest(second!.headers, second!.rawBody, secret),
    );
    expect([delivery.attempt, delivery.attempts_made, delivery.retries_left]).toStrictEqual([2, 2, 0]);
  });

  it('fails after the whole schedule: one send and as many retries as it has delays', async () => {
    const { owner, receiver, settled } = await listening();
    receiver.always({ status: 404, body: 'no such hook' });
    await bench.organization(owner);
    const delivery = await settled('failed');
    expect(receiver.requests.length).toBe(3);
    expect([delivery.attempt, delivery.max_attempts, delivery.attempts_made, delivery.retries_left]).toStrictEqual([
      3, 2, 3, 0,
    ]);
    expect([delivery.status_code, delivery.response_body]).toStrictEqual([404, 'no such hook']);
    expect(delivery.next_retry_at).toBe(null);
    expect(delivery.completed_at).not.toBe(null);
  });

  it('follows no redirect', async () => {
    const { owner, receiver, settled } = await listening();
    const elsewhere = await bench.client();
    receiver.always({ status: 307, headers: { location: elsewhere.receiver.url } });
    await bench.organization(owner);
    expect((await settled('failed')).status_code).toBe(307);
    expect(elsewhere.receiver.requests.length).toBe(0);
  });

  it('disables an endpoint that answers 410, until its address changes', async () => {
    const { owner, receiver, facts, token, settled } = await listening();
    receiver.script({ status: 410 });
    const organization = await bench.organization(owner);
    const gone = await settled('failed');
    expect(receiver.requests.length).toBe(1);
    const refused = await bench.call('POST', `/api/v1/webhook-deliveries/${gone.uuid}/retry`, { token });
    expect([refused.status, refused.body.error]).toStrictEqual([409, 'endpoint_disabled']);
    await bench.publish('client.saved', { client: { ...facts, webhook_url: `${receiver.url}/new` } });
    await bench.rename(organization);
    await settled('success');
    expect(receiver.requests.map(({ path }) => path)).toStrictEqual(['/hook?key=hidden', '/new']);
  });

  it('disables no endpoint by an answer of its old address', async () => {
    const { owner, receiver, facts, token, settled } = await listening();
    const changed = Promise.withResolvers<void>();
    receiver.script({ status: 410, after: changed.promise });
    await bench.organization(owner);
    await eventually(() => expect(receiver.requests.length).toBe(1));
    await bench.publish('client.saved', { client: { ...facts, webhook_url: `${receiver.url}/new` } });
    changed.resolve();
    expect((await settled('failed')).status_code).toBe(410);
    const { body } = await bench.call('GET', '/api/v1/webhook-endpoint', { token });
    expect([body.data.status, body.data.disabled_reason]).toStrictEqual(['active', null]);
  });

  it('is signed with both secrets during a rotation, and with the new one alone afterwards', async () => {
    const { owner, receiver, secret: old, facts } = await listening();
    const secret = generateSecret();
    const rotated = (expiresAt: Date) => ({
      ...facts,
      sealed_webhook_secret: bench.seal(secret),
      sealed_previous_webhook_secret: facts.sealed_webhook_secret,
      previous_webhook_secret_expires_at: expiresAt.toISOString(),
    });
    await bench.publish('client.saved', { client: rotated(new Date(Date.now() + 3_600_000)) });
    const organization = await bench.organization(owner);
    const during = await eventually(() => receiver.requests[0] ?? assert.fail('nothing came'));
    assert.ok(
      verifyRequest(during.headers, during.rawBody, secret) && verifyRequest(during.headers, during.rawBody, old),
    );
    const timestamp = Number(during.headers['x-platform-timestamp']);
    expect(during.headers['x-platform-signature-256']).toBe(sign(secret, timestamp, during.rawBody));
    expect(during.headers['x-platform-signature-256-previous']).toBe(sign(old, timestamp, during.rawBody));
    expect(String(during.headers['webhook-signature']).split(' ').length).toBe(2);
    await bench.publish('client.saved', { client: rotated(new Date(Date.now() - 1_000)) });
    await bench.rename(organization);
    const afterwards = await eventually(() => receiver.requests[1] ?? assert.fail('nothing came'));
    expect(verifyRequest(afterwards.headers, afterwards.rawBody, old)).toBeFalsy();
    expect(verifyRequest(afterwards.headers, afterwards.rawBody, secret)).toBeTruthy();
  });

  it('is not sent to a forbidden address, and its log says no more than that', async () => {
    const { owner, settled } = await listening({ webhook_url: 'http://169.254.169.254/latest' });
    await bench.organization(owner);
    const delivery = await settled('failed');
    expect([delivery.status_code, delivery.response_body]).toStrictEqual([null, null]);
    expect(delivery.error_message).toBe('The address is not public.');
  });

  it('is never sent unsigned', async () => {
    const { owner, receiver, settled } = await listening({ sealed_webhook_secret: null });
    await bench.organization(owner);
    expect((await settled('failed')).error_message).toBe('The client has no webhook secret.');
    expect(heardBy({ receiver })).toStrictEqual([]);
  });
});

describe('a webhook that waits for a retry', () => {
  let bench: WebhooksBench;

  beforeAll(async () => {
    bench = await webhooksBench({ DELIVERY_RETRY_SCHEDULE: '1.5' });
  });
  afterAll(() => bench.close());

  /** A delivery whose first send failed. */
  async function waiting() {
    const owner = randomUUID();
    const client = await bench.client();
    await bench.grant(client, owner);
    client.receiver.script({ status: 503 });
    await bench.organization(owner);
    const token = await bench.token({ user_uuid: null, client_id: client.client_id });
    const read = async () => (await bench.call('GET', '/api/v1/webhook-deliveries', { token })).body.data[0];
    await eventually(async () => expect((await read()).next_retry_at).not.toBe(null));
    return { ...client, read };
  }

  it('stays pending between two attempts', async () => {
    const { read, receiver } = await waiting();
    const delivery = await read();
    expect([delivery.status, delivery.status_code, delivery.completed_at]).toStrictEqual(['pending', 503, null]);
    expect([delivery.attempt, delivery.attempts_made, delivery.retries_left]).toStrictEqual([1, 1, 1]);
    expect(delivery.url).toBe(`${receiver.url}/hook`);
  });

  it('is sent although Redis was emptied meanwhile', async () => {
    const { receiver } = await waiting();
    await bench.redis.flushdb();
    await eventually(() => expect(receiver.requests.length).toBe(2));
    const [first, second] = receiver.requests;
    expect(first!.headers['x-platform-delivery']).toBe(second!.headers['x-platform-delivery']);
  });

  it('is sent to the current address and with the current secret', async () => {
    const { facts, receiver, read } = await waiting();
    const secret = generateSecret();
    const client = { ...facts, webhook_url: `${receiver.url}/moved`, sealed_webhook_secret: bench.seal(secret) };
    await bench.publish('client.saved', { client });
    await eventually(async () => expect((await read()).status).toBe('success'));
    const retry = receiver.requests[1]!;
    expect(retry.path).toBe('/moved');
    expect(verifyRequest(retry.headers, retry.rawBody, secret)).toBeTruthy();
    await bench.publish('client.saved', { client: { ...client, webhook_url: `${receiver.url}/later` } });
    assert.equal((await read()).url, `${receiver.url}/moved`, 'where it went, not where the next one would');
  });

  it('ends, with the reason, when the client is disabled or loses its webhook URL', async () => {
    for (const [change, reason] of [
      [{ is_active: false }, /client disabled/i],
      [{ webhook_url: null }, /no webhook url/i],
    ] as const) {
      const { facts, receiver, read } = await waiting();
      await bench.publish('client.saved', { client: { ...facts, ...change } });
      const delivery = await eventually(async () => {
        const now = await read();
        expect(now.status).toBe('failed');
        return now;
      });
      expect(delivery.error_message).toMatch(reason);
      expect(delivery.url).toBe(`${receiver.url}/hook`);
      expect(receiver.requests.length).toBe(1);
    }
  });
});

describe('a webhook without allowed private networks', () => {
  let bench: WebhooksBench;

  beforeAll(async () => {
    bench = await webhooksBench({ EGRESS_ALLOW_CIDRS: '', DELIVERY_RETRY_SCHEDULE: '0.05' });
  });
  afterAll(() => bench.close());

  it('reaches no receiver on loopback', async () => {
    const owner = randomUUID();
    const client = await bench.client();
    await bench.grant(client, owner);
    await bench.organization(owner);
    const token = await bench.token({ user_uuid: null, client_id: client.client_id });
    await eventually(async () => {
      const { body } = await bench.call('GET', '/api/v1/webhook-deliveries', { token });
      expect([body.data[0].status, body.data[0].error_message]).toStrictEqual(['failed', 'The address is not public.']);
    });
    expect(client.receiver.requests.length).toBe(0);
  });
});
