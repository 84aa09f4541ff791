import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { browser, type Page } from '@platform/testing';
import { byPassword } from '../../testing/factors.test-helper.js';
import { identityBench, password, type IdentityBench } from '../../testing/identity-bench.test-helper.js';

describe('a form that was refused', () => {
  let bench: IdentityBench;
  beforeAll(async () => (bench = await identityBench()));
  afterAll(() => bench.close());

  const focused = ({ text }: Page) =>
    [...text.matchAll(/<input[^>]*\sautofocus\s*\/>/g)].map(([input]) => /\sname="([^"]*)"/.exec(input)?.[1]);

  it('for a new account focuses the first wrong field, and before that the first field', async () => {
    const agent = browser(bench.url);
    const page = await agent.get('/register');
    expect(focused(page)).toStrictEqual(['name']);
    const right = { name: 'Grace', surname: 'Hopper', email: 'grace@example.com', password };
    for (const [wrong, name] of [
      [{ surname: 'www.example.com', password: 'short' }, 'surname'],
      [{ email: 'not an address', password: 'short' }, 'email'],
      [{ password: 'short' }, 'password'],
    ] as const) {
      const refused = await agent.submit(page, { ...right, ...wrong }, '/register');
      expect([refused.status, focused(refused)]).toStrictEqual([422, [name]]);
    }
  });

  it('for a new password focuses the first wrong field, too', async () => {
    const agent = browser(bench.url);
    await byPassword(bench, await bench.person(), agent);
    const page = await agent.get('/account/password');
    expect(focused(page)).toStrictEqual(['current']);
    for (const [current, chosen, name] of [
      ['wrong', 'an entirely other passphrase', 'current'],
      [password, 'short', 'password'],
    ] as const) {
      const refused = await agent.submit(page, { current, password: chosen }, '/account/password');
      expect([refused.status, focused(refused)]).toStrictEqual([422, [name]]);
    }
  });
});
