import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { pageWalk, type Page, type PageWalk } from '@platform/testing/page-walk';
import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { consoleServer } from './console-server.js';
import { loadReference } from './reference-files.js';

jest.setTimeout(300_000);

describe('the page of the API reference', () => {
  let server: Server;
  let url: string;
  let walk: PageWalk;

  beforeAll(async () => {
    const files = await loadReference(new URL('../documents/', import.meta.url), {
      authUrl: 'https://id.example',
      linksUrl: 'https://go.example',
    });
    server = consoleServer(files, {
      authUrl: 'https://id.example',
      linksUrl: 'https://go.example',
      brandName: 'Platform',
      brandAccent: null,
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    walk = await pageWalk();
  });
  afterAll(async () => {
    await walk?.close();
    server?.close();
  });

  it('is read in a browser, which is asked for nothing else, and has nothing to report', async () => {
    const page = await walk.open(url);
    // Three seconds for a document of this size, and more on a busy machine.
    page.setDefaultTimeout(120_000);
    const seen = await watched(page);
    const folder = process.env['PAGES_SCREENSHOTS'];
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.goto(colorScheme === 'light' ? '/docs' : '/docs/');
      await page.getByRole('heading', { name: 'Platform API' }).waitFor();
      if (folder) await page.screenshot({ path: `${folder}/reference-${colorScheme}.png` });
    }
    expect(await page.evaluate('window.reports')).toStrictEqual([]);
    expect(seen.messages).toStrictEqual([]);
    expect(seen.asked.filter((address) => !/^(blob|data):/.test(address) && !address.startsWith(url))).toStrictEqual(
      [],
    );
    expect(await page.evaluate('[Object.keys(localStorage), Object.keys(sessionStorage), document.cookie]')).toEqual([
      expect.not.arrayContaining([expect.stringMatching(/auth|token/i)]),
      [],
      '',
    ]);
    for (const offer of ['Ask AI', 'MCP', 'Deploy', 'Share']) expect(await page.getByText(offer).count()).toBe(0);
  });
});

/** All requests, messages of the console, and breaches of the policy, from the first script on. */
async function watched(page: Page) {
  const messages: string[] = [];
  const asked: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  page.on('pageerror', (error) => messages.push(error.message));
  page.on('request', (request) => asked.push(request.url()));
  await page.addInitScript(`
    window.reports = [];
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
      window.reports.push([violatedDirective, blockedURI, sample].join(' ')));
  `);
  return { messages, asked };
}
