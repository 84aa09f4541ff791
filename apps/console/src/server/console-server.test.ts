import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { request, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { consoleServer, managementServer } from './console-server.js';
import { loadFiles } from './static-files.js';

const script = 'console.log("hello")';

describe('the server of the pages', () => {
  let folder: string;
  let server: Server;
  let port: number;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'console-'));
    await mkdir(join(folder, 'public', 'assets'), { recursive: true });
    await writeFile(join(folder, 'public', 'index.html'), '<!doctype html><title>Console</title>');
    await writeFile(join(folder, 'public', 'assets', 'index-a1b2.js'), script);
    await writeFile(join(folder, 'secret.json'), '{"secret":true}');
    const files = await loadFiles(pathToFileURL(`${join(folder, 'public')}/`));
    server = consoleServer(files, {
      authUrl: 'https://id.example',
      linksUrl: 'https://go.example',
      brandName: 'Acme',
      brandAccent: '#c02050',
    });
    port = await listening(server);
  });
  afterAll(async () => {
    server.close();
    await rm(folder, { recursive: true });
  });

  /** The path goes out as it is written here; `fetch` would resolve its dots. */
  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    answered(port, path, headers, method);

  it('sends the same document for every page, and has it revalidated each time', async () => {
    for (const path of ['/console', '/console/', '/console/organizations/new', '/console/callback?code=a&state=b']) {
      const { res, body } = await get(path);
      assert.equal(res.statusCode, 200, path);
      expect(body.toString()).toMatch(/<title>Console/);
      expect(res.headers['cache-control']).toBe('no-cache');
      expect(res.headers['content-type']).toBe('text/html; charset=utf-8');
    }
  });

  it('leads from the root of the host to the console', async () => {
    const { res } = await get('/');
    expect([res.statusCode, res.headers.location]).toStrictEqual([302, '/console']);
  });

  it('lets browsers cache files with a hash in their name for good', async () => {
    const { res, body } = await get('/console/assets/index-a1b2.js');
    expect(res.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(res.headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(body.toString()).toBe(script);
  });

  it('does not answer a missing script with the document', async () => {
    const { res } = await get('/console/assets/index-gone.js');
    expect(res.statusCode).toBe(404);
    expect(res.headers['cache-control']).toBe('no-store');
  });

  it('allows no inline code, no framing, and no other origin but the one of drafts in a frame, on every answer', async () => {
    for (const path of ['/console', '/console/config.json', '/console/assets/gone.js', '/elsewhere']) {
      const policy = String((await get(path)).res.headers['content-security-policy']);
      for (const directive of [`default-src 'none'`, `script-src 'self'`, `frame-ancestors 'none'`, `base-uri 'none'`])
        assert.ok(policy.includes(directive), `${path}: ${directive}`);
      const ofFrames = 'frame-src https://go.example';
      const directives = policy.split('; ');
      expect(directives).toContain(ofFrames);
      const others = directives.filter((directive) => directive !== ofFrames).join('; ');
      assert.ok(!/unsafe|https?:|\*/.test(others), policy);
    }
    const { headers } = (await get('/console')).res;
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  it('never reads outside of its folder, however the path is written', async () => {
    for (const path of [
      '/console/assets/../../secret.json',
      '/console/assets/..%2f..%2fsecret.json',
      '/console/assets/%2e%2e/%2e%2e/secret.json',
      '/console/assets/..\\..\\secret.json',
      '//console/../secret.json',
      '/../secret.json',
      '/secret.json',
    ]) {
      const { res, body } = await get(path);
      assert.equal(res.statusCode, 404, path);
      assert.ok(!body.includes('secret'), path);
    }
    const { body } = await get('/console/../secret.json');
    expect(body.includes('"secret"')).toBeFalsy();
  });

  it('gives the browser code its settings, and nothing more', async () => {
    const { res, body } = await get('/console/config.json');
    expect(JSON.parse(body.toString())).toStrictEqual({
      auth_url: 'https://id.example',
      base_url: 'https://id.example/api',
      client_id: 'console',
      brand_name: 'Acme',
      brand_accent: '#c02050',
    });
    expect(res.headers['cache-control']).toBe('no-cache');
  });

  it('compresses what the browser accepts compressed', async () => {
    const path = '/console/assets/index-a1b2.js';
    const brotli = await get(path, { 'accept-encoding': 'gzip, deflate, br, zstd' });
    expect(brotli.res.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(brotli.body).toString()).toBe(script);
    const gzip = await get(path, { 'accept-encoding': 'gzip' });
    expect(gzip.res.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.body).toString()).toBe(script);
    const plain = await get(path, { 'accept-encoding': 'br;q=0' });
    expect(plain.res.headers['content-encoding']).toBe(undefined);
  });

  it('answers 304 when the browser has the current document', async () => {
    const { etag } = (await get('/console')).res.headers;
    const again = await get('/console', { 'if-none-match': etag! });
    expect([again.res.statusCode, again.body.length]).toStrictEqual([304, 0]);
  });

  it('serves GET and HEAD only', async () => {
    const head = await get('/console', {}, 'HEAD');
    expect([head.res.statusCode, head.body.length]).toStrictEqual([200, 0]);
    const post = await get('/console', {}, 'POST');
    expect([post.res.statusCode, post.res.headers.allow]).toStrictEqual([405, 'GET, HEAD']);
  });

  it('refuses to start without built pages, in one sentence', async () => {
    await expect(loadFiles(pathToFileURL(`${join(folder, 'nothing')}/`))).rejects.toThrow(/the pages are not built/);
  });

  it('is live and ready on the management port, which serves nothing else', async () => {
    const management = managementServer();
    const managementPort = await listening(management);
    try {
      for (const [path, status] of [
        ['/health/live', 200],
        ['/health/ready', 200],
        ['/console', 404],
      ] as const) {
        assert.equal((await answered(managementPort, path)).res.statusCode, status, path);
      }
    } finally {
      management.close();
    }
  });
});

async function listening(server: Server): Promise<number> {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return (server.address() as AddressInfo).port;
}

async function answered(port: number, path: string, headers: Record<string, string> = {}, method = 'GET') {
  const sent = request({ host: '127.0.0.1', port, path, method, headers, agent: false }).end();
  const [res] = (await once(sent, 'response')) as [IncomingMessage];
  const body = await buffer(res);
  return { res, body };
}
