import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { signDispatch, verifyRequest } from '@platform/signatures';
import { eventually, httpReceiver, type HttpReceiver } from '@platform/testing';
import { pageWalk, type Page, type PageWalk } from '@platform/testing/page-walk';
import { pageActions } from './console-bench.test-helper.js';
import { createPerson, hasFocus, signIn } from './people.test-helper.js';
import { sharedPlatform, type SharedPlatform } from './shared-platform.test-helper.js';

const grace = {
  name: 'Grace',
  surname: 'Hopper',
  email: 'grace@journeys.example.org',
  password: 'a compiler for 1952',
};
const ada = { name: 'Ada', surname: 'Lovelace', email: 'ada@journeys.example.org', password: 'notes on the engine' };
const joan = { name: 'Joan', surname: 'Clarke', email: 'joan@journeys.example.org', password: 'banburismus by night' };
const alan = { name: 'Alan', surname: 'Turing', email: 'alan@journeys.example.org', password: 'on computable numbers' };
const emmy = {
  name: 'Emmy',
  surname: 'Noether',
  email: 'emmy@journeys.example.org',
  password: 'ein Ring und ein Ideal',
};
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

/** Whole ways through the console, as people go them. */
describe('journeys in the console', () => {
  let platform: SharedPlatform;
  let walk: PageWalk;
  let hooks: HttpReceiver;
  let alerts: HttpReceiver;

  beforeAll(async () => {
    [walk, hooks, alerts, platform] = await Promise.all([pageWalk(), httpReceiver(), httpReceiver(), sharedPlatform()]);
  });
  afterAll(async () => {
    await walk?.close();
    await Promise.all([hooks?.close(), alerts?.close()]);
  });

  /** The first link of the mails to somebody that leads to such a page. */
  const mailedLink = (email: string, path: string) =>
    eventually(async () => {
      const res = await fetch(`${platform.mail_url}/api/email?to=${encodeURIComponent(email)}`);
      const mails = (await res.json()) as { text: string }[];
      const found = mails.flatMap(({ text }) => new RegExp(`\\S+${path}\\S+`).exec(text) ?? [])[0];
      assert.ok(found, `no mail to ${email} with a link to ${path}`);
      return found;
    });
  const copied = (page: Page) => page.evaluate<string>('navigator.clipboard.readText()');
  const permissions = ['clipboard-read', 'clipboard-write'];

  describe('of a newcomer', () => {
    let page: Page;
    let shortAddress: string;

    beforeAll(async () => {
      page = await walk.open(platform.auth_url, { permissions });
    });

    const { press, heading, part, showsBy } = pageActions(() => page);
    const place = (group: string, name: string) =>
      page
        .getByRole('navigation', { name: 'Console' })
        .getByRole('group', { name: group })
        .getByRole('link', { name, exact: true })
        .click();

    /** Fills in the page of identity. */
    async function register(at: Page, person: typeof grace): Promise<void> {
      await at.getByRole('link', { name: 'Create an account' }).click();
      await at.getByLabel('First name').fill(person.name);
      await at.getByLabel('Last name').fill(person.surname);
      await at.getByLabel('E-mail address').fill(person.email);
      await at.getByLabel('Password').fill(person.password);
      await at.getByRole('button', { name: 'Create account' }).click();
    }

    it('begins with an account, whose mail leads back to the console', async () => {
      await page.goto('/');
      await press('Sign in');
      await register(page, grace);
      await page.getByText('Look into your mail').waitFor();
      await page.goto(await mailedLink(grace.email, '/verify-email'));
      await page.getByRole('main').getByRole('button').click();
      await page.waitForURL('**/console');
      await page.getByRole('link', { name: 'Grace Hopper', exact: true }).waitFor();
    });

    it('makes a short link, and counts who follows it', async () => {
      await place('Links', 'Links');
      await page.getByRole('link', { name: 'Make your first link' }).click();
      await page.getByLabel('Leads to', { exact: true }).fill(`${hooks.url}/harbor`);
      await page.getByLabel('Title (optional)', { exact: true }).fill('Harbor');
      await press('Make the link');
      await heading('Harbor');
      await press('Copy the short address');
      await page.getByText('Copied.').waitFor();
      shortAddress = await copied(page);
      const visitor = await walk.open(platform.links_base_url, { userAgent: firefox });
      await visitor.goto(shortAddress);
      await visitor.waitForURL(`${hooks.url}/harbor`);
      await visitor.context().close();
      const clicks = page
        .locator('dl > div')
        .filter({ has: page.getByText('Clicks', { exact: true }) })
        .locator('dd')
        .first();
      await eventually(
        async () => {
          await press('Load the numbers again');
          expect(await clicks.textContent()).toBe('1');
        },
        { everyMs: 300 },
      );
      const browsers = page.getByRole('region', { name: 'Browsers', exact: true });
      await browsers.getByText('Firefox').waitFor();
    });

    it('registers an application, whose webhook arrives signed', async () => {
      await place('Build', 'Applications');
      await heading('Applications');
      await page
        .getByRole('main')
        .getByRole('link', { name: /application$/ })
        .first()
        .click();
      await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Chart room');
      await page.getByLabel('Redirect address 1').fill('https://chart.example.org/callback');
      await page.getByLabel('Webhook address').fill(`${hooks.url}/webhooks`);
      await press('Create application');
      for (const what of ['client', 'webhook']) await press(`Copy the ${what} secret`);
      const secret = (await page.getByText(/^whsec_/).textContent())!;
      await eventually(async () => expect(await copied(page)).toBe(secret));
      await page.getByRole('link', { name: 'Go on' }).click();
      await part('Webhooks');
      await press('Send a test to the webhook URL');
      const row = page.getByRole('row').filter({ has: page.getByRole('button', { name: 'Details of webhook.test' }) });
      await showsBy('Look again', row.getByText('success', { exact: true }));
      const { headers, rawBody } = hooks.requests.find(({ path }) => path === '/webhooks')!;
      expect(headers['x-platform-event']).toBe('webhook.test');
      expect(verifyRequest(headers, rawBody, secret)).toBeTruthy();
    });

    it('has an organization told of what a service reports', async () => {
      const service = await platform.admin<{ code: string; secret: string }>(
        ...['service', 'create', '--code', 'journeys', '--name', 'Deploys'],
      );
      await place('Organization', 'Organizations');
      await page.getByRole('link', { name: 'Create your first organization' }).click();
      await page.getByLabel('Name').fill('Navy');
      await press('Create organization');
      await heading('Navy');
      const organization_uuid = new URL(page.url()).pathname.split('/')[3];
      await place('Build', 'Notifications');
      await page.getByRole('link', { name: 'Add the first destination' }).click();
      await page.getByRole('radio', { name: 'Webhook', exact: true }).click();
      await page.getByLabel('Name').fill('Pager');
      await page.getByLabel('URL', { exact: true }).fill(`${alerts.url}/pager`);
      await page.getByLabel('Signing secret').fill('very-secret');
      await press('Create destination');
      await page.getByRole('heading', { level: 2, name: 'Pager' }).waitFor();
      await part('Rules');
      await page.getByRole('link', { name: 'Make the first rule' }).click();
      await page.getByLabel('Name').fill('Deployments');
      await page.getByLabel('Events').fill('deploy.*');
      await page.getByLabel('Destination').selectOption({ label: 'Pager' });
      await press('Create rule');
      await page.getByRole('heading', { level: 2, name: 'Deployments' }).waitFor();

      const event = { organization_uuid, service_code: service.code, event: 'deploy.failed', severity: 'error' };
      const rawBody = JSON.stringify({ ...event, title: 'Harbor is down', message: 'Step 3 ended with code 1.' });
      const sent = await fetch(`${platform.base_url}/v1/notifications/dispatch`, {
        method: 'POST',
        body: rawBody,
        headers: {
          'content-type': 'application/json',
          ...signDispatch({ serviceCode: service.code, secret: service.secret, rawBody }),
        },
      });
      expect(sent.status).toBe(202);
      await part('Deliveries');
      const row = page
        .getByRole('row')
        .filter({ has: page.getByRole('button', { name: 'Details of Harbor is down' }) });
      await showsBy('Show', row.getByText('success', { exact: true }));
      const [alert] = alerts.requests;
      expect(verifyRequest(alert!.headers, alert!.rawBody, 'very-secret')).toBeTruthy();
    });

    it('ends with a colleague, who follows a mail into the organization', async () => {
      await place('Organization', 'Invitations');
      await press('New invitations');
      await page.getByLabel('E-mail address').fill(ada.email);
      await page.getByLabel('Role').selectOption('viewer');
      await press('Invite');
      await page.getByText(`An invitation is on its way to ${ada.email}.`).waitFor();
      const other = await walk.open(platform.auth_url);
      await other.goto(await mailedLink(ada.email, '/invitations/'));
      await register(other, ada);
      await other.getByRole('button', { name: 'Accept', exact: true }).click();
      await other.getByRole('link', { name: 'Go to your organizations' }).click();
      await other.getByRole('main').getByRole('link', { name: 'Navy', exact: true }).click();
      await other.getByRole('row', { name: 'Grace Hopper' }).waitFor();
      await other.context().close();
      await place('Organization', 'Members');
      await page.getByRole('row', { name: 'Ada Lovelace' }).waitFor();
    });
  });

  it('need no mouse from the sign-in to the copied address of a new link', async () => {
    await createPerson(platform, joan);
    const page = await walk.open(platform.auth_url, { permissions });
    const { keyboard } = page;
    const focused = '[document.activeElement.id, document.activeElement.textContent]';
    const tabTo = async (what: string) => {
      for (let steps = 0; steps < 60; steps++) {
        if ((await page.evaluate<string[]>(focused)).includes(what)) return;
        await keyboard.press('Tab');
      }
      assert.fail(`Tab does not lead to ${what}`);
    };
    const { heading } = pageActions(() => page);
    await page.goto('/console');
    await hasFocus(page, 'Sign in');
    await keyboard.press('Enter');
    await page.getByLabel('Password').waitFor();
    await tabTo('email');
    await keyboard.type(joan.email);
    await tabTo('password');
    await keyboard.type(joan.password);
    await keyboard.press('Enter');
    await heading('Home');
    await keyboard.press('Control+k');
    await page.getByRole('textbox', { name: 'Search and commands' }).waitFor();
    await keyboard.type('campai');
    await page.getByRole('dialog').getByRole('button', { name: 'Campaigns' }).first().waitFor();
    await keyboard.press('Enter');
    await heading('Campaigns');
    await hasFocus(page, 'Campaigns');
    for (const key of ['g', 'l']) await keyboard.press(key);
    await heading('Links');
    await tabTo('Make your first link');
    await keyboard.press('Enter');
    await heading('New link');
    await page.getByLabel('Leads to', { exact: true }).waitFor();
    await tabTo('url');
    await keyboard.type('https://example.org/enigma');
    await tabTo('custom');
    await keyboard.type('enigma');
    await keyboard.press('Enter');
    await heading(`${new URL(platform.links_base_url).host}/enigma`);
    await tabTo('Copy the short address');
    await keyboard.press('Enter');
    await page.getByText('Copied.').waitFor();
    expect(await copied(page)).toBe(`${platform.links_base_url}/enigma`);
    await page.context().close();
  });

  it('fit a phone, and speak German to a German', async () => {
    await createPerson(platform, emmy);
    const page = await walk.open(platform.auth_url, { locale: 'de-DE', viewport: { width: 390, height: 844 } });
    const fits = async (where: string) =>
      assert.equal(await page.evaluate<number>('document.documentElement.scrollWidth'), 390, where);
    const { press, heading } = pageActions(() => page);
    const fittingPage = async (name: string) => {
      await heading(name);
      await fits(name);
    };
    await page.goto('/console');
    await page.getByRole('button', { name: 'Anmelden', exact: true }).waitFor();
    await fits('the welcome');
    await press('Anmelden');
    await page.getByLabel('E-Mail-Adresse').fill(emmy.email);
    await fits('the sign-in');
    await page.getByLabel('Passwort').fill(emmy.password);
    await press('Anmelden');
    await fittingPage('Start');
    expect(await page.evaluate('document.documentElement.lang')).toBe('de');
    const bar = page.getByRole('navigation', { name: 'Schnellzugriff' });
    const drawer = page.getByRole('dialog', { name: 'Alle Bereiche' });
    await bar.getByRole('button', { name: 'Mehr' }).click();
    await drawer.getByRole('link', { name: 'Kampagnen' }).waitFor();
    await fits('the drawer');
    await drawer.getByRole('link', { name: 'Links', exact: true }).click();
    await drawer.waitFor({ state: 'detached' });
    await fittingPage('Links');
    await bar.getByRole('button', { name: 'Neu' }).click();
    await page.getByRole('menuitem', { name: 'Kurzlink' }).click();
    await fittingPage('Neuer Link');
    await page.getByLabel('Führt zu', { exact: true }).fill('https://example.org/ideale');
    await page.getByLabel('Titel (optional)', { exact: true }).fill('Idealtheorie in Ringbereichen');
    await fits('the form');
    await press('Link erstellen');
    await fittingPage('Idealtheorie in Ringbereichen');
    await bar.getByRole('link', { name: 'Links', exact: true }).click();
    await fittingPage('Links');
    const made = page.getByRole('main').getByRole('link', { name: 'Idealtheorie in Ringbereichen' });
    await made.waitFor();
    await fits('the list');
    await made.click();
    await fittingPage('Idealtheorie in Ringbereichen');
    await page.waitForLoadState('networkidle');
    await fits('the link');
    await page.context().close();
  });

  it('go on after a sign-in that ended while a form was filled in', async () => {
    await createPerson(platform, alan);
    const page = await walk.open(platform.auth_url);
    await page.goto('/console/links/new');
    const [given] = await Promise.all([page.waitForResponse('**/oauth/token'), signIn(page, alan)]);
    const { refresh_token: token } = (await given.json()) as { refresh_token: string };
    await page.getByLabel('Leads to', { exact: true }).fill('https://example.org/bombe');
    await page.getByLabel('Title (optional)', { exact: true }).fill('Turns every wheel');
    const configuration = await fetch(`${platform.base_url}/.well-known/openid-configuration`);
    const { revocation_endpoint } = (await configuration.json()) as { revocation_endpoint: string };
    const body = new URLSearchParams({ client_id: 'console', token });
    expect((await fetch(revocation_endpoint, { method: 'POST', body })).status).toBe(200);
    const make = page.getByRole('button', { name: 'Make the link', exact: true });
    await make.click();
    await page.getByRole('alert').getByText('what you typed below is not saved').waitFor();
    expect(await page.getByLabel('Title (optional)', { exact: true }).inputValue()).toBe('Turns every wheel');
    await page.getByRole('button', { name: 'Sign in again', exact: true }).click();
    await page.getByRole('alert').waitFor({ state: 'detached' });
    await page.getByLabel('Leads to', { exact: true }).fill('https://example.org/bombe');
    expect(new URL(page.url()).pathname).toBe('/console/links/new');
    await make.click();
    await page.getByRole('heading', { level: 1, name: new URL(platform.links_base_url).host }).waitFor();
    await page.context().close();
  });

  it('break no content security policy, and log no error', () => {
    expect(walk.complaints).toStrictEqual([]);
  });
});
