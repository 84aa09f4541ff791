import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { RequestMethod } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants.js';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import { browser } from '@platform/testing';
import { byPassword } from '../../testing/factors.test-helper.js';
import { identityBench, type IdentityBench } from '../../testing/identity-bench.test-helper.js';

interface Route {
  method: string;
  path: string;
}

describe('the guard of forms', () => {
  let bench: IdentityBench;
  beforeAll(async () => (bench = await identityBench()));
  afterAll(() => bench.close());

  /**
   * Every handler other than GET, except those of the API and for other services: they take tokens and signatures, no
   * cookies.
   */
  function formRoutes(): Route[] {
    const scanner = new MetadataScanner();
    const controllers = bench.running.app.get(DiscoveryService, { strict: false }).getControllers();
    const routes = controllers.flatMap(({ metatype }) => {
      const { prototype } = metatype as { prototype: Record<string, object> };
      const folder = Reflect.getMetadata(PATH_METADATA, metatype as object) as string;
      return scanner.getAllMethodNames(prototype).flatMap((name) => {
        const method = Reflect.getMetadata(METHOD_METADATA, prototype[name]!) as RequestMethod | undefined;
        if (method === undefined || method === RequestMethod.GET) return [];
        const path = [folder, Reflect.getMetadata(PATH_METADATA, prototype[name]!) as string].join('/');
        return [{ method: RequestMethod[method], path: `/${path}`.replace(/\/+/g, '/').replace(/(.)\/$/, '$1') }];
      });
    });
    return routes.filter(({ path }) => !/^\/(api|internal)\//.test(path));
  }

  it('refuses every form of every page without the right proof, and nothing changes', async () => {
    const ada = await bench.person();
    const agent = browser(bench.url);
    await byPassword(bench, ada, agent);
    const before = await facts();
    const open: string[] = [];
    let refused = 0;
    for (const { method, path } of formRoutes()) {
      for (const csrf of [undefined, '', 'x'.repeat(43)]) {
        const body = new URLSearchParams({ confirmed: 'yes', ...(csrf !== undefined && { csrf }) });
        const page = await agent.visit(path.replace(/:\w+/g, 'x'), { method, body });
        if (page.status === 403 && /<h1>Please try again</.test(page.text)) refused++;
        else open.push(path);
      }
    }
    // It changes only the language in this browser.
    expect([...new Set(open)]).toStrictEqual(['/language']);
    assert.ok(refused >= 3 * 30, `${refused} forms were refused`);
    expect(await facts()).toStrictEqual(before);
    assert.equal((await agent.get('/account')).url.pathname, '/account', 'Ada is still signed in');
  });

  async function facts(): Promise<string[]> {
    const tables = ['users', 'oauth_records', 'account_tokens', 'account_events', 'totp_secrets', 'outgoing_mail'];
    const sum = (table: string) =>
      bench.query(`SELECT count(*), md5(string_agg(t::text, '' ORDER BY t::text)) FROM ${table} t`);
    return Promise.all(tables.map(async (table) => JSON.stringify(await sum(table))));
  }
});
