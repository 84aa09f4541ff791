import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { generateKeyPairSync } from 'node:crypto';
import { eventually, httpReceiver } from '@platform/testing';
import { pageWalk, type Page, type PageWalk } from '@platform/testing/page-walk';
import { asker, hasFocus, newcomerAt, type Ask } from './people.test-helper.js';
import { sharedPlatform, type SharedPlatform } from './shared-platform.test-helper.js';

const owner = {
  name: 'Grace',
  surname: 'Hopper',
  email: 'grace@applications.example.org',
  password: 'a compiler for 1952',
};

interface Client {
  client_id: string;
  jwks: object | null;
  backchannel_logout_uri: string | null;
}

/** A browser of somebody who develops an application. */
describe('applications in the console', () => {
  let platform: SharedPlatform;
  let walk: PageWalk;
  let page: Page;
  let receiver: Awaited<ReturnType<typeof httpReceiver>>;
  let ask: Ask;
  /** The path of the application in the API. */
  let client: string;

  beforeAll(async () => {
    [walk, receiver, platform] = await Promise.all([pageWalk(), httpReceiver(), sharedPlatform()]);
    page = await newcomerAt('/console/applications', owner, walk, platform);
    await page.getByRole('heading', { level: 1, name: 'Applications' }).waitFor();
    ask = await asker(platform, owner);
  });
  afterAll(async () => {
    await walk?.close();
    await receiver?.close();
  });

  const today = () => new Date().toISOString().slice(0, 10);
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const copied = () => page.evaluate<string>('navigator.clipboard.readText()');
  const copies = async (about: string, text: string) => {
    await press(`Copy ${about}`);
    await eventually(async () => expect(await copied()).toBe(text));
  };
  const log = () => page.getByRole('region', { name: 'Webhooks' }).locator('.entry');

  it('show the settings of a new application for a library, to be copied, and the codes of its scopes', async () => {
    await page.goto('/console/applications/new');
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Chart room');
    await page.getByLabel('Redirect addresses').fill('https://app.example.org/callback');
    await page.getByRole('checkbox', { name: 'Stay signed in while you are away offline_access' }).check();
    await page.getByLabel('Webhook address').fill(`${receiver.url}/webhooks`);
    await page.getByLabel('Address that is told of sign-outs').fill('ftp://app.example.org/out');
    await press('Create application');
    await page.locator('#backchannel_logout_uri-error').waitFor();
    await walk.inspect(page, 'application-new');
    await page.getByLabel('Address that is told of sign-outs').fill('https://app.example.org/out');
    await press('Create application');
    const issuer = platform.base_url;
    await copies('the issuer', issuer);
    const discovery = `${issuer}/.well-known/openid-configuration`;
    await copies('the address of the discovery document', discovery);
    expect(((await (await fetch(discovery)).json()) as { issuer: string }).issuer).toBe(issuer);
    await copies('the client secret', (await page.getByText(/^secret_/).textContent())!);
    await copies('the webhook secret', (await page.getByText(/^whsec_/).textContent())!);
    await press('Copy the client id');
    await eventually(async () => expect(await copied()).not.toMatch(/^whsec_/));
    client = `/v1/oauth-clients/${await copied()}`;
    const made = await ask<Client>('GET', client);
    expect(made.backchannel_logout_uri).toBe('https://app.example.org/out');
    await page.getByText('client_secret_basic, client_secret_post').waitFor();
    await walk.inspect(page, 'application-made');
  });

  it('take public keys in place of the secret, explain errors, and give a new secret without them', async () => {
    await page.getByRole('link', { name: 'Go on' }).click();
    const field = page.getByLabel('Public keys (optional)');
    await press('New client secret for Chart room');
    await press('Yes, new client secret for Chart room');
    await press('Copy the client secret');
    await page.getByText('Copied.').waitFor();
    await page.getByText('Keys in place of a secret').click();
    await field.fill('{"keys": [');
    await press('Save');
    await page.getByText('Must be JSON.').waitFor();
    await hasFocus(page, 'jwks');
    await field.fill('{"keys": [{"kty": "EC", "crv": "P-256"}]}');
    await press('Save');
    await page.getByText('Key 1 must be a key that can be read').waitFor();
    const jwk = generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey.export({ format: 'jwk' });
    await field.fill(JSON.stringify({ keys: [jwk] }));
    await press('Save');
    await page.getByText('Saved.').waitFor();
    await page.getByText('private_key_jwt', { exact: true }).waitFor();
    await page.getByText('Confidential: signs with its keys').waitFor();
    expect(await page.getByRole('button', { name: 'New client secret for Chart room' }).count()).toBe(0);
    assert.equal(await page.getByText(/^secret_/).count(), 0, 'a secret that is void is not shown on');
    expect((await ask<Client>('GET', client)).jwks).toStrictEqual({ keys: [jwk] });
    await walk.inspect(page, 'application-keys');
    await field.fill('');
    await press('Save');
    await page.getByText(/^secret_/).waitFor();
    await page.getByText('client_secret_basic, client_secret_post').waitFor();
    await press('Copy the client secret');
    await page.getByText('Copied.').waitFor();
  });

  it('offer no keys to an application that cannot store any', async () => {
    const body = { name: 'Phone', type: 'public', redirect_uris: ['com.example.phone:/back'], scopes: ['openid'] };
    const { client_id } = await ask<Client>('POST', '/v1/oauth-clients', body);
    await page.goto(`/console/applications/${client_id}`);
    await page.getByText('none', { exact: true }).waitFor();
    expect(await page.getByText('Keys in place of a secret').count()).toBe(0);
  });

  it('filter the sent webhooks by event and day, and keep the filter in the address', async () => {
    const id = client.slice(client.lastIndexOf('/') + 1);
    const sentOn = today();
    for (const event of ['member.added', 'member.removed', 'role.created'])
      await ask('POST', `/v1/webhook-deliveries/test?client_id=${id}`, { event });
    await page.goto(`/console/applications/${id}`);
    await eventually(async () => expect(await log().count()).toBe(3));
    await page.getByLabel('Event').fill('member.*');
    await press('Show');
    await eventually(async () => expect(await log().count()).toBe(2));
    await walk.inspect(page, 'webhooks-filter');
    await page.reload();
    await log().nth(1).waitFor();
    expect(await log().count()).toBe(2);
    expect(await page.getByLabel('Event').inputValue()).toBe('member.*');
    const shownOn = today();
    await page.getByLabel('From (UTC)').fill(sentOn);
    await page.getByLabel('To (UTC)').fill(shownOn);
    await press('Show');
    await page.waitForURL(/from=/);
    expect(new URL(page.url()).search).toBe(`?event=member.*&from=${sentOn}&to=${shownOn}`);
    await eventually(async () => expect(await log().count()).toBe(2));
    await page.getByLabel('To (UTC)').fill('2020-01-01');
    await page.getByLabel('From (UTC)').fill('');
    await press('Show');
    await page.getByText('There is none of this kind.').waitFor();
    await page.getByLabel('To (UTC)').fill('');
    await page.getByLabel('Event').fill('what ever');
    await press('Show');
    await page.getByText('Event: must be an event name, or a pattern such as member.*').waitFor();
  });

  it('break no content security policy of the console, and log no error', () => {
    expect(walk.complaints).toStrictEqual([]);
  });
});
