import { beforeAll, describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { eventually } from '@platform/testing';
import { linkExamples, platformExamples, type Example, type Known } from './hostile-bodies.test-helper.js';
import { consoleToken, createPerson } from './people.test-helper.js';
import { sharedPlatform, type SharedPlatform } from './shared-platform.test-helper.js';

const person = { name: 'Ada', surname: 'Lovelace', email: 'ada@hostile.example.org', password: 'the engine of 1843' };

/** Values that careless code, Postgres, a URL or a header cannot handle. */
const hostileTexts = [
  ...['', 'a\u0000b', '\ud800', '\u202e\r\n', 'x'.repeat(300), 'x'.repeat(20_000), '__proto__', "'; DROP TABLE x; --"],
  ...['0000-01-01', '0000-01-01T00:00:00Z', '9999-12-31T23:59:59-23:59', '1e400', '99999999999999999999'],
  ...['https://[::1]:99999/', 'data:text/html,x', `https://${'a'.repeat(300)}.example/`],
];
const hostileValues = [...hostileTexts, null, true, -1, 2 ** 53, [], {}, [null]];

interface Answered {
  status: number;
  text: string;
}

/** The id of a new record in answers of the links API and of the others. */
interface Made {
  id: number;
  data: { uuid: string; id: number; client_id: string };
}

interface Page {
  data: { maxpage: number };
}

describe('hostile input', () => {
  let platform: SharedPlatform;
  let token: string;
  let apiKey: string;
  let known: Known;

  beforeAll(async () => {
    platform = await sharedPlatform();
    await createPerson(platform, person);
    token = await consoleToken(platform, person);
    const key = () => platform.admin<{ api_key: string }>('links', 'key', '--email', person.email);
    apiKey = (await eventually(key, { timeoutMs: 30_000 })).api_key;
    known = await records();
  });

  async function call(base: string, bearer: string, method: string, path: string, body?: unknown): Promise<Answered> {
    const headers = { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' };
    const sent = body === undefined ? undefined : JSON.stringify(body);
    const res = await fetch(base + path, { method, headers, body: sent, signal: AbortSignal.timeout(20_000) });
    return { status: res.status, text: await res.text() };
  }
  const ofPlatform = (method: string, path: string, body?: unknown) =>
    call(platform.base_url, token, method, path, body);
  const ofLinks = (method: string, path: string, body?: unknown) =>
    call(platform.links_base_url, apiKey, method, path, body);

  async function records(): Promise<Known> {
    const made = ({ status, text }: Answered) => {
      assert.ok(status < 300, text);
      return JSON.parse(text) as Made;
    };
    const link = async (path: string, body: object) => made(await ofLinks('POST', path, body)).id;
    const row = async (path: string, body: object) => made(await ofPlatform('POST', path, body)).data;
    const { uuid: organization } = await row('/v1/organizations', { name: 'Hostile' });
    const base = `/v1/organizations/${organization}`;
    const client = { name: 'c', redirect_uris: ['https://example.com/cb'], scopes: ['openid'] };
    const destination = (body: object) => row(`${base}/notification-endpoints`, { name: 'd', ...body });
    const emailDestination = await eventually(() => destination({ type: 'email', emails: ['a@example.org'] }));
    const rule = { name: 'r', notification_endpoint_uuid: emailDestination.uuid, events: ['a.*'] };
    return {
      organization,
      client: (await row('/v1/oauth-clients', { ...client, webhook_url: 'http://127.0.0.1:9/h' })).client_id,
      emailDestination: emailDestination.uuid,
      webhookDestination: (await destination({ type: 'webhook', webhook_url: 'http://127.0.0.1:9/x' })).uuid,
      rule: (await row(`${base}/notification-rules`, rule)).uuid,
      role: (await row(`${base}/roles`, { name: 'a', display_name: 'A', permissions: ['view_members'] })).id,
      team: (await row(`${base}/teams`, { name: 't' })).id,
      link: await link('/api/url/add', { url: 'https://example.com/first' }),
      campaign: await link('/api/campaign/add', { name: 'c1' }),
      channel: await link('/api/channel/add', { name: 'c1' }),
      template: await link('/api/utm-templates', { name: 't1', source: 's' }),
      pixel: await link('/api/pixel/add', { type: 'gtmpixel', name: 'p', tag: 'GTM-ABC123' }),
      qr: await link('/api/qr/add', { type: 'text', data: 'x' }),
    };
  }

  /** Sends each valid example, and then the example with each of its values replaced by each hostile one. */
  async function tryAll(examples: Example[], ask: typeof ofPlatform): Promise<string[]> {
    const faults: string[] = [];
    for (const [method, path, body] of examples) {
      // The copy of a referenced row may arrive later.
      await eventually(async () => {
        const { status, text } = await ask(method, path, body);
        assert.ok(status < 300, `${method} ${path}: ${text}`);
      });
      for (const place of placesIn(body)) {
        const tries = hostileValues.map(async (value) => {
          const answer = await ask(method, path, replaced(body, place, value));
          if (!isClear(answer))
            faults.push(`${method} ${path} ${place.join('.')} ${JSON.stringify(value).slice(0, 40)}: ${answer.text}`);
        });
        await Promise.all(tries);
      }
    }
    return faults;
  }

  it('in bodies of identity, organizations, webhooks and notifications is accepted or clearly refused', async () => {
    expect(await tryAll(platformExamples(known), ofPlatform)).toStrictEqual([]);
    const organization = `/v1/organizations/${known.organization}`;
    const parts = ['members', 'roles', 'invitations', 'teams', 'invite-links', 'domains', 'notification-endpoints'];
    const logs = ['notification-rules', 'notification-deliveries', 'audit-logs', 'audit-logs/export'];
    const ofOrganization = ['', ...parts, ...logs].map((part) => `${organization}/${part}`.replace(/\/$/, ''));
    const others = ['/v1/me', '/user', '/v1/oauth-clients', `/v1/webhook-deliveries?client_id=${known.client}`];
    for (const path of [...ofOrganization, ...others]) {
      const { status, text } = await ofPlatform('GET', path);
      assert.equal(status, 200, `what was taken can be read: ${path}: ${text}`);
    }
  });

  it('in bodies of links is accepted or clearly refused', async () => {
    expect(await tryAll(linkExamples(known), ofLinks)).toStrictEqual([]);
    const addresses: string[] = [];
    const lists = ['urls', 'campaigns', 'channels', 'pixels', 'qr', 'splash', 'overlay', 'bio', 'account/keys', 'tags'];
    for (const list of [...lists, 'urls/export']) {
      let next = `/api/${list}?limit=100&page=1`;
      for (let page = 1; next; page += 1) {
        const { status, text } = await ofLinks('GET', next);
        assert.equal(status, 200, `what was taken can be read: ${next}: ${text}`);
        addresses.push(
          ...[...text.matchAll(/"(?:shorturl|link|rotator|list)":"(http:[^"]+)"/g)].map(([, found]) => found!),
        );
        const isLast = !text.startsWith('{') || (JSON.parse(text) as Page).data.maxpage <= page;
        next = isLast ? '' : `/api/${list}?limit=100&page=${page + 1}`;
      }
    }
    expect(addresses.length).toBeGreaterThan(100);
    for (const address of addresses.filter((found) => found.startsWith(platform.links_base_url))) {
      const { status } = await fetch(address, { redirect: 'manual' });
      assert.ok(status < 500, `what was taken can be visited: ${address}: ${status}`);
    }
  });

  it('in queries is accepted or clearly refused', async () => {
    const organization = `/v1/organizations/${known.organization}`;
    const lists: [ask: typeof ofPlatform, path: string, names: string[]][] = [
      [ofPlatform, `${organization}/audit-logs`, ['event', 'from', 'to', 'per_page', 'page']],
      [ofPlatform, `${organization}/permissions`, ['permissions']],
      [ofPlatform, `${organization}/notification-deliveries`, ['status', 'event', 'from', 'to', 'page']],
      [ofPlatform, '/v1/webhook-deliveries', ['event', 'status', 'from', 'to', 'client_id', 'organization_uuid']],
      [ofLinks, '/api/urls', ['limit', 'page', 'order', 'q', 'tag', 'campaign', 'channel', 'domain', 'short']],
      [ofLinks, `/api/statistics/links/${known.link}`, ['from', 'to', 'unit']],
      [ofLinks, `/api/statistics/links/${known.link}/export`, ['from', 'to', 'format']],
    ];
    const faults: string[] = [];
    for (const [ask, path, names] of lists) {
      assert.equal((await ask('GET', path)).status, 200, path);
      for (const name of names) {
        for (const text of hostileTexts.filter(({ length }) => length < 1_000)) {
          const answer = await ask('GET', `${path}?${name}=${encodeURIComponent(text.toWellFormed())}`);
          if (!isClear(answer)) faults.push(`${path} ${name}=${text}: ${answer.text}`);
        }
      }
    }
    expect(faults).toStrictEqual([]);
  });
});

/** Accepted, or refused with a code and a message. */
function isClear({ status, text }: Answered): boolean {
  if (status < 400) return true;
  const { error, message } = JSON.parse(text) as Record<string, unknown>;
  return status < 500 && Boolean(error) && typeof message === 'string' && message !== '';
}

type Place = (string | number)[];

/** Every value inside, and the whole. */
function placesIn(value: unknown, place: Place = []): Place[] {
  if (typeof value !== 'object' || value === null) return [place];
  return [place, ...Object.entries(value).flatMap(([name, inner]) => placesIn(inner, [...place, name]))];
}

function replaced(body: unknown, place: Place, value: unknown): unknown {
  const [first, ...rest] = place;
  if (first === undefined) return value;
  const copy = structuredClone(body) as Record<string, unknown>;
  copy[first] = replaced(copy[first], rest, value);
  return copy;
}
