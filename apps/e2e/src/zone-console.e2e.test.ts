import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '@platform/testing';
import { pageWalk, type Page, type PageWalk } from '@platform/testing/page-walk';
import { asker, createPerson, signIn, turnTo, type Ask } from './people.test-helper.js';
import { sharedPlatform, type SharedPlatform } from './shared-platform.test-helper.js';

const owner = { name: 'Grace', surname: 'Hopper', email: 'grace@zone.example.org', password: 'a compiler for 1952' };
const browserZone = 'America/New_York';
const ownZone = 'Asia/Tokyo';
const visitor = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0';

/** A person of Tokyo has a browser that is in New York. */
describe('times in the console', () => {
  let platform: SharedPlatform;
  let walk: PageWalk;
  let page: Page;
  let ask: Ask;
  let link: number;
  let organization: string;

  beforeAll(async () => {
    [walk, platform] = await Promise.all([pageWalk(), sharedPlatform()]);
    await createPerson(platform, owner);
    ask = await asker(platform, owner);
    ({ uuid: organization } = await ask<{ uuid: string }>('POST', '/v1/organizations', { name: 'Clockmakers' }));
    const made = { url: 'https://example.org/clocks', custom: 'zone-clocks', startdate: '2020-01-01 00:00:00' };
    ({ id: link } = await ask<{ id: number }>('POST', '/v1/links/url/add', made));
    page = await walk.open(platform.auth_url, { timezoneId: browserZone });
    await page.goto(`/console/organizations/${organization}/audit-log`);
    await signIn(page, owner);
  });
  afterAll(async () => {
    await walk?.close();
  });

  const firstTime = () => page.getByRole('list', { name: 'Audit log' }).locator('time').first();
  const hourIn = (timeZone: string, at: Date) =>
    new Intl.DateTimeFormat('en', { weekday: 'short', hour: 'numeric', timeZone }).format(at);

  it('are those of the browser for who has chosen no zone', async () => {
    expect(await firstTime().textContent()).toMatch(/[AP]M E[SD]T$/);
    expect(await firstTime().getAttribute('title')).toMatch(/ GMT-0[45]:00$/);
  });

  it('are those of the zone that the person chose on the page of the account, from the next page on', async () => {
    await page.goto('/account');
    await page.getByLabel('Time zone').selectOption(ownZone);
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Your profile is saved.').waitFor();
    await walk.inspect(page, 'account-zone');
    await page.goto('/account/devices');
    await page
      .getByText(/GMT\+9/)
      .first()
      .waitFor();
    await page.goto(`/console/organizations/${organization}/audit-log`);
    await firstTime().waitFor();
    expect(await firstTime().textContent()).toMatch(/[AP]M GMT\+9$/);
    expect(await firstTime().getAttribute('title')).toMatch(/ GMT\+09:00$/);
  });

  it('are days of that zone in a list, and in the facts of a link', async () => {
    await turnTo(page, '/console/links');
    const day = page.getByRole('row', { name: /zone-clocks/ }).locator('time');
    expect(await day.getAttribute('title')).toMatch(/ GMT\+09:00$/);
    await turnTo(page, `/console/links/${link}`);
    await page.getByText('Jan 1, 2020, 9:00 AM GMT+9').waitFor();
  });

  it('are days and hours of that zone in a chart', async () => {
    const visited = new Date();
    await fetch(`${platform.links_base_url}/zone-clocks`, { redirect: 'manual', headers: { 'user-agent': visitor } });
    await turnTo(page, `/console/links/${link}?span=7d&unit=hour`);
    const row = page.getByRole('table', { name: 'Visits by hour' }).getByRole('row').nth(1);
    await eventually(
      async () => {
        await page.getByRole('button', { name: 'Load the numbers again' }).click();
        await page.getByText('In numbers').click({ timeout: 1000 });
      },
      { timeoutMs: 30_000, everyMs: 300 },
    );
    const [weekday, ...rest] = hourIn(ownZone, visited).split(/[ ,]+/);
    const [hour, half] = rest;
    expect(await row.textContent()).toMatch(new RegExp(`^${weekday}, .* ${hour}:00.${half}`));
    expect(await page.getByLabel('Days of', { exact: true }).inputValue()).toBe(ownZone);
    await page.getByText('(Asia/Tokyo)').waitFor();
  });

  it('are read and written in that zone by a form, which names it', async () => {
    await turnTo(page, `/console/links/${link}/settings`);
    await page.getByText('Password, start and end').waitFor();
    const starts = page.getByLabel('Starts at (optional)');
    await starts.waitFor();
    expect(await starts.inputValue()).toBe('2020-01-01T09:00');
    expect(await page.locator('#startdate-hint').textContent()).toBe('Time zone: Asia/Tokyo');
    await starts.fill('2021-07-01T03:04');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Saved.').waitFor();
    await eventually(async () =>
      expect((await ask<{ startdate: string }>('GET', `/v1/links/url/${link}`)).startdate).toBe('2021-06-30 18:04:00'),
    );
  });

  it('are those of quiet hours that a rule gets', async () => {
    const mail = { type: 'email', name: 'Mail', emails: [owner.email] };
    await ask('POST', `/v1/organizations/${organization}/notification-endpoints`, mail);
    await turnTo(page, `/console/organizations/${organization}/rules`);
    await page.getByRole('link', { name: 'Make the first rule' }).click();
    await page.getByRole('button', { name: 'Add quiet hours' }).click();
    expect(await page.getByLabel('Time zone').inputValue()).toBe(ownZone);
  });

  it('cause no error of a script, and break no content security policy', () => {
    expect(walk.complaints).toStrictEqual([]);
  });
});
