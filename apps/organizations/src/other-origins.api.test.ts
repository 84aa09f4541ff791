import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { joiningPaths } from '@platform/contracts';
import { closedToOtherOrigins, isReadable } from '@platform/testing';
import { organizationsBench, type OrganizationsBench } from './testing/organizations-bench.test-helper.js';

const document = new URL('../openapi.json', import.meta.url);

describe('pages of other origins', () => {
  let bench: OrganizationsBench;
  beforeAll(async () => {
    bench = await organizationsBench();
  });
  afterAll(() => bench.close());

  it('can call every route of the API but a picture, which they can show without it', async () => {
    const picture = 'get /api/v1/organizations/branding/{hash}';
    expect(await closedToOtherOrigins(bench, document)).toStrictEqual([picture]);
    const { path, token } = await bench.organization();
    const own = await bench.call('GET', path, { token });
    expect([own.status, isReadable(own)]).toStrictEqual([200, true]);
    const unknown = await bench.call('GET', `${path}/roles/999999`, { token });
    expect([unknown.status, isReadable(unknown)]).toStrictEqual([404, true]);
  });

  it('can call no internal route', async () => {
    for (const path of Object.values(joiningPaths))
      for (const method of ['OPTIONS', 'POST']) assert.ok(!isReadable(await bench.call(method, path)), path);
  });
});
