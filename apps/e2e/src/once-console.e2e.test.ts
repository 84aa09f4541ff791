import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually, httpReceiver } from '@platform/testing';
import { type Page, type PageWalk } from '@platform/testing/page-walk';
import { consoleBench, pageActions, type ConsoleBench } from './console-bench.test-helper.js';
import { hasFocus, turnTo, type Ask } from './people.test-helper.js';

const owner = { name: 'Grace', surname: 'Hopper', email: 'grace@once.example.org', password: 'a compiler for 1952' };
const ada = { name: 'Ada', surname: 'Lovelace', email: 'ada@once.example.org', password: 'notes on the engine' };
const joan = { name: 'Joan', surname: 'Clarke', email: 'joan@once.example.org', password: 'banburismus by night' };

interface Made {
  id: number;
  uuid: string;
  client_id: string;
  user_uuid: string;
}

/** A browser checks what is shown once, is sent once, or must not be sent half typed. */
describe('secrets and single actions in the console', () => {
  let bench: ConsoleBench;
  let walk: PageWalk;
  let page: Page;
  let receiver: Awaited<ReturnType<typeof httpReceiver>>;
  let ask: Ask;
  /** The path of the API, and that of the page. */
  let organization: string;
  let at: string;

  beforeAll(async () => {
    [receiver, bench] = await Promise.all([httpReceiver(), consoleBench({ owner, others: [ada, joan] })]);
    ({ walk, page, ask } = bench);
    ({ organization, at } = await bench.organization({ name: 'Navy' }));
  });
  afterAll(async () => {
    await bench?.close();
    await receiver?.close();
  });

  const { button, press, form, field, copied, part } = pageActions(() => page);

  /** The requests of the page to an address with this end, with their idempotency keys. */
  function keysOf(path: string): string[] {
    const keys: string[] = [];
    page.on('request', (req) => {
      if (req.method() === 'POST' && req.url().endsWith(path)) keys.push(req.headers()['idempotency-key'] ?? 'none');
    });
    return keys;
  }

  it('keep each secret on the page while others are created and the application is saved', async () => {
    const made = { redirect_uris: ['https://chart.example.org/'], scopes: ['openid'] };
    const webhook_url = `${receiver.url}/hook`;
    const { client_id } = await ask<Made>('POST', '/v1/oauth-clients', { name: 'Chart', ...made, webhook_url });
    const secrets = page.getByRole('status').filter({ hasText: 'Keep this now.' });
    const rotate = async (what: string) => {
      await press(`New ${what} secret for Chart`);
      await press(`Yes, new ${what} secret for Chart`);
      await button(`Copy the ${what} secret`).waitFor();
    };
    await turnTo(page, `/console/applications/${client_id}/keys`);
    await rotate('client');
    const secret = await secrets.getByText(/^secret_/).textContent();
    await part('Webhooks');
    await rotate('webhook');
    await part('Settings');
    await field('About it', 'Name').fill('Chart room');
    await press('Save');
    await page.getByText('Saved.').waitFor();
    expect(await secrets.getByText(/^secret_/).textContent()).toBe(secret);
    await secrets.getByText(/^whsec_/).waitFor();
    await walk.inspect(page, 'new-secrets');
    await press('Copy the client secret');
    await eventually(async () => expect(await copied()).toBe(secret));
    await part('Keys');
    await press('New client secret for Chart room');
    await page.getByText('The secret before this one still works, and stops at once').waitFor();
    await part('Webhooks');
    await press('New webhook secret for Chart room');
    await page.getByText('Webhooks are still signed with the secret before this one').waitFor();
  });

  it('create one secret when the answer with it was lost', async () => {
    const made = { redirect_uris: ['https://lost.example.org/'], scopes: ['openid'] };
    const { client_id } = await ask<Made>('POST', '/v1/oauth-clients', { name: 'Lost', ...made });
    await page.goto(`/console/applications/${client_id}/keys`);
    let lost = '';
    await page.route(
      '**/rotate-secret',
      async (route) => {
        const answer = (await (await route.fetch()).json()) as { data: { client_secret: string } };
        lost = answer.data.client_secret;
        await route.abort();
      },
      { times: 1 },
    );
    await press('New client secret for Lost');
    await press('Yes, new client secret for Lost');
    await page.getByText('The platform cannot be reached.').waitFor();
    await press('Yes, new client secret for Lost');
    await page.getByText(lost, { exact: true }).waitFor();
  });

  it('repeat what may have succeeded under the same key, and a refused request under another', async () => {
    const keys = keysOf('/invite-links');
    const answers = [
      { status: 502, body: '<html>Bad gateway</html>' },
      { status: 429, json: { error: 'rate_limit_exceeded', message: 'Too many requests.' } },
      { status: 409, json: { error: 'idempotency_key_reused', message: 'Look whether it took effect.' } },
      { status: 422, json: { error: 'limit_reached', message: 'There are too many.' } },
    ];
    await page.goto(`${at}/invite-links`);
    await page.getByText('There are no invite links.').waitFor();
    await press('New invite link');
    for (const answer of answers) {
      await page.route('**/invite-links', (route) => route.fulfill(answer), { times: 1 });
      await Promise.all([page.waitForResponse('**/invite-links'), press('Make a link')]);
      await button('Make a link').waitFor();
    }
    await press('Make a link');
    await button('Copy the invite link').waitFor();
    expect(keys.map((key) => keys.indexOf(key))).toStrictEqual([0, 0, 0, 0, 4]);
  });

  it('show a new invite link where Enter creates no second one', async () => {
    const made = form('New invite link').getByText('/join/');
    expect(await form('New invite link').locator('input[readonly]').count()).toBe(0);
    await button('Copy the invite link').press('Enter');
    await page.getByText('Copied.').waitFor();
    expect(await copied()).toBe(await made.textContent());
    expect((await ask<Made[]>('GET', `${organization}/invite-links`)).length).toBe(1);
    await ask('POST', `${organization}/invite-links`, { role: 'viewer', max_uses: 1 });
    await page.reload();
    await page.getByRole('cell', { name: '0 of 1 time', exact: true }).waitFor();
    await page.getByRole('cell', { name: '0 times', exact: true }).waitFor();
  });

  it('send no form with a half-typed field', async () => {
    const incomplete = page.getByText('Is not complete.');
    await turnTo(page, '/console/links/keys/new');
    await page.getByLabel('Name').fill('Ships');
    await page.getByLabel('Ends on (optional)').pressSequentially('12');
    await press('Make a key');
    await incomplete.waitFor();
    await hasFocus(page, 'expires');
    const { keys } = await ask<{ keys: { name: string }[] }>('GET', '/v1/links/keys');
    expect(keys.some(({ name }) => name === 'Ships')).toBeFalsy();

    const link = { url: 'https://example.org/', expiry: '2040-01-01T00:00:00Z', clicklimit: 7 };
    const { id } = await ask<Made>('POST', '/v1/links/url/add', link);
    await page.goto(`/console/links/${id}/settings`);
    await page.getByLabel('Ends at (optional)').press('Delete');
    await page.getByLabel('Ends after clicks (optional)').pressSequentially('e');
    await press('Save');
    await eventually(async () => expect(await incomplete.count()).toBe(2));
    await walk.inspect(page, 'incomplete-fields', { glance: true });

    const mail = { type: 'email', name: 'Mail', emails: [owner.email] };
    await ask('POST', `${organization}/notification-endpoints`, mail);
    await page.goto(`${at}/rules?new=rule`);
    await field('New rule', 'Name').fill('Nightly');
    await field('New rule', 'Events').fill('*');
    await field('New rule', 'Gather for minutes (optional)').pressSequentially('e');
    await press('Create rule');
    await incomplete.waitFor();
    await field('New rule', 'Gather for minutes (optional)').fill('5');
    await press('Create rule');
    await page.getByRole('heading', { level: 2, name: 'Nightly' }).waitFor();
  });

  it('show an added member beside the current ones', async () => {
    const { user_uuid } = await ask<Made>('POST', `${organization}/members`, { email: ada.email, role: 'viewer' });
    await page.goto(at);
    await page.getByRole('row', { name: /Ada Lovelace/ }).waitFor();
    await ask('DELETE', `${organization}/members/${user_uuid}`);
    await press('Add a member');
    await page.getByLabel('E-mail address').fill(joan.email);
    await press('Add member');
    await page.getByRole('row', { name: /Joan Clarke/ }).waitFor();
    expect(await page.getByRole('row').count()).toBe(3);
  });

  it('offer the DNS record of a domain to be copied', async () => {
    await ask('POST', `${organization}/domains`, { domain: 'navy-ships.com', mode: 'manual' });
    await turnTo(page, `${at}/domains`);
    await press('Copy the name of the record');
    await eventually(async () => expect(await copied()).toMatch(/navy-ships\.com$/));
  });

  it('break no content security policy of the console, and log no error', () => {
    expect(walk.complaints).toStrictEqual([]);
  });
});
