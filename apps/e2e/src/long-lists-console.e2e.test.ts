import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '@platform/testing';
import { type Page, type PageWalk, type Route } from '@platform/testing/page-walk';
import { consoleBench, pageActions, type ConsoleBench } from './console-bench.test-helper.js';
import type { SharedPlatform } from './shared-platform.test-helper.js';
import { createPerson, turnTo, type Ask } from './people.test-helper.js';

const owner = {
  name: 'Grace',
  surname: 'Hopper',
  email: 'grace@long-lists.example.org',
  password: 'a compiler for 1952',
};
const joan = {
  name: 'Joan',
  surname: 'Clarke',
  email: 'joan@long-lists.example.org',
  password: 'banburismus by night',
};
const perPage = 100;

interface Made {
  id: number;
  uuid: string;
  user_uuid: string;
}

interface Members {
  data: object[];
  meta: object;
}

/** A browser reads lists with more than one page. */
describe('long lists in the console', () => {
  let bench: ConsoleBench;
  let platform: SharedPlatform;
  let walk: PageWalk;
  let page: Page;
  let ask: Ask;
  /** The path of the API, and that of the page. */
  let organization: string;
  let at: string;

  beforeAll(async () => {
    bench = await consoleBench({ owner });
    ({ platform, walk, page, ask } = bench);
    ({ organization, at } = await bench.organization({ name: 'Navy' }));
  });
  afterAll(async () => {
    await bench?.close();
  });

  const { press } = pageActions(() => page);
  const isAt = (number: number, last: number) => page.getByText(`Page ${number} of ${last}`, { exact: true }).waitFor();
  const searchOf = () => new URL(page.url()).search;

  it('keep their page for a reload and the back button, and start anew for another filter', async () => {
    for (let number = 1; number <= 21; number++) {
      await ask('POST', '/v1/links/url/add', { url: 'https://example.org/', title: `Ship ${number}` });
    }
    await turnTo(page, '/console/links');
    await isAt(1, 2);
    await press('Next');
    await isAt(2, 2);
    await page.reload();
    await isAt(2, 2);
    await page.getByRole('link', { name: 'Ship 1', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Ship 1', exact: true }).waitFor();
    await page.goBack();
    await isAt(2, 2);
    await page.getByRole('searchbox').fill('Ship 2');
    await page.getByRole('link', { name: 'Ship 1', exact: true }).waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'Ship 21', exact: true }).waitFor();
    expect(searchOf()).toBe('?q=Ship+2');
  });

  it('continue the audit log behind the last entry though others are added, and back, after a reload too', async () => {
    const busy = await bench.organization({ name: 'Busy' });
    const log = `${busy.organization}/audit-logs?event=role.created&per_page=100`;
    const makeRoles = async (from: number, to: number) => {
      for (let number = from; number <= to; number++)
        await ask('POST', `${busy.organization}/roles`, {
          name: `r-${number}`,
          display_name: `Role ${number}`,
          permissions: [],
        });
    };
    await makeRoles(1, 60);
    const names = async () => (await ask<{ target: { name: string } }[]>('GET', log)).map(({ target }) => target.name);
    const before = await names();
    const shown = async () => {
      const targets = await page
        .getByRole('list', { name: 'Audit log' })
        .getByRole('button', { name: /^role / })
        .allTextContents();
      return targets.map((text) => text.trim().replace(/^role /, ''));
    };
    const shows = (first: number, last: number) =>
      eventually(async () => expect(await shown()).toStrictEqual(before.slice(first, last)));
    await turnTo(page, `${busy.at}/audit-log?event=role.*`);
    await shows(0, 25);
    await makeRoles(61, 63);
    await press('Next');
    await shows(25, 50);
    expect(new URLSearchParams(searchOf()).get('cursor')).toMatch(/./);
    await page.reload();
    await shows(25, 50);
    await press('Next');
    await shows(50, 60);
    expect(await page.getByRole('button', { name: 'Next', exact: true }).isDisabled()).toBe(true);
    await press('Previous');
    await shows(25, 50);
    await press('Previous');
    await eventually(async () => expect(await shown()).toStrictEqual((await names()).slice(0, 25)));
    expect(searchOf()).toBe('?event=role.*');
    // An address with an expired cursor shows the page of its number.
    await page.goto(`${busy.at}/audit-log?event=role.*&page=2&cursor=bm90aGluZw`);
    await eventually(async () => expect(await shown()).toStrictEqual((await names()).slice(25, 50)));
    await press('Load again');
    await isAt(1, 3);
  });

  it('show the last page when all rows of a page behind it are gone', async () => {
    const { keys } = await ask<{ keys: unknown[] }>('GET', '/v1/links/keys');
    for (let number = keys.length + 1; number <= 21; number++) {
      await ask('POST', '/v1/links/keys', { name: `Key ${number}`, scopes: ['links:read'], expires: null });
    }
    await turnTo(page, '/console/links/keys?page=2');
    await isAt(2, 2);
    const revoke = page.getByRole('button', { name: /^Revoke/ });
    await revoke.click();
    await page.getByRole('button', { name: /^Yes, revoke/ }).click();
    await page.getByRole('row').nth(20).waitFor();
    expect(searchOf()).toBe('');
    await turnTo(page, '/console/links/channels?page=7');
    await page.waitForURL((url) => url.search === '');
  });

  it('offer all members for a team and as owners, and show the page before when the last one is removed', async () => {
    await createPerson(platform, joan);
    const joined = await ask<Made>('POST', `${organization}/members`, { email: joan.email, role: 'viewer' });
    /** As if a hundred others had joined before Joan. */
    let count = perPage + 1;
    await page.route(`**/api${organization}`, async (route: Route) => {
      const answer = (await (await route.fetch()).json()) as { data: { members: Made[] } };
      const members = answer.data.members.filter(({ user_uuid }) => user_uuid !== joined.user_uuid);
      await route.fulfill({ json: { data: { ...answer.data, members, members_count: count } } });
    });
    await page.route(`**/api${organization}/members?*`, async (route: Route) => {
      const isSecond = new URL(route.request().url()).searchParams.get('page') === '2';
      const all = (await ask<Made[]>('GET', `${organization}/members`)).filter(
        ({ user_uuid }) => (user_uuid === joined.user_uuid) === isSecond,
      );
      const last_page = Math.ceil(count / perPage);
      const answer: Members = { data: all, meta: { current_page: 2, last_page, total: count } };
      await route.fulfill({ json: answer });
    });
    await turnTo(page, `${at}/teams`);
    await press('New team');
    await page.getByLabel('Name').fill('Watch');
    await page.getByRole('checkbox', { name: 'Joan Clarke' }).check();
    await press('Create team');
    await page.getByRole('heading', { name: 'Watch', exact: true }).waitFor();
    const [team] = await ask<{ member_uuids: string[] }[]>('GET', `${organization}/teams`);
    expect(team!.member_uuids).toStrictEqual([joined.user_uuid]);
    await turnTo(page, `${at}/settings`);
    await page.getByLabel('New owner').selectOption(`Joan Clarke (${joan.email})`);

    await page.goto(`${at}?page=2`);
    await isAt(2, 2);
    await press('Remove Joan Clarke');
    count = perPage;
    await press('Yes, remove Joan Clarke');
    await page.getByRole('cell', { name: 'Grace Hopper', exact: true }).waitFor();
    expect(await page.getByText('Joan Clarke').count()).toBe(0);
    await page.unrouteAll();
  });

  it('break no content security policy of the console, and log no error', () => {
    expect(walk.complaints).toStrictEqual([]);
  });
});
