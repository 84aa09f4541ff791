import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { eventually } from '@platform/testing';
import { type Page, type PageWalk, type Route } from '@platform/testing/page-walk';
import { consoleBench, pageActions, type ConsoleBench } from './console-bench.test-helper.js';
import { hasFocus, settled, turnTo, type Ask } from './people.test-helper.js';

const owner = {
  name: 'Grace',
  surname: 'Hopper',
  email: 'grace@adversity.example.org',
  password: 'a compiler for 1952',
};
const joan = { name: 'Joan', surname: 'Clarke', email: 'joan@adversity.example.org', password: 'banburismus by night' };

interface Named {
  name: string;
}

interface Made {
  uuid: string;
  client_id: string;
  user_uuid: string;
}

/** A browser uses the console while answers are slow or lost, and with names of the greatest length. */
describe('the console on a slow or broken network', () => {
  let bench: ConsoleBench;
  let walk: PageWalk;
  let page: Page;
  let ask: Ask;
  /** The path of the API, and that of the page. */
  let organization: string;
  let at: string;
  let joanUuid: string;
  let destination: string;

  beforeAll(async () => {
    bench = await consoleBench({ owner, others: [joan] });
    ({ walk, page, ask } = bench);
    ({ organization, at } = await bench.organization({ name: 'Navy' }));
    const member = await ask<Made>('POST', `${organization}/members`, { email: joan.email, role: 'viewer' });
    joanUuid = member.user_uuid;
    const mail = { type: 'email', name: 'Mail', emails: [owner.email] };
    destination = (await ask<Made>('POST', `${organization}/notification-endpoints`, mail)).uuid;
  });
  afterAll(async () => {
    await bench?.close();
  });

  const { press, form, field, closed } = pageActions(() => page);
  const pathOf = () => new URL(page.url()).pathname;

  /** The answer to one such request waits until the test releases it. */
  async function holdBack(method: string, path: string) {
    const held = Promise.withResolvers<void>();
    const answered = page.waitForResponse((res) => res.request().method() === method && res.url().endsWith(path));
    await page.route(`**${path}`, async (route) => {
      if (route.request().method() === method) await held.promise;
      await route.continue();
    });
    return async () => {
      held.resolve();
      await (await answered).finished();
      await page.unroute(`**${path}`);
      await settled(page);
    };
  }

  it('repeats a lost request under one key, and sends later changes under another', async () => {
    const rules = () => ask<Named[]>('GET', `${organization}/notification-rules`);
    /** The platform processes the request, but the page gets no answer. */
    const loseAnswer = async (path: string, button: string) => {
      const answerIsLost = async (route: Route) => {
        await route.fetch();
        await route.abort();
      };
      await page.route(`**${path}`, answerIsLost, { times: 1 });
      await Promise.all([page.waitForEvent('requestfailed'), press(button)]);
      await page.getByText('The platform cannot be reached.').waitFor();
    };
    await turnTo(page, `${at}/rules?new=rule`);
    await field('New rule', 'Name').fill('Nightly');
    await field('New rule', 'Events').fill('night.*');
    await loseAnswer('/notification-rules', 'Create rule');
    await loseAnswer('/notification-rules', 'Create rule');
    expect((await rules()).length).toBe(1);
    await press('Add quiet hours');
    await press('Create rule');
    await page.getByRole('heading', { level: 2, name: 'Nightly' }).waitFor();
    expect((await rules()).length).toBe(2);
    await turnTo(page, `${at}/teams`);
    await press('New team');
    await field('New team', 'Name').fill('Watch');
    await loseAnswer('/teams', 'Create team');
    await field('New team', 'Joan Clarke').check();
    await press('Create team');
    await form('New team').getByText('A team of this organization has this name.').waitFor();
  });

  it('leaves the person on their new page after a slow deletion', async () => {
    const { client_id } = await ask<Made>('POST', '/v1/oauth-clients', {
      ...{ name: 'Slow', redirect_uris: ['https://slow.example.org/'], scopes: ['openid'] },
    });
    await page.goto(`/console/applications/${client_id}/danger`);
    const letGo = await holdBack('DELETE', `/v1/oauth-clients/${client_id}`);
    await press('Delete Slow');
    await press('Yes, delete Slow');
    await page.getByRole('navigation', { name: 'Console' }).getByRole('link', { name: 'Organizations' }).click();
    await page.getByRole('link', { name: 'New organization' }).click();
    await page.getByLabel('Name').fill('Merchant navy');
    await letGo();
    expect(pathOf()).toBe('/console/organizations/new');
    expect(await page.getByLabel('Name').inputValue()).toBe('Merchant navy');
  });

  it('makes no page wider than its screen for names of 255 characters', async () => {
    const name = 'W'.repeat(255);
    const role = { name: 'w'.repeat(60), display_name: name, permissions: ['view_members'] };
    await ask('POST', `${organization}/roles`, role);
    await ask('PUT', `${organization}/members/${joanUuid}`, { role: role.name });
    await ask('POST', `${organization}/invitations`, { email: 'ada@adversity.example.org', role: role.name });
    await ask('POST', `${organization}/invite-links`, { role: role.name });
    await ask('POST', `${organization}/teams`, { name });
    await ask('POST', `${organization}/domains`, { domain: `${role.name}.com`, mode: 'manual' });
    await ask('PUT', `${organization}/notification-endpoints/${destination}`, { name });
    const rule = { name, notification_endpoint_uuid: destination, events: ['w'.repeat(128)] };
    await ask('POST', `${organization}/notification-rules`, rule);
    await ask('POST', '/v1/links/url/add', { url: `https://example.org/${name}`, title: name.slice(0, 200) });
    const parts = ['members', 'invitations', 'invite-links', 'roles', 'teams', 'domains', 'destinations', 'rules'];
    await page.goto('/console');
    await page.getByRole('heading', { level: 1, name: 'Home' }).waitFor();
    for (const path of [...parts.map((part) => `${at}/${part}`), '/console/links']) {
      await turnTo(page, path);
      // Not the option of a filter; the role of a member is what its field shows.
      const role = page.getByRole('combobox', { name: 'Role of Joan Clarke' });
      const shown = page.getByText(/w{60}/i).or(role).filter({ visible: true });
      await shown.first().waitFor();
      for (const width of [360, 700, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        // The frame takes a moment to come to it.
        await eventually(async () =>
          assert.equal(await page.evaluate('document.documentElement.scrollWidth'), width, path),
        );
      }
    }
  });

  it('reloads a list that is still shown, although the button of a slow action is gone', async () => {
    await page.goto(at);
    const row = page.getByRole('row', { name: /Joan Clarke/ });
    const letGo = await holdBack('DELETE', `/members/${joanUuid}`);
    await press('Remove Joan Clarke');
    await press('Yes, remove Joan Clarke');
    await page.getByLabel('Search members').fill('joan');
    await row.waitFor();
    await letGo();
    await row.waitFor({ state: 'detached' });
  });

  it('focuses the section’s heading after a card is deleted, and after its form closes', async () => {
    const target = { notification_endpoint_uuid: destination, events: ['*'] };
    await ask('POST', `${organization}/notification-rules`, { name: 'Deploys', ...target });
    const channel = await ask<{ id: number }>('POST', '/v1/links/channel/add', { name: 'Letters' });
    await page.goto(`${at}/rules`);
    const rule = () => page.getByRole('table', { name: 'Rules' }).getByRole('link', { name: 'Deploys' });
    await rule().click();
    await field('Edit Deploys', 'Name').press('Enter');
    await closed('Edit Deploys');
    await hasFocus(page, 'Rules');
    await rule().click();
    await page.getByRole('button', { name: 'Delete Deploys', exact: true }).press('Enter');
    await page.getByRole('button', { name: 'Yes, delete Deploys', exact: true }).press('Enter');
    await hasFocus(page, 'Rules');
    await turnTo(page, `/console/links/channels/${channel.id}`);
    await page.getByRole('button', { name: 'Delete Letters', exact: true }).press('Enter');
    await page.getByRole('button', { name: 'Yes, delete Letters', exact: true }).press('Enter');
    await hasFocus(page, 'Channels');
  });

  it('shows until when a failing destination is paused', async () => {
    await page.route(/notification-endpoints\?/, async (route) => {
      const answer = (await (await route.fetch()).json()) as { data: object[] };
      const data = answer.data.map((one) => ({ ...one, paused_until: '2026-11-20T21:42:07+00:00' }));
      await route.fulfill({ json: { ...answer, data } });
    });
    await page.goto(`${at}/destinations`);
    await page.getByText('Tried again at').first().waitFor();
    await page.unrouteAll();
  });

  it('breaks no content security policy of its own, and logs no error', () => {
    expect(walk.complaints).toStrictEqual([]);
  });
});
