import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { codeFlow, httpReceiver, type HttpReceiver } from '@platform/testing';
import { pageWalk, type Page, type PageWalk } from '@platform/testing/page-walk';
import { createPerson, signIn } from './people.test-helper.js';
import { apiRateLimit, sharedPlatform, type SharedPlatform } from './shared-platform.test-helper.js';

const person = {
  name: 'Grace',
  surname: 'Hopper',
  email: 'grace@other-origin.example.org',
  password: 'a compiler for 1952',
};

interface Asked {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}
interface Read {
  status: number;
  remaining: string | null;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- bodies of every shape are asserted on
  body: any;
}

/** A browser, which sends preflights and hides from the page what the answer does not expose. */
describe('an application at an origin of its own', () => {
  let platform: SharedPlatform;
  let application: HttpReceiver;
  let walk: PageWalk;
  let page: Page;

  beforeAll(async () => {
    [walk, application, platform] = await Promise.all([pageWalk(), httpReceiver(), sharedPlatform()]);
    application.always({ headers: { 'content-type': 'text/html' }, body: '<!doctype html><title>Application</title>' });
    await createPerson(platform, person);
    page = await walk.open(platform.auth_url);
  });
  afterAll(async () => {
    await walk?.close();
    await application?.close();
  });

  /** A request of the page, and the part of the answer that it may read. */
  const fromPage = (url: string, asked: Asked = {}) =>
    page.evaluate(
      async ([address, init]: [string, Asked]) => {
        const res = await fetch(address, init);
        return { status: res.status, remaining: res.headers.get('x-ratelimit-remaining'), body: await res.json() };
      },
      [url, asked] as [string, Asked],
    ) as Promise<Read>;
  const asJson = (token: string) => ({ authorization: `Bearer ${token}`, 'content-type': 'application/json' });
  const body = JSON.stringify({ url: 'https://example.org/harbor' });

  it('signs a person in by a public client and calls the APIs', async () => {
    const redirect_uri = `${application.url}/callback`;
    const scope = 'openid profile links:manage';
    const { client_id } = await platform.admin<{ client_id: string }>(
      ...['client', 'create', '--name', 'Pages', '--public', '--redirect-uri', redirect_uri, '--scope', scope],
    );
    const flow = codeFlow(platform, { client_id, redirect_uri }, scope);
    await page.goto(flow.address);
    await signIn(page, person);
    await page.getByRole('button', { name: 'Allow', exact: true }).click();
    await page.waitForURL(`${redirect_uri}**`);
    const { access_token } = await flow.tokens(new URL(page.url()));

    const me = await fromPage(`${platform.base_url}/v1/me`, { headers: asJson(access_token) });
    expect([me.status, me.body.data.name, me.remaining]).toStrictEqual([200, person.name, String(apiRateLimit - 1)]);
    const link = { method: 'POST', headers: { ...asJson(access_token), 'idempotency-key': 'harbor' }, body };
    const made = await fromPage(`${platform.base_url}/v1/links/url/add`, link);
    expect([made.status, made.body.error]).toStrictEqual([200, 0]);
    const refused = await fromPage(`${platform.base_url}/v1/organizations`, { headers: asJson('none') });
    expect([refused.status, refused.body.error]).toStrictEqual([401, 'invalid_token']);
  });

  it('creates links with a key at the host of links', async () => {
    const { api_key } = await platform.admin<{ api_key: string }>('links', 'key', '--email', person.email);
    const link = { method: 'POST', headers: asJson(api_key), body };
    const made = await fromPage(`${platform.links_base_url}/api/url/add`, link);
    expect([made.status, made.body.error]).toStrictEqual([200, 0]);
  });

  it('cannot call the routes for servers', async () => {
    const dispatch = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' };
    await expect(fromPage(`${platform.base_url}/v1/notifications/dispatch`, dispatch)).rejects.toThrow(
      /Failed to fetch/,
    );
  });
});
