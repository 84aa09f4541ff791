import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import { eventually, httpReceiver } from '@platform/testing';
import { pageWalk, type Page, type PageWalk } from '@platform/testing/page-walk';
import { pageActions } from './console-bench.test-helper.js';
import { asker, hasFocus, newcomerAt, turnTo, type Ask } from './people.test-helper.js';
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
  const { press, copied, part } = pageActions(() => page);
  const copies = async (about: string, text: string) => {
    await press(`Copy ${about}`);
    await eventually(async () => expect(await copied()).toBe(text));
  };
  const log = () => page.getByRole('table', { name: 'Deliveries' }).getByRole('button', { name: /^Details of/ });

  it('show the settings of a new application for a library, to be copied, and the codes of its scopes', async () => {
    await turnTo(page, '/console/applications/new');
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Chart room');
    await page.getByLabel('Redirect address 1').fill('https://app.example.org/callback');
    await page.getByRole('checkbox', { name: 'Stay signed in while you are away offline_access' }).check();
    await page.getByLabel('Webhook address').fill(`${receiver.url}/webhooks`);
    await page.getByText('Sign-out and tokens').click();
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
    await part('Keys');
    const field = page.getByLabel('Public keys (optional)');
    await press('New client secret for Chart room');
    await press('Yes, new client secret for Chart room');
    await page.getByRole('button', { name: 'Copy the client secret' }).waitFor();
    // With the parts of the page it stays, so only who leaves them all is asked.
    await part('Settings');
    await page.getByRole('heading', { level: 2, name: 'About it' }).waitFor();
    let question = '';
    page.once('dialog', (dialog) => {
      question = dialog.message();
      void dialog.dismiss();
    });
    await page.getByRole('main').getByRole('link', { name: 'Applications', exact: true }).click();
    expect(question).toBe('You have not copied the client secret, which is shown only once. Leave this page?');
    await part('Keys');
    await press('Copy the client secret');
    await page.getByText('Copied.').waitFor();
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
    await page.getByText('Confidential: signs with its keys').waitFor();
    expect(await page.getByRole('button', { name: 'New client secret for Chart room' }).count()).toBe(0);
    assert.equal(await page.getByText(/^secret_/).count(), 0, 'a secret that is void is not shown on');
    expect((await ask<Client>('GET', client)).jwks).toStrictEqual({ keys: [jwk] });
    await walk.inspect(page, 'application-keys');
    await part('Quick start');
    await page.getByText('private_key_jwt', { exact: true }).waitFor();
    await page.getByText('This application signs with its keys.').waitFor();
    await part('Keys');
    await field.fill('');
    await press('Save');
    await page.getByText(/^secret_/).waitFor();
    await press('Copy the client secret');
    await page.getByText('Copied.').waitFor();
    await part('Quick start');
    await page.getByText('client_secret_basic, client_secret_post').waitFor();
  });

  it('offer no keys to an application that cannot store any', async () => {
    const body = { name: 'Phone', type: 'public', redirect_uris: ['com.example.phone:/back'], scopes: ['openid'] };
    const { client_id } = await ask<Client>('POST', '/v1/oauth-clients', body);
    await turnTo(page, `/console/applications/${client_id}`);
    await page.getByText('none', { exact: true }).waitFor();
    await part('Keys');
    await page.getByRole('heading', { name: 'No secret' }).waitFor();
    expect(await page.getByText('Keys in place of a secret').count()).toBe(0);
  });

  it('filter the sent webhooks by event and day, and keep the filter in the address', async () => {
    const id = client.slice(client.lastIndexOf('/') + 1);
    const sentOn = today();
    for (const event of ['member.added', 'member.removed', 'role.created'])
      await ask('POST', `/v1/webhook-deliveries/test?client_id=${id}`, { event });
    await turnTo(page, `/console/applications/${id}/webhooks`);
    await eventually(async () => expect(await log().count()).toBe(3));
    await page.getByLabel('Event', { exact: true }).fill('member.*');
    await press('Show');
    await eventually(async () => expect(await log().count()).toBe(2));
    await walk.inspect(page, 'webhooks-filter');
    await page.reload();
    await log().nth(1).waitFor();
    expect(await log().count()).toBe(2);
    expect(await page.getByLabel('Event', { exact: true }).inputValue()).toBe('member.*');
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
    await page.getByLabel('Event', { exact: true }).fill('what ever');
    await press('Show');
    await page.getByText('Event: must be an event name, or a pattern such as member.*').waitFor();
  });

  it('make a pair of keys of which the platform gets the public one', async () => {
    const made = { name: 'Signer', redirect_uris: ['https://signer.example.org/'], scopes: ['openid'] };
    const { client_id } = await ask<Client>('POST', '/v1/oauth-clients', made);
    await turnTo(page, `/console/applications/${client_id}/keys`);
    await press('Make a key pair');
    await press('Copy the private key');
    await eventually(async () => expect(await copied()).toMatch(/^-----BEGIN PRIVATE KEY-----\n/));
    const publicKey = createPublicKey(await copied());
    await walk.inspect(page, 'application-key-pair');
    await press('Save');
    await page.getByText('Saved.').waitFor();
    const { jwks } = await ask<{ jwks: { keys: object[] } }>('GET', `/v1/oauth-clients/${client_id}`);
    expect(jwks.keys[0]).toMatchObject({ ...publicKey.export({ format: 'jwk' }), alg: 'ES256', use: 'sig' });
  });

  it('take several redirect addresses, each in its field, and leave out one that was removed', async () => {
    const made = { name: 'Two homes', redirect_uris: ['https://one.example.org/', 'https://two.example.org/'] };
    const { client_id } = await ask<Client>('POST', '/v1/oauth-clients', { ...made, scopes: ['openid'] });
    await turnTo(page, `/console/applications/${client_id}/settings`);
    await press('Remove Redirect address 1');
    await hasFocus(page, 'Add a redirect address');
    await press('Add a redirect address');
    await page.getByLabel('Redirect address 2', { exact: true }).fill('http://three.example.org/');
    await press('Save');
    await page.getByText('Address 2 must be https').waitFor();
    await page.getByLabel('Redirect address 2', { exact: true }).fill('https://three.example.org/');
    await press('Save');
    await page.getByText('Saved.').waitFor();
    const { redirect_uris } = await ask<{ redirect_uris: string[] }>('GET', `/v1/oauth-clients/${client_id}`);
    expect(redirect_uris).toStrictEqual(['https://two.example.org/', 'https://three.example.org/']);
  });

  it('register a machine, which nobody comes back to, and show it programs of its own', async () => {
    await turnTo(page, '/console/applications/new');
    await page.getByRole('radio', { name: 'Machine' }).check();
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Night watch');
    expect(await page.getByLabel('Redirect address 1').count()).toBe(0);
    await press('Create application');
    const secret = (await page.getByText(/^secret_/).textContent())!;
    await page.getByRole('region', { name: 'Call the API as the application, in curl' }).getByText(secret).waitFor();
    await copies('the client secret', secret);
    await page.getByRole('link', { name: 'Go on' }).click();
    await page.getByText('Machine', { exact: true }).waitFor();
    const sample = page.getByRole('region', { name: /, in (curl|Python)$/ });
    expect(await sample.textContent()).toContain('$CLIENT_SECRET');
    await page.getByText('Python', { exact: true }).click();
    await sample.getByText('os.environ["CLIENT_SECRET"]').waitFor();
    await page.reload();
    await sample.getByText('os.environ["CLIENT_SECRET"]').waitFor();
    await page.getByLabel('What the program does').selectOption('Take webhooks');
    await sample.getByText('os.environ["WEBHOOK_SECRET"]').waitFor();
    await walk.inspect(page, 'application-quick-start');
  });

  it('are found by their names, and sorted, as the address says', async () => {
    await turnTo(page, '/console/applications');
    const names = () => page.getByRole('table', { name: 'Applications' }).getByRole('link').allTextContents();
    await eventually(async () => expect((await names())[0]).toBe('Chart room'));
    await press('Application');
    await eventually(async () => expect((await names()).slice(-1)).toStrictEqual(['Two homes']));
    await press('Application');
    await eventually(async () => expect((await names())[0]).toBe('Two homes'));
    await page.getByRole('searchbox', { name: 'Search of applications' }).fill('chart');
    await eventually(async () => expect(await names()).toStrictEqual(['Chart room']));
    expect(new URL(page.url()).search).toBe('?sort=-name&q=chart');
    await page.reload();
    await page.getByText('1 in all').waitFor();
    expect(await names()).toStrictEqual(['Chart room']);
    await page.getByRole('searchbox', { name: 'Search of applications' }).fill('nothing like it');
    await page.getByText('No application matches').waitFor();
    await walk.inspect(page, 'applications-none-matches');
    await page.getByRole('link', { name: 'Remove filters' }).click();
    await eventually(async () => expect((await names()).length).toBe(5));
  });

  it('break no content security policy of the console, and log no error', () => {
    expect(walk.complaints).toStrictEqual([]);
  });
});
