import assert from 'node:assert/strict';
import { consoleScopes } from '@platform/contracts';
import { browser, codeFlow, confirmRegistration, eventually, linkTo, type Browser } from '@platform/testing';
import type { Page, PageWalk } from '@platform/testing/page-walk';
import type { SharedPlatform } from './shared-platform.test-helper.js';

export interface Person {
  name: string;
  surname: string;
  email: string;
  password: string;
}

/**
 * Registers in the pages and confirms the address, which signs the person in. Imported by tests only.
 *
 * @returns the person's browser
 */
export async function createPerson(platform: SharedPlatform, person: Person): Promise<Browser> {
  const agent = browser(platform.auth_url);
  const page = await agent.get(consoleFlow(platform).address);
  await agent.submit(await agent.get(linkTo('register', page.text)), { ...person });
  await confirmRegistration(platform, agent, person.email);
  return agent;
}

/** How the console signs a person in. */
function consoleFlow(platform: SharedPlatform) {
  const client = { client_id: 'console', redirect_uri: `${platform.auth_url}/console/callback` };
  return codeFlow(platform, client, consoleScopes.join(' '));
}

/** Signs in on the page of identity, from the question of the console. */
export async function signIn(page: Page, { email, password }: Person): Promise<void> {
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** A new person, signed in at a page of the console. */
export async function newcomerAt(
  path: string,
  person: Person,
  walk: PageWalk,
  platform: SharedPlatform,
): Promise<Page> {
  const agent = await createPerson(platform, person);
  const page = await walk.open(platform.auth_url, { permissions: ['clipboard-read', 'clipboard-write'] });
  await page.context().addCookies(agent.cookies());
  await page.goto(path);
  // A person who leaves the page before identity has answered is not signed in.
  await page.getByRole('link', { name: `${person.name} ${person.surname}`, exact: true }).waitFor();
  return page;
}

/** Goes to another page of the console as its links do: the console is not loaded anew, and keeps what it has read. */
export async function turnTo(page: Page, path: string): Promise<void> {
  await page.evaluate(`new Promise((done) => {
    const unsubscribe = __TSR_ROUTER__.subscribe('onRendered', () => {
      unsubscribe();
      done();
    });
    void __TSR_ROUTER__.navigate({ href: ${JSON.stringify(path)} });
  })`);
}

/** Waits for the focus, which may follow the page a moment later: `at` is the id of the element or its text. */
export async function hasFocus(page: Page, at: string): Promise<void> {
  const focused = '[document.activeElement.id, document.activeElement.textContent]';
  await eventually(async () => {
    const found = await page.evaluate<string[]>(focused);
    assert.ok(found.includes(at), `${found.join(', ')}: not ${at}`);
  });
}

/** The page has done everything that follows an answer at once. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate('new Promise((done) => requestAnimationFrame(() => setTimeout(done)))');
}

/** An access token as the console has it once a person is signed in. */
export async function consoleToken(platform: SharedPlatform, { email, password }: Person): Promise<string> {
  const flow = consoleFlow(platform);
  const agent = browser(platform.auth_url);
  const back = await agent.submit(await agent.get(flow.address), { email, password });
  return (await flow.tokens(back.url)).access_token;
}

/** Calls an API below `/api`, and returns the data; throws at a refusal. */
export type Ask = <T>(method: string, path: string, body?: object) => Promise<T>;

/** Waits until clicks are counted there: a page of the console shows the numbers as they were when it was loaded. */
export async function counted(ask: Ask, numbers: string): Promise<void> {
  const look = async () => assert.ok((await ask<{ clicks: number }>('GET', `/v1/links/${numbers}`)).clicks > 0);
  await eventually(look, { everyMs: 100 });
}

/** Calls of a person without the browser, by the APIs that the console uses. */
export async function asker(platform: SharedPlatform, person: Person): Promise<Ask> {
  const authorization = `Bearer ${await consoleToken(platform, person)}`;
  return async (method, path, body) => {
    const res = await fetch(platform.base_url + path, {
      method,
      headers: { authorization, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await res.text();
    if (!res.ok) throw new Error(`${method} ${path}: ${text}`);
    const answer = text === '' ? {} : JSON.parse(text);
    return answer.details ?? answer.data ?? answer;
  };
}
