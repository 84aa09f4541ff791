import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { browser, clientRedirectUri, eventually, freePort, personPassword, signUp } from '@platform/testing';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { sharedPlatform, type SharedPlatform } from './shared-platform.test-helper.js';

const program = new URL('../../../tools/sample/dist/main.js', import.meta.url).pathname;
const scope = 'openid profile organizations org:read org:manage';

interface Client {
  client_id: string;
  client_secret: string;
  webhook_secret: string;
}

describe('the sample app', () => {
  let platform: SharedPlatform;
  let app: ChildProcess;
  let own: string;
  let person: { email: string; access_token: string };
  let organization: { uuid: string };

  const ask = async <T>(method: string, path: string, body: unknown): Promise<T> => {
    const headers = { authorization: `Bearer ${person.access_token}`, 'content-type': 'application/json' };
    const res = await fetch(platform.base_url + path, { method, headers, body: JSON.stringify(body) });
    return ((await res.json()) as { data: T }).data;
  };

  beforeAll(async () => {
    platform = await sharedPlatform();
    const port = await freePort();
    own = `http://127.0.0.1:${port}`;
    const client = await platform.admin<Client>(
      ...['client', 'create', '--name', 'Sample', '--scope', scope, '--webhook-url', `${own}/webhooks`],
      ...['--redirect-uri', `${own}/callback`, clientRedirectUri],
    );
    person = await signUp(platform, client, scope);
    organization = await ask('POST', '/v1/organizations', { name: 'Harbour Works' });
    app = spawn(process.execPath, [program], {
      env: {
        PLATFORM_URL: platform.auth_url,
        CLIENT_ID: client.client_id,
        CLIENT_SECRET: client.client_secret,
        WEBHOOK_SECRET: client.webhook_secret,
        PORT: String(port),
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(app.stdout!, 'data');
  });
  afterAll(async () => {
    if (!app) return;
    app.kill();
    await once(app, 'exit');
  });

  async function signIn(): Promise<{ back: URL; cookie: string }> {
    const begun = await fetch(`${own}/sign-in`, { redirect: 'manual' });
    const [cookie = ''] = begun.headers.get('set-cookie')!.split(';');
    const agent = browser(platform.auth_url);
    const form = await agent.get(begun.headers.get('location')!);
    const { url } = await agent.submit(form, { email: person.email, password: personPassword });
    return { back: url, cookie };
  }

  it('signs a person in and shows their organizations', async () => {
    const { back, cookie } = await signIn();
    const page = await (await fetch(back, { headers: { cookie } })).text();
    expect(page).toContain('Hello, Test Person');
    expect(page).toContain('<strong>Harbour Works</strong>, owner');
  });

  it('refuses the answer of a sign-in that another browser began', async () => {
    const { back } = await signIn();
    const res = await fetch(back, { headers: { cookie: 'sample_state=of-another' } });
    expect([res.status, await res.text()]).toStrictEqual([400, expect.stringContaining('was not started here')]);
  });

  it('shows the webhook of a change, and takes none that the platform has not signed', async () => {
    const forged = await fetch(`${own}/webhooks`, { method: 'POST', body: '{"event":"member.removed"}' });
    expect(forged.status).toBe(401);
    await ask('PUT', `/v1/organizations/${organization.uuid}`, { name: 'Harbour Works Ltd' });
    await eventually(async () => {
      const page = await (await fetch(own)).text();
      expect(page).toContain('organization.updated');
      expect(page).not.toContain('member.removed');
    });
  });
});
