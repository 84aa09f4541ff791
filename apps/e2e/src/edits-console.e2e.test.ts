import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { httpReceiver } from '@platform/testing';
import { type Page, type PageWalk } from '@platform/testing/page-walk';
import { consoleBench, pageActions, type ConsoleBench } from './console-bench.test-helper.js';
import { hasFocus, turnTo, type Ask } from './people.test-helper.js';

const owner = { name: 'Grace', surname: 'Hopper', email: 'grace@edits.example.org', password: 'a compiler for 1952' };
const ada = { name: 'Ada', surname: 'Lovelace', email: 'ada@edits.example.org', password: 'notes on the engine' };
const joan = { name: 'Joan', surname: 'Clarke', email: 'joan@edits.example.org', password: 'banburismus by night' };
const scopes = ['openid', 'profile', 'email'];

interface Made {
  id: number;
  uuid: string;
  client_id: string;
  user_uuid: string;
}

/** A browser changes things that somebody else changes while they are shown. */
describe('concurrent changes of several people in the console', () => {
  let bench: ConsoleBench;
  let walk: PageWalk;
  let page: Page;
  let receiver: Awaited<ReturnType<typeof httpReceiver>>;
  /** A change by somebody else meanwhile. */
  let ask: Ask;
  /** The path of the API, and that of the page. */
  let organization: string;
  let at: string;
  const members: Record<string, string> = {};

  beforeAll(async () => {
    [receiver, bench] = await Promise.all([httpReceiver(), consoleBench({ owner, others: [ada, joan] })]);
    ({ walk, page, ask } = bench);
    ({ organization, at } = await bench.organization({ name: 'Navy', description: 'Ships' }));
    for (const { name, email } of [ada, joan]) {
      const { user_uuid } = await ask<Made>('POST', `${organization}/members`, { email, role: 'viewer' });
      members[name] = user_uuid;
    }
  });
  afterAll(async () => {
    await bench?.close();
    await receiver?.close();
  });

  const { press, form, field, closed } = pageActions(() => page);
  const save = async (of: string) => {
    await form(of).getByRole('button', { name: /^Save/ }).click();
  };

  /** What the page puts by this. It is read in the page: the browser tells nobody the body of a copied request. */
  const putBy = async (what: () => Promise<void>) => {
    await page.evaluate(`{
      const send = globalThis.fetch;
      globalThis.bodyOfPut = undefined;
      globalThis.fetch = async (request) => {
        if (request.method === 'PUT') globalThis.bodyOfPut = await request.clone().json();
        return send(request);
      };
    }`);
    await what();
    await page.waitForFunction('globalThis.bodyOfPut');
    return page.evaluate<object>('globalThis.bodyOfPut');
  };

  it('keep what another manager changed in an application while its form was open', async () => {
    const uris = ['https://one.example.org/', 'https://two.example.org/'];
    const webhook_url = `${receiver.url}/hook`;
    const made = { name: 'Chart room', redirect_uris: uris, scopes, webhook_url };
    const { client_id } = await ask<Made>('POST', '/v1/oauth-clients', made);
    await turnTo(page, `/console/applications/${client_id}/settings`);
    await field('About it', 'Name').fill('Map room');
    const now = { redirect_uris: [uris[0]], scopes: ['openid'], webhook_url: null };
    await ask('PUT', `/v1/oauth-clients/${client_id}`, now);
    await save('About it');
    await page.getByText('Saved.').waitFor();
    const kept = await ask<typeof made>('GET', `/v1/oauth-clients/${client_id}`);
    expect([kept.name, kept.redirect_uris, kept.scopes, kept.webhook_url]).toStrictEqual([
      'Map room',
      now.redirect_uris,
      now.scopes,
      null,
    ]);
    expect(await field('About it', 'Redirect address 1').inputValue()).toBe(uris[0]);
    await hasFocus(page, 'Save');
    expect(await putBy(() => save('About it'))).toStrictEqual({});
    await ask('DELETE', `/v1/oauth-clients/${client_id}`);
  });

  it('keep the description of an organization that is renamed', async () => {
    await turnTo(page, `${at}/settings`);
    await field('Name and description', 'Name').fill('Royal Navy');
    await ask('PUT', organization, { description: 'Ships and the people who sail them.' });
    await save('Name and description');
    await page.getByText('Saved.').waitFor();
    const { name, description } = await ask<{ name: string; description: string }>('GET', organization);
    expect([name, description]).toStrictEqual(['Royal Navy', 'Ships and the people who sail them.']);
  });

  it('keep members who joined or left a team, whether its name or its members are changed', async () => {
    const { id } = await ask<Made>('POST', `${organization}/teams`, { name: 'Deck', member_uuids: [members['Ada']] });
    const team = async () =>
      (await ask<{ name: string; member_uuids: string[] }[]>('GET', `${organization}/teams`))[0]!;
    await turnTo(page, `${at}/teams`);
    await press('Edit Deck');
    await field('Edit Deck', 'Name').fill('Bridge');
    await ask('PUT', `${organization}/teams/${id}`, { member_uuids: [members['Ada'], members['Joan']] });
    await save('Edit Deck');
    await closed('Edit Deck');
    expect([(await team()).name, (await team()).member_uuids.sort()]).toStrictEqual([
      'Bridge',
      [members['Ada'], members['Joan']].sort(),
    ]);
    await press('Edit Bridge');
    await field('Edit Bridge', 'Ada Lovelace').uncheck();
    const me = (await ask<{ uuid: string }>('GET', '/v1/me')).uuid;
    await ask('PUT', `${organization}/teams/${id}`, { name: 'Top', member_uuids: [members['Ada'], me] });
    await save('Edit Bridge');
    await closed('Edit Bridge');
    expect([(await team()).name, (await team()).member_uuids]).toStrictEqual(['Top', [me]]);
    await ask('DELETE', `${organization}/teams/${id}`);
  });

  it('keep the permissions of a renamed role, and the new role of a member', async () => {
    const made = { name: 'auditor', display_name: 'Auditor', permissions: ['view_members'] };
    const { id } = await ask<Made>('POST', `${organization}/roles`, made);
    await page.goto(`${at}/roles`);
    await press('Edit Auditor');
    await field('Edit Auditor', 'Name').fill('Purser');
    await ask('PUT', `${organization}/roles/${id}`, { permissions: ['view_audit_logs'] });
    await save('Edit Auditor');
    await closed('Edit Auditor');
    await turnTo(page, at);
    const roleOfAda = page.getByLabel('Role of Ada Lovelace');
    await roleOfAda.selectOption('member');
    await ask('PUT', `${organization}/members/${members['Ada']}`, { role: 'auditor' });
    // What is not saved is not sent.
    await press('Undo');
    await page.reload();
    await page.getByLabel('Role of Ada Lovelace').getByText('Purser').waitFor({ state: 'attached' });
    expect(await roleOfAda.inputValue()).toBe('auditor');
    const { roles } = await ask<{ roles: (typeof made)[] }>('GET', organization);
    const { display_name, permissions } = roles.find(({ name }) => name === 'auditor')!;
    expect([display_name, permissions]).toStrictEqual(['Purser', ['view_audit_logs']]);
  });

  it('keep addresses and secret of renamed destinations', async () => {
    const path = `${organization}/notification-endpoints`;
    const mail = await ask<Made>('POST', path, { type: 'email', name: 'Mail', emails: [owner.email, ada.email] });
    const url = `${receiver.url}/pager`;
    const pager = { type: 'webhook', name: 'Pager', webhook_url: url, webhook_secret: 'very-secret' };
    const { uuid } = await ask<Made>('POST', path, pager);
    const settings = (destination: string) =>
      turnTo(page, `${at}/destinations?destination=${destination}&tab=settings`);
    await settings(mail.uuid);
    await field('Edit Mail', 'Name').fill('Letters');
    await ask('PUT', `${path}/${mail.uuid}`, { emails: [ada.email] });
    await save('Edit Mail');
    await closed('Edit Mail');
    const { name, emails } = await ask<{ name: string; emails: string[] }>('GET', `${path}/${mail.uuid}`);
    expect([name, emails]).toStrictEqual(['Letters', [ada.email]]);
    await settings(uuid);
    await field('Edit Pager', 'Name').fill('Beeper');
    expect(await putBy(() => save('Edit Pager'))).toStrictEqual({ name: 'Beeper' });
    await closed('Edit Pager');
    expect((await ask<{ has_webhook_secret: boolean }>('GET', `${path}/${uuid}`)).has_webhook_secret).toBe(true);
  });

  it('remove the secret of a destination on request, and never its name', async () => {
    const settings = () => page.getByRole('tab', { name: 'Settings' }).click();
    await page.getByText('signed', { exact: true }).waitFor();
    await settings();
    await field('Edit Beeper', 'Name').fill('');
    await save('Edit Beeper');
    await form('Edit Beeper').getByText('Must not be empty.').waitFor();
    await field('Edit Beeper', 'Name').fill('Beeper');
    await field('Edit Beeper', 'Sign nothing any more').check();
    assert.ok(await field('Edit Beeper', 'Signing secret (optional)').isDisabled());
    await walk.inspect(page, 'destination-secret');
    await save('Edit Beeper');
    await page.getByText('not signed', { exact: true }).waitFor();
    await settings();
    await form('Edit Beeper').waitFor();
    expect(await field('Edit Beeper', 'Sign nothing any more').count()).toBe(0);
  });

  it('keep events, severity and deduplication key of a rule when something else is changed', async () => {
    const path = `${organization}/notification-rules`;
    const [mail] = await ask<Made[]>('GET', `${organization}/notification-endpoints`);
    const quiet = [{ days: ['mon'], from: '22:00', to: '07:00', time_zone: 'UTC' }];
    const made = { name: 'Deploys', notification_endpoint_uuid: mail!.uuid, events: ['deploy.*'], mute_windows: quiet };
    const { uuid } = await ask<Made>('POST', path, made);
    await turnTo(page, `${at}/rules?rule=${uuid}`);
    await form('Edit Deploys').getByRole('button', { name: 'Remove quiet hours 1' }).click();
    const now = { events: ['deploy.failed'], minimum_severity: 'error', deduplication_key: '{{event}}' };
    await ask('PUT', `${path}/${uuid}`, now);
    await save('Edit Deploys');
    await closed('Edit Deploys');
    await page.getByRole('table', { name: 'Rules' }).getByText('error').waitFor();
    const [rule] = await ask<(typeof made & typeof now)[]>('GET', path);
    const { events, minimum_severity, deduplication_key, mute_windows } = rule!;
    expect({ events, minimum_severity, deduplication_key, mute_windows }).toStrictEqual({ ...now, mute_windows: [] });
  });

  it('keep other people’s changes of campaigns, channels and domains', async () => {
    const campaign = await ask<Made>('POST', '/v1/links/campaign/add', { name: 'Summer', slug: 'summer' });
    await turnTo(page, `/console/links/campaigns/${campaign.id}`);
    await field('Settings', 'The rotator leads the same visitor to the same link for a day').check();
    await ask('PUT', `/v1/links/campaign/${campaign.id}/update`, { name: 'Autumn', slug: null, public: true });
    await save('Settings');
    await page.getByRole('heading', { level: 1, name: 'Autumn' }).waitFor();
    const seasons = await ask<Record<string, unknown>>('GET', `/v1/links/campaign/${campaign.id}`);
    expect([seasons['slug'], seasons['public'], seasons['sticky']]).toStrictEqual([null, true, true]);

    const channel = await ask<Made>('POST', '/v1/links/channel/add', { name: 'Mails', color: '#abc' });
    await turnTo(page, `/console/links/channels/${channel.id}`);
    await field('Settings', 'Description (optional)').fill('Each first Monday');
    const now = { name: 'Letters', color: '#c2410c', starred: true };
    await ask('PUT', `/v1/links/channel/${channel.id}/update`, now);
    await save('Settings');
    await page.getByRole('heading', { level: 1, name: 'Letters' }).waitFor();
    const { description, ...kept } = await ask<Record<string, unknown>>(
      'GET',
      `/v1/links/channel/${channel.id}/details`,
    );
    expect([description, kept['color'], kept['starred']]).toStrictEqual(['Each first Monday', now.color, true]);

    const domain = await ask<Made>('POST', '/v1/links/domain/add', { domain: 'https://go.edits.example' });
    await turnTo(page, `/console/links/domains/${domain.id}`);
    await field('Settings', 'Its root leads to (optional)').fill('https://example.org/root');
    await ask('PUT', `/v1/links/domain/${domain.id}/update`, { redirect404: 'https://example.org/lost' });
    await save('Settings');
    await page.getByText('Saved.').waitFor();
    const targets = await ask<Record<string, unknown>>('GET', `/v1/links/domain/${domain.id}`);
    expect([targets['redirectroot'], targets['redirect404']]).toStrictEqual([
      'https://example.org/root',
      'https://example.org/lost',
    ]);
  });

  it('keep other people’s changes of a link and of the account’s settings', async () => {
    const { id } = await ask<Made>('POST', '/v1/links/url/add', { url: 'https://example.org/', title: 'Sale' });
    await turnTo(page, `/console/links/${id}/settings`);
    await field('About it', 'Tags (optional)').fill('new');
    await ask('PUT', `/v1/links/url/${id}/update`, { title: 'Great sale', clicklimit: 50 });
    await save('About it');
    await page.getByText('Saved.').waitFor();
    await hasFocus(page, 'Save');
    const link = await ask<Record<string, unknown>>('GET', `/v1/links/url/${id}`);
    expect([link['title'], link['clicklimit'], link['tags']]).toStrictEqual(['Great sale', 50, ['new']]);
    expect(await field('About it', 'Title (optional)').inputValue()).toBe('Great sale');
    await turnTo(page, '/console/links/keys');
    await field('Webhooks', 'Applications that you let manage your links are told').waitFor();
    await ask('PUT', '/v1/links/account', { click_events: 'all' });
    await save('Webhooks');
    await page.getByText('Saved.').waitFor();
    expect((await ask<{ click_events: string }>('GET', '/v1/links/account')).click_events).toBe('all');
    expect(await field('Webhooks', 'Applications that you let manage your links are told').inputValue()).toBe('all');
  });

  it('break no content security policy of the console, and log no error', () => {
    expect(walk.complaints).toStrictEqual([]);
  });
});
