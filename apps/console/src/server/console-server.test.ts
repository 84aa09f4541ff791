import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { request, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { after, before, describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { consoleServer, managementServer } from './console-server.js';
import { loadFiles } from './static-files.js';

const script = 'console.log("hello")';

describe('the server of the pages', () => {
  let folder: string;
  let server: Server;
  let port: number;

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'console-'));
    await mkdir(join(folder, 'public', 'assets'), { recursive: true });
    await writeFile(join(folder, 'public', 'index.html'), '<!doctype html><title>Console</title>');
    await writeFile(join(folder, 'public', 'assets', 'index-a1b2.js'), script);
    await writeFile(join(folder, 'secret.json'), '{"secret":true}');
    const files = await loadFiles(pathToFileURL(`${join(folder, 'public')}/`));
    server = consoleServer(files, { authUrl: 'https://id.example' });
    port = await listening(server);
  });
  after(async () => {
    server.close();
    await rm(folder, { recursive: true });
  });

  /** The path goes out as it is written here; `fetch` would resolve its dots. */
  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    answered(port, path, headers, method);

  it('gives every page of the console the same document, never to be kept unasked', async () => {
    for (const path of ['/console', '/console/', '/console/organizations/new', '/console/callback?code=a&state=b']) {
      const { res, body } = await get(path);
      assert.equal(res.statusCode, 200, path);
      assert.match(body.toString(), /<title>Console/);
      assert.equal(res.headers['cache-control'], 'no-cache');
      assert.equal(res.headers['content-type'], 'text/html; charset=utf-8');
    }
  });

  it('lets browsers keep files whose name changes with their content for good', async () => {
    const { res, body } = await get('/console/assets/index-a1b2.js');
    assert.equal(res.headers['cache-control'], 'public, max-age=31536000, immutable');
    assert.equal(res.headers['content-type'], 'text/javascript; charset=utf-8');
    assert.equal(body.toString(), script);
  });

  it('does not answer a missing script with the document', async () => {
    const { res } = await get('/console/assets/index-gone.js');
    assert.equal(res.statusCode, 404);
    assert.equal(res.headers['cache-control'], 'no-store');
  });

  it('allows no inline code, no framing and no other origin, on every answer', async () => {
    for (const path of ['/console', '/console/config.json', '/console/assets/gone.js', '/elsewhere']) {
      const policy = String((await get(path)).res.headers['content-security-policy']);
      for (const directive of [`default-src 'none'`, `script-src 'self'`, `frame-ancestors 'none'`, `base-uri 'none'`])
        assert.ok(policy.includes(directive), `${path}: ${directive}`);
      assert.ok(!/unsafe|https?:|\*/.test(policy), policy);
    }
    const { headers } = (await get('/console')).res;
    assert.equal(headers['referrer-policy'], 'no-referrer');
    assert.equal(headers['x-content-type-options'], 'nosniff');
  });

  it('never leaves its folder, however the path is written', async () => {
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
    assert.ok(!body.includes('"secret"'));
  });

  it('tells the browser part where it is, and nothing more', async () => {
    const { res, body } = await get('/console/config.json');
    assert.deepEqual(JSON.parse(body.toString()), {
      auth_url: 'https://id.example',
      base_url: 'https://id.example/api',
      client_id: 'console',
    });
    assert.equal(res.headers['cache-control'], 'no-cache');
  });

  it('sends compressed what the browser can read compressed', async () => {
    const path = '/console/assets/index-a1b2.js';
    const brotli = await get(path, { 'accept-encoding': 'gzip, deflate, br, zstd' });
    assert.equal(brotli.res.headers['content-encoding'], 'br');
    assert.equal(brotliDecompressSync(brotli.body).toString(), script);
    const gzip = await get(path, { 'accept-encoding': 'gzip' });
    assert.equal(gzip.res.headers['content-encoding'], 'gzip');
    assert.equal(gunzipSync(gzip.body).toString(), script);
    const plain = await get(path, { 'accept-encoding': 'br;q=0' });
    assert.equal(plain.res.headers['content-encoding'], undefined);
  });

  it('says so with 304 when the browser has the current document', async () => {
    const { etag } = (await get('/console')).res.headers;
    const again = await get('/console', { 'if-none-match': etag! });
    assert.deepEqual([again.res.statusCode, again.body.length], [304, 0]);
  });

  it('serves GET and HEAD only', async () => {
    const head = await get('/console', {}, 'HEAD');
    assert.deepEqual([head.res.statusCode, head.body.length], [200, 0]);
    const post = await get('/console', {}, 'POST');
    assert.deepEqual([post.res.statusCode, post.res.headers.allow], [405, 'GET, HEAD']);
  });

  it('refuses to start without built pages, in one sentence', async () => {
    await assert.rejects(loadFiles(pathToFileURL(`${join(folder, 'nothing')}/`)), /the pages are not built/);
  });

  it('is alive and ready on the management port, which serves nothing else', async () => {
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
