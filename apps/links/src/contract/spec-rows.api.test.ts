import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { linksBench, type LinksBench } from '../testing/links-bench.test-helper.js';
import { rows } from './spec-rows.test-helper.js';
import { assertShape } from '../testing/shape.test-helper.js';

describe('the endpoint table of the contract, in which every row answers 200 with exactly its body,', () => {
  let bench: LinksBench;
  let token: string;
  const ids = new Map<string, number>();

  beforeAll(async () => {
    bench = await linksBench({ LINKS_STATIC_DNS: '*=go.example' });
    const changed = { email: 'to_be_confirmed', password: 'changed' };
    bench.identity.always({ headers: { 'content-type': 'application/json' }, body: JSON.stringify(changed) });
    ({ token } = await bench.account());
    // The owner has to allow this one row.
    await bench.query('UPDATE account SET credentials_by_key = true');
    ids.set('link', (await bench.link(token)).id);
  });
  afterAll(() => bench.close());

  /** The contract’s table, written a second time on purpose: a row that is missing in the list above is found here. */
  it('lists every operation', () => {
    const table = `GET account, PUT account/update, GET domains, POST domain/add,
      PUT domain/N/update, DELETE domain/N/delete,
      GET overlay, GET campaigns, POST campaign/add, POST campaign/N/assign/N,
      PUT campaign/N/update, DELETE campaign/N/delete,
      GET channels, GET channel/N, POST channel/add, POST channel/N/assign/links/N,
      PUT channel/N/update, DELETE channel/N/delete,
      GET splash, GET pixels, POST pixel/add, PUT pixel/N/update, DELETE pixel/N/delete,
      GET qr, GET qr/N, POST qr/add, PUT qr/N/update, DELETE qr/N/delete`;
    const tested = rows.map(({ call }) =>
      call
        .replace('/api/', '')
        .replace(/\{\w+\}/g, 'N')
        .replace(/\?.*/, ''),
    );
    for (const row of table.split(/,\s+/)) assert.ok(tested.includes(row), row);
  });

  for (const { operation, call, body, answer, keep } of rows) {
    it(operation, async () => {
      const [method, path] = call.split(' ') as [string, string];
      const answered = await bench.call(
        method,
        path.replace(/\{(\w+)\}/g, (_, name: string) => String(ids.get(name))),
        { token, body },
      );
      assert.equal(answered.status, 200, JSON.stringify(answered.body));
      expect(answered.headers.get('content-type')!).toMatch(/^application\/json/);
      assertShape(answered.body, answer);
      assert.equal(answered.body.error, 0, 'the integer 0');
      if (keep) ids.set(keep, answered.body.id);
    });
  }
});
