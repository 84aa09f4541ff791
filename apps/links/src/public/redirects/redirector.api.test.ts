import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { startService } from '@platform/service-kit';
import { links } from '../../service.js';
import { linksBench, type LinksBench, type Visited } from '../../testing/links-bench.test-helper.js';
import {
  redirectorMain,
  redirectorProcess,
  type RedirectorProcess,
} from '../../testing/redirector-process.test-helper.js';

/** The parts that differ between any two answers. */
const ofTheMoment = ['date', 'x-request-id', 'connection', 'keep-alive'];
/** The nonce of a page, and the expiry of a cookie with its signature: two answers may be a second apart. */
const madeNow = [/(?<=nonce)[-=\\"]+[\w+/]+=*/g, /(?<=unlock_\d+=)\d+\.[\w-]+/g];

describe('the redirector, bundled and without the hooks of the framework', () => {
  let bench: LinksBench;
  let alone: RedirectorProcess;
  let token: string;

  beforeAll(async () => {
    bench = await linksBench({}, async (env) => {
      const service = await startService(links, env);
      // It authenticates no caller, and has no secret for that.
      const { INTERNAL_SECRET: _secret, INTERNAL_CALLERS: _callers, TOKEN_DIRECTORY_KEY: _key, ...given } = env;
      alone = await redirectorProcess({ ...given, LINKS_JOURNAL_DIR: `${env['LINKS_JOURNAL_DIR']}/alone` });
      return service;
    });
    ({ token } = await bench.account());
  });
  afterAll(async () => {
    await alone.kill('SIGTERM');
    await bench.close();
  });

  async function both(path: string, method: string, headers: Record<string, string>, body?: string) {
    const given = { method, headers, ...(body !== undefined && { body }) };
    return Promise.all([bench.visit(path, given), bench.visit(path, { ...given, url: alone.url })]);
  }
  function fixed({ status, headers, body }: Visited): string {
    const lasting = Object.entries(headers).filter(([name]) => !ofTheMoment.includes(name));
    const text = JSON.stringify([status, body, lasting.sort()]);
    return madeNow.reduce((left, made) => left.replaceAll(made, ''), text);
  }

  it('answers visitors as the whole service does: links, pages, refusals and errors', async () => {
    const { alias } = await bench.link(token);
    const locked = await bench.link(token, { password: 'sesame' });
    const added = async (kind: string, body: object): Promise<string> =>
      new URL((await bench.call('POST', `/api/${kind}/add`, { token, body })).body.link).pathname;
    const scan = await added('qr', { type: 'text', data: 'Grüße' });
    const bio = await added('bio', { title: 'Ada – “Ä”' });
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const visits: [number, string, string, Record<string, string>, string?][] = [
      [302, `/${alias}`, 'GET', {}],
      [302, `/${alias}?utm=1`, 'HEAD', {}],
      [404, '/not-there', 'GET', {}],
      [404, `/${alias}`, 'GET', { host: 'elsewhere.example' }],
      [404, `/${alias}/deeper/still`, 'GET', {}],
      [400, '/%E0%A4%A', 'GET', {}],
      [307, `/${alias}`, 'POST', form, 'a=1'],
      [307, `/${alias}`, 'POST', { 'content-type': 'text/csv' }, 'a,b\n'.repeat(250_000)],
      [307, `/${alias}`, 'DELETE', {}],
      [200, `/${locked.alias}`, 'GET', {}],
      [403, `/${locked.alias}/unlock`, 'POST', form, 'password=wrong'],
      [303, `/${locked.alias}/unlock`, 'POST', form, 'password=sesame'],
      [200, scan, 'GET', {}],
      [200, `${scan}.svg`, 'GET', {}],
      [200, `${scan}.png?size=64`, 'GET', {}],
      [200, bio, 'GET', {}],
      [200, `/report?address=/${alias}`, 'GET', {}],
      [400, '/report', 'POST', form, 'reason=none'],
    ];
    for (const [status, path, method, headers, body] of visits) {
      const [whole, bare] = await both(path, method, headers, body);
      assert.equal(bare.status, status, `${method} ${path}`);
      assert.equal(fixed(bare), fixed(whole), `${method} ${path}`);
    }
  });

  it('reports invalid settings as other services do', async () => {
    const env = { ...bench.env, PORT: 'none' };
    await expect(promisify(execFile)(process.execPath, [redirectorMain], { env })).rejects.toMatchObject({
      stderr: expect.stringMatching(/PORT: must be a number/),
    });
  });
});
