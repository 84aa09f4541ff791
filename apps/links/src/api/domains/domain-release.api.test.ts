import { expect, it } from '@jest/globals';
import { startService, type RunningService } from '@platform/service-kit';
import { DataSource } from 'typeorm';
import { linksBench } from '../../testing/links-bench.test-helper.js';
import { links } from '../../service.js';
import { DomainRelease } from './domain-release.js';

it('the deletion of a domain queues the changes of itself and its links in its own transaction', async () => {
  await using after = new AsyncDisposableStack();
  let service: RunningService | undefined;
  const bench = await linksBench({}, async (env) => (service = await startService(links, env)));
  after.defer(() => bench.close());
  const { id: account_id } = await bench.account();
  const host = 'links.example.com';
  const [{ id } = { id: 0 }] = await bench.query<{ id: number }>(
    `INSERT INTO domain (account_id, host, scheme, state) VALUES ($1, $2, 'https', 'active') RETURNING id`,
    [account_id, host],
  );
  await bench.query(
    `INSERT INTO link (account_id, alias, alias_key, domain_id, url, href)
     VALUES ($1, 'a', 'a', $2, 'https://example.org/', 'https://example.org/')`,
    [account_id, id],
  );
  const changed = await service!.app.get(DataSource).transaction(async (tx) => {
    await service!.app.get(DomainRelease).release(tx, { id, account_id, host });
    return tx.query<unknown[]>('SELECT alias_key FROM link_change ORDER BY alias_key');
  });
  expect(changed).toStrictEqual([{ alias_key: `//${host}` }, { alias_key: `${id}/a` }]);
});

it('the deletion of a domain removes the tags of its links', async () => {
  await using after = new AsyncDisposableStack();
  let service: RunningService | undefined;
  const bench = await linksBench({}, async (env) => (service = await startService(links, env)));
  after.defer(() => bench.close());
  const { id: account_id, token } = await bench.account();
  const host = 'tags.example.com';
  const [{ id } = { id: 0 }] = await bench.query<{ id: number }>(
    `INSERT INTO domain (account_id, host, scheme, state) VALUES ($1, $2, 'https', 'active') RETURNING id`,
    [account_id, host],
  );
  await bench.link(token, { tags: ['kept'] });
  await bench.link(token, { tags: ['kept', 'gone'], domain: `https://${host}` });
  const dataSource = service!.app.get(DataSource);
  await dataSource.transaction(async (tx) => {
    await service!.app.get(DomainRelease).release(tx, { id, account_id, host });
  });
  const tags = async () => (await bench.call('GET', '/api/tags', { token })).body.data.tags as unknown;
  expect(await tags()).toStrictEqual([{ tag: 'kept', links: 1 }]);
});
