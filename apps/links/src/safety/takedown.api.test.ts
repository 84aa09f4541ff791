import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { startService, type RunningService } from '@platform/service-kit';
import { eventually } from '@platform/testing';
import { DataSource } from 'typeorm';
import { CanonicalDestinations1763761000001 } from '../migrations/1763761000001-canonical-destinations.js';
import { links } from '../service.js';
import { linksBench, linksOrigin, type LinksBench } from '../testing/links-bench.test-helper.js';
import { operator as operatorOf } from '../testing/operator.test-helper.js';

describe('the takedown of a destination', () => {
  let bench: LinksBench;
  let service: RunningService;
  let token: string;

  before(async () => {
    bench = await linksBench({}, async (env) => (service = await startService(links, env)));
    ({ token } = await bench.account());
  });
  after(() => bench.close());

  const operator = (...args: string[]) => operatorOf(bench, ...args);
  const block = (destination: string) => operator('block', '--destination', destination, '--reason', 'phishing');
  const unblock = (destination: string) => operator('unblock', '--destination', destination);
  const status = async ({ alias }: { alias: string }) => (await bench.visit(`/${alias}`)).status;

  const spelled = (host: string) => [
    `http://${host.replace('e', '%65')}/a`,
    `http://${host.replace('e', 'ｅ')}/b`,
    `http://${host.replace('.example', '。example')}/c`,
    `http://${host.replace('-', '-\u00ad')}/d`,
    `HTTP://${host.toUpperCase()}.:8080/e`,
  ];

  it('finds a host however an owner wrote it', async () => {
    const all = [];
    for (const url of spelled('evil-host.example')) all.push(await bench.link(token, { url }));
    all.push(await bench.link(token, { deeplink: { app: 'https://%65vil-host.example/' } }));
    assert.equal((await block('evil-host.example'))['blocked'], all.length);
    for (const link of all) await eventually(async () => assert.equal(await status(link), 410));
  });

  it('finds links from before destinations were kept in canonical form', async () => {
    const [url] = spelled('old-host.example');
    const link = await bench.link(token, { url });
    const runner = service.app.get(DataSource).createQueryRunner();
    const migration = new CanonicalDestinations1763761000001();
    await migration.down(runner);
    await migration.up(runner);
    await runner.release();
    assert.equal((await block('old-host.example'))['blocked'], 1);
    await eventually(async () => assert.equal(await status(link), 410));
  });

  it('lasts while any entry of the list, or the operator’s own block of the link, is left', async () => {
    const url = 'https://twice.example/page';
    const [listed, byHand] = [await bench.link(token, { url }), await bench.link(token, { url })];
    await block('twice.example');
    assert.equal((await block(url))['blocked'], 0);
    const short = `${linksOrigin}/${byHand.alias}`;
    assert.deepEqual(await operator('block', '--short', short, '--reason', 'phishing'), { blocked: 1 });
    assert.equal((await unblock('twice.example'))['unblocked'], 0);
    for (const link of [listed, byHand]) assert.equal(await status(link), 410);
    assert.equal((await unblock(url))['unblocked'], 1);
    await eventually(async () => assert.equal(await status(listed), 302));
    assert.equal(await status(byHand), 410);
    assert.deepEqual(await operator('unblock', '--short', short), { unblocked: 1 });
    await eventually(async () => assert.equal(await status(byHand), 302));
  });
});
