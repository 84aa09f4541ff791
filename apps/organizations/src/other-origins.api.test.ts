import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { joiningPaths } from '@platform/contracts';
import { closedToOtherOrigins, isReadable } from '@platform/testing';
import { organizationsBench, type OrganizationsBench } from './testing/organizations-bench.test-helper.js';

const document = new URL('../openapi.json', import.meta.url);

describe('pages of other origins', () => {
  let bench: OrganizationsBench;
  before(async () => {
    bench = await organizationsBench();
  });
  after(() => bench.close());

  it('reach every route of the API', async () => {
    assert.deepEqual(await closedToOtherOrigins(bench, document), []);
    const { path, token } = await bench.organization();
    const own = await bench.call('GET', path, { token });
    assert.deepEqual([own.status, isReadable(own)], [200, true]);
    const unknown = await bench.call('GET', `${path}/roles/999999`, { token });
    assert.deepEqual([unknown.status, isReadable(unknown)], [404, true]);
  });

  it('reach nothing between services', async () => {
    for (const path of Object.values(joiningPaths))
      for (const method of ['OPTIONS', 'POST']) assert.ok(!isReadable(await bench.call(method, path)), path);
  });
});
