import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ApiDocument } from '../reference/merged-document.js';
import { consoleServer } from './console-server.js';
import { loadReference, standIns } from './reference-files.js';

const services = ['identity', 'organizations', 'webhooks', 'notifications', 'links'];
const linksUrl = 'https://go.example';

describe('the API reference', () => {
  let server: Server;
  let url: string;

  beforeAll(async () => {
    const files = await loadReference(new URL('../documents/', import.meta.url), {
      authUrl: 'https://id.example',
      linksUrl,
    });
    server = consoleServer(files, {
      authUrl: 'https://id.example',
      linksUrl: 'https://go.example',
      brandName: 'Platform',
      brandAccent: null,
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => void server?.close());

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

  it('has examples, with the addresses of this platform', async () => {
    const { paths } = (await (await fetch(`${url}/api/openapi.json`)).json()) as ApiDocument;
    for (const path of ['/api/url/add', '/api/v1/links/url/add']) {
      const shown = { schema: expect.anything(), example: expect.objectContaining({ shorturl: `${linksUrl}/spring` }) };
      const answers = { 200: expect.objectContaining({ content: { 'application/json': shown } }) };
      expect(paths[path]).toMatchObject({ post: { responses: answers } });
    }
  });
});
