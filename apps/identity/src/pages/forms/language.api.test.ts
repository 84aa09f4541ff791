import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { browser, type Browser } from '@platform/testing';
import { identityBench, password, type IdentityBench } from '../../testing/identity-bench.test-helper.js';

describe('the language of the pages', () => {
  let bench: IdentityBench;
  beforeAll(async () => {
    bench = await identityBench();
  });
  afterAll(() => bench.close());

  const languageOf = ({ text }: { text: string }) => /<html lang="(\w+)"/.exec(text)?.[1];
  const visit = (agent: Browser, path: string, accepted: string) =>
    agent.visit(path, { headers: { 'accept-language': accepted } });

  it('is that of the browser, also on error pages and pages of the protocol', async () => {
    const agent = browser(bench.url);
    for (const path of ['/login', '/register', '/login?flow=abcdefghijkl', '/oauth/authorize', '/oauth/logout'])
      assert.equal(languageOf(await visit(agent, path, 'ja, pt-BR;q=0.8, en;q=0.1')), 'pt', path);
    expect(languageOf(await visit(agent, '/login', 'ja'))).toBe('en');
  });

  it('is what the application asks for by ui_locales, until the consent', async () => {
    const agent = browser(bench.url);
    const ada = await bench.person();
    const parameters = { ui_locales: 'xx fr-CA de' };
    const { path } = await bench.authorization({ client: await bench.client(), parameters });
    const signIn = await visit(agent, path, 'de');
    expect(languageOf(signIn)).toBe('fr');
    const consent = await agent.submit(signIn, { email: ada.email, password });
    expect(consent.url.pathname).toBe('/consent');
    expect(languageOf(consent)).toBe('fr');
  });

  it('is what the person chose at the foot of a page, and returns to that page and its flow', async () => {
    const agent = browser(bench.url);
    const { path } = await bench.authorization({ client: await bench.client(), parameters: { ui_locales: 'fr' } });
    const before = await agent.get(path);
    const chosen = await agent.submit(before, { language: 'it' }, '/language');
    expect(chosen.url.href).toBe(before.url.href);
    expect(languageOf(chosen)).toBe('it');
    const refused = await agent.submit(chosen, { email: 'nobody@example.com', password: 'wrong' });
    expect(refused.status).toBe(401);
    const again = await agent.submit(refused, { language: 'es' }, '/language');
    expect(again.url.href).toBe(before.url.href);
    expect(languageOf(again)).toBe('es');
    expect(languageOf(await agent.get('/register'))).toBe('es');
  });

  it('redirects to no other host, and ignores an unknown language', async () => {
    const agent = browser(bench.url);
    const page = await agent.get('/login');
    for (const return_to of ['//evil.example', '/\\evil.example', '/\t/evil.example', 'https://evil.example', '']) {
      const after = await agent.submit(page, { language: 'de', return_to }, '/language');
      assert.equal(after.url.origin, bench.url, return_to);
    }
    const after = await agent.submit(page, { language: 'xx"; Path=/' }, '/language');
    expect(languageOf(after)).toBe('de');
  });

  it('offers no choice on a page that cannot be requested again', async () => {
    const agent = browser(bench.url);
    const body = new URLSearchParams({ csrf: 'wrong' });
    const page = await agent.visit('/account/sign-out', { method: 'POST', body });
    expect(page.status).toBe(403);
    expect(page.text.includes('/language')).toBeFalsy();
  });
});
