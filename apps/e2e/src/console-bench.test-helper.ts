import { expect } from '@jest/globals';
import { eventually } from '@platform/testing';
import { pageWalk, type Locator, type Page } from '@platform/testing/page-walk';
import { asker, createPerson, newcomerAt, type Ask, type Person } from './people.test-helper.js';
import { sharedPlatform } from './shared-platform.test-helper.js';

interface Wanted {
  /** The person who is signed in on the page. */
  owner: Person;
  /** Other people with an account. */
  others?: Person[];
  /** The address of the page. */
  path?: string;
}

/** The platform that suites share, and a browser at a page of its console. Imported by tests only. */
export async function consoleBench({ owner, others = [], path = '/console' }: Wanted) {
  const [walk, platform] = await Promise.all([pageWalk(), sharedPlatform()]);
  try {
    const page = await newcomerAt(path, owner, walk, platform);
    for (const person of others) await createPerson(platform, person);
    return { walk, platform, page, ...besides(await asker(platform, owner)), close: walk.close };
  } catch (err) {
    await walk.close();
    throw err;
  }
}

function besides(ask: Ask) {
  return {
    /** Calls of the owner without the page. */
    ask,

    /** A new organization of the owner, with its paths in the API and the console. */
    async organization(facts: { name: string; description?: string }) {
      const { uuid } = await ask<{ uuid: string }>('POST', '/v1/organizations', facts);
      return { organization: `/v1/organizations/${uuid}`, at: `/console/organizations/${uuid}` };
    },
  };
}

export type ConsoleBench = Awaited<ReturnType<typeof consoleBench>>;

/** What tests do on a page of the console. It is asked for each time, as it is opened after they are declared. */
export function pageActions(page: () => Page) {
  const button = (name: string) => page().getByRole('button', { name, exact: true });
  const press = (name: string) => button(name).click();
  const form = (name: string) => page().getByRole('form', { name, exact: true });
  return {
    button,
    press,
    form,
    field: (of: string, label: string) => form(of).getByLabel(label, { exact: true }),
    closed: (of: string) => form(of).waitFor({ state: 'detached' }),

    /** Waits for the page with this title. */
    heading: (name: string) => page().getByRole('heading', { level: 1, name, exact: true }).waitFor(),

    follow: (name: string) => page().getByRole('main').getByRole('link', { name, exact: true }).click(),

    /** Goes to another part of what the page is about. */
    part: (title: string) =>
      page()
        .getByRole('navigation', { name: /^Parts of/ })
        .getByRole('link', { name: title, exact: true })
        .click(),

    row: (name: string | RegExp) => page().getByRole('row', { name }),

    /** The row of what has this name alone. */
    rowOf: (name: string) =>
      page()
        .getByRole('row')
        .filter({ has: page().getByRole('link', { name, exact: true }) }),

    /** What the page says of this. */
    fact: (name: string) =>
      page()
        .locator('.facts div')
        .filter({ has: page().getByText(name, { exact: true }) })
        .locator('dd'),

    copied: () => page().evaluate<string>('navigator.clipboard.readText()'),

    /** Loads a list again by its button until it shows this. */
    showsBy: (name: string, what: Locator, count = 1) =>
      eventually(
        async () => {
          await press(name);
          await button(name).waitFor();
          expect(await what.count()).toBe(count);
        },
        { timeoutMs: 30_000, everyMs: 200 },
      ),
  };
}
