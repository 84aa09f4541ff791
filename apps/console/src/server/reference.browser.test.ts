import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { pageWalk, type Page, type PageWalk } from '@platform/testing/page-walk';
import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ApiDocument } from '../reference/merged-document.js';
import { consoleServer } from './console-server.js';
import { loadReference, standIns } from './reference-files.js';

jest.setTimeout(600_000);

const services = ['identity', 'organizations', 'webhooks', 'notifications', 'links'];
const linksUrl = 'https://go.example';

describe('the API reference', () => {
  let server: Server;
  let url: string;
  let walk: PageWalk;

  beforeAll(async () => {
    const files = await loadReference(new URL('../documents/', import.meta.url), {
      authUrl: 'https://id.example',
      linksUrl,
    });
    server = consoleServer(files, { authUrl: 'https://id.example' });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    walk = await pageWalk();
  });
  afterAll(async () => {
    await walk?.close();
    server?.close();
  });

  it('gives tools of every origin the document of each service and one of all, with the addresses of this platform', async () => {
    for (const path of ['/api/openapi.json', ...services.map((name) => `/api/openapi/${name}.json`)]) {
      const res = await fetch(url + path);
      expect([path, res.status, res.headers.get('access-control-allow-origin')]).toStrictEqual([path, 200, '*']);
      const text = await res.text();
      expect(text).toContain('"https://id.example"');
      for (const standIn of Object.values(standIns)) expect(text).not.toContain(standIn);
      const again = await fetch(url + path, { headers: { 'if-none-match': res.headers.get('etag')! } });
      expect(again.status).toBe(304);
    }
    expect((await fetch(`${url}/api/openapi/elsewhere.json`)).status).toBe(404);
  });

  it('tells the host of short links from the host of all else, by operation', async () => {
    const { servers, paths } = (await (await fetch(`${url}/api/openapi.json`)).json()) as ApiDocument;
    expect(servers).toStrictEqual([{ url: 'https://id.example' }]);
    expect(paths['/api/url/add']).toMatchObject({ post: { servers: [{ url: linksUrl }] } });
    expect(paths['/api/v1/links/url/add']).not.toHaveProperty('post.servers');
  });

  it('is read in a browser, which is asked for nothing else, and has nothing to report', async () => {
    const page = await walk.open(url);
    // A document of this size takes a browser a while on a busy machine.
    page.setDefaultTimeout(180_000);
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
