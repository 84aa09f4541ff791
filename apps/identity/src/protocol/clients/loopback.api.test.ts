import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { browser } from '@platform/testing';
import {
  identityBench,
  password,
  type IdentityBench,
  type MadeClient,
  type MadePerson,
} from '../../testing/identity-bench.test-helper.js';
import type { NewClient } from '../../clients/client-values.js';

const registered = 'http://127.0.0.1/callback';
const listening = 'http://127.0.0.1:51004/callback';

describe('apps that listen on a loopback address (RFC 8252 section 7.3)', () => {
  let bench: IdentityBench;
  let ada: MadePerson;
  beforeAll(async () => {
    bench = await identityBench();
    ada = await bench.person();
  });
  afterAll(() => bench.close());

  const app = (wanted: Partial<NewClient> = {}) =>
    bench.client({ type: 'public', redirect_uris: [registered], ...wanted });
  async function begin(client: MadeClient, redirect_uri: string, agent = browser(bench.url), more = {}) {
    const { path, verifier } = await bench.authorization({ client, parameters: { redirect_uri, ...more } });
    return { agent, verifier, page: await agent.get(path) };
  }
  const isTaken = async (client: MadeClient, redirectUri: string) =>
    (await begin(client, redirectUri)).page.url.pathname === '/login';

  it('are redirected to the port that they listen on, also by IPv6', async () => {
    for (const [known, used] of [
      [registered, listening],
      ['http://[::1]:8080/callback', 'http://[::1]:51004/callback'],
    ] as const) {
      const client = await app({ redirect_uris: [known] });
      const { agent, verifier, page } = await begin(client, used);
      let next = await agent.submit(page, { email: ada.email, password });
      // Browsers check redirects of forms against form-action, so that a page redirects to an address not named there.
      if (next.url.pathname === '/login/continue') next = await agent.get(next.url.searchParams.get('to')!);
      let back = await agent.submit(next, { decision: 'allow' }, '/consent');
      if (back.url.origin === bench.url) back = await agent.get(back.url.searchParams.get('to')!);
      expect(back.url.origin + back.url.pathname).toBe(used);
      const fields = {
        grant_type: 'authorization_code',
        code: back.url.searchParams.get('code')!,
        code_verifier: verifier,
      };
      expect((await bench.tokenRequest(client, { ...fields, redirect_uri: registered })).status).toBe(400);
    }
  });

  it('redeem a code with the address that it was issued to', async () => {
    const client = await app();
    const { path, verifier } = await bench.authorization({ client, parameters: { redirect_uri: listening } });
    const { url } = await bench.throughPages(browser(bench.url), path, ada);
    const code = { grant_type: 'authorization_code', code: url.searchParams.get('code')!, code_verifier: verifier };
    expect((await bench.tokenRequest(client, { ...code, redirect_uri: listening })).status).toBe(200);
  });

  it('are asked for consent each time, as another program could listen there (section 8.6)', async () => {
    const client = await app();
    const agent = browser(bench.url);
    const { path } = await bench.authorization({ client, parameters: { redirect_uri: listening } });
    await bench.throughPages(agent, path, ada);
    expect((await begin(client, listening, agent)).page.url.pathname).toBe('/consent');
    const silent = await begin(client, listening, agent, { prompt: 'none' });
    expect(silent.page.url.searchParams.get('error')).toBe('interaction_required');
  });

  it('may differ in the port only', async () => {
    const client = await app();
    assert.ok(await isTaken(client, listening));
    for (const wrong of [
      'http://127.0.0.1:51004/other',
      'http://127.0.0.1:51004/callback?x=1',
      'http://127.0.0.2:51004/callback',
      'http://localhost:51004/callback',
      'https://127.0.0.1:51004/callback',
      'http://u@127.0.0.1:51004/callback',
    ])
      assert.ok(!(await isTaken(client, wrong)), wrong);
  });

  it('exclude confidential and trusted clients, the name localhost, and web pages with another address', async () => {
    const pinned: [Partial<NewClient>, string, string][] = [
      [{ type: 'confidential' }, registered, listening],
      [{ is_trusted: true }, registered, listening],
      [{ redirect_uris: [registered, 'https://app.example/callback'] }, registered, listening],
      [{ redirect_uris: [registered, 'https://localhost/callback'] }, registered, listening],
      [
        { redirect_uris: ['http://localhost/callback'] },
        'http://localhost/callback',
        'http://localhost:51004/callback',
      ],
    ];
    for (const [wanted, known, used] of pinned) {
      const client = await app(wanted);
      assert.deepEqual(
        [await isTaken(client, known), await isTaken(client, used)],
        [true, false],
        JSON.stringify(wanted),
      );
    }
  });
});
