import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { pageWalk, type Page, type PageWalk } from '@platform/testing/page-walk';
import { pageActions } from './console-bench.test-helper.js';
import { asker, createPerson, settled, signIn, type Ask } from './people.test-helper.js';
import { sharedPlatform, type SharedPlatform } from './shared-platform.test-helper.js';

const owner = { name: 'Grace', surname: 'Hopper', email: 'grace@joining.example.org', password: 'a compiler for 1952' };
const colleague = { name: 'Ada', surname: 'Lovelace', email: 'ada@navy-works.com', password: 'notes on the engine' };

interface Made {
  uuid: string;
  verification: { name: string; value: string };
}

/** A browser of people who join by a domain, or by an invitation of many. */
describe('joining in the console', () => {
  let platform: SharedPlatform;
  let walk: PageWalk;
  let ask: Ask;
  let uuid: string;
  /** Its path. */
  let organization: string;

  beforeAll(async () => {
    [walk, platform] = await Promise.all([pageWalk(), sharedPlatform()]);
    for (const person of [owner, colleague]) await createPerson(platform, person);
    ask = await asker(platform, owner);
    ({ uuid } = await ask<Made>('POST', '/v1/organizations', { name: 'Navy' }));
    organization = `/v1/organizations/${uuid}`;
  });
  afterAll(() => walk?.close());

  const suggested = (at: Page) => at.getByRole('region', { name: 'You may join' });

  /** Before the answer nothing is shown either, so the test waits for it. */
  async function suggestsNothing(at: Page, open: () => Promise<unknown>) {
    const [answer] = await Promise.all([at.waitForResponse('**/v1/organizations/suggested'), open()]);
    expect(answer.status()).toBe(200);
    await answer.finished();
    await settled(at);
    expect(await suggested(at).count()).toBe(0);
  }

  it('shows organizations that a person may join by the domain of their address, and opens one then', async () => {
    const claimed = await ask<Made>('POST', `${organization}/domains`, { domain: 'navy-works.com', mode: 'manual' });
    platform.dns.set(claimed.verification.name, [claimed.verification.value]);
    await ask('POST', `${organization}/domains/${claimed.uuid}/verify`);
    const other = await walk.open(platform.auth_url);
    await other.goto('/console');
    await suggestsNothing(other, () => signIn(other, colleague));
    await other.getByText('You do not belong to an organization yet.').waitFor();
    await ask('PUT', `${organization}/domains/${claimed.uuid}`, { mode: 'suggest' });
    await other.reload();
    await suggested(other).getByText('for people with an address of navy-works.com').waitFor();
    await walk.inspect(other, 'suggested-organizations');
    await suggested(other).getByRole('button', { name: 'Join Navy', exact: true }).click();
    await other.getByRole('heading', { level: 1, name: 'Navy' }).waitFor();
    await other.getByRole('row', { name: colleague.email }).waitFor();
    await suggestsNothing(other, () => other.goto('/console/organizations'));
    await other.getByRole('link', { name: 'Navy', exact: true }).waitFor();
    await other.context().close();
  });

  it('invites many people at once, lists the failures, and shows invitations by their status', async () => {
    const page = await walk.open(platform.auth_url);
    await page.goto(`/console/organizations/${uuid}/invitations`);
    await signIn(page, owner);
    await page.getByText('Nobody has been invited yet.').waitFor();
    const { press } = pageActions(() => page);
    await press('New invitations');
    await press('Send the invitations');
    await page.locator('#emails-error').waitFor();
    await page
      .getByLabel('Addresses')
      .fill(`joan@joining.example.org, mary@joining.example.org\nnobody\n${colleague.email}`);
    await page.getByLabel('Everybody becomes').selectOption('viewer');
    await press('Send the invitations');
    await page.getByText('2 invitations are on the way.').waitFor();
    await page.getByText(`${colleague.email}: The user is already a member.`).waitFor();
    expect(await page.getByLabel('Addresses').inputValue()).toBe(`nobody\n${colleague.email}`);
    await page.getByRole('row', { name: 'mary@joining.example.org' }).waitFor();
    await walk.inspect(page, 'invite-several');
    await press('Withdraw the invitation of mary@joining.example.org');
    await press('Yes, withdraw the invitation of mary@joining.example.org');
    await page.getByRole('row', { name: 'mary@joining.example.org' }).getByText('cancelled').waitFor();
    await page.getByText('Pending', { exact: true }).click();
    await page.getByRole('row', { name: 'mary@joining.example.org' }).waitFor({ state: 'detached' });
    await page.getByRole('row', { name: 'joan@joining.example.org' }).waitFor();
    await page.getByText('Declined', { exact: true }).click();
    await page.getByText('There is none like that.').waitFor();
    await page.getByLabel('Addresses').fill('kathleen@joining.example.org');
    await page.getByLabel('Everybody becomes').selectOption('viewer');
    await press('Send the invitations');
    await page.getByText('1 invitation is on the way.').waitFor();
    // Without a question, as everything was sent.
    const parts = page.getByRole('navigation', { name: 'Parts of the organization' });
    await parts.getByRole('link', { name: 'Members', exact: true }).click();
    await page.getByRole('row', { name: owner.email }).waitFor();
    await page.context().close();
  });

  it('breaks no content security policy of the console, and logs no error', () => {
    expect(walk.complaints).toStrictEqual([]);
  });
});
