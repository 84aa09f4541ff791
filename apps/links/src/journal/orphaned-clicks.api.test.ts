import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eventually } from '@platform/testing';
import { someClick } from '../testing/click.test-helper.js';
import { linksBench, type LinksBench } from '../testing/links-bench.test-helper.js';
import { redirectorProcess, type RedirectorProcess } from '../testing/redirector-process.test-helper.js';
import { itemKinds, type Click, type ItemKind } from './click.js';
import { lineOf } from './click-line.js';

describe('clicks that another process has left in its journal', () => {
  let bench: LinksBench;
  let account: { id: number; token: string };
  let redirector: RedirectorProcess | undefined;
  beforeAll(async () => {
    bench = await linksBench();
    account = await bench.account();
  });
  afterAll(async () => {
    await redirector?.kill('SIGKILL');
    await bench.close();
  });

  const post = async (path: string, body: object) =>
    (await bench.call('POST', path, { token: account.token, body })).body.id as number;
  const makers: Record<ItemKind, () => Promise<number>> = {
    link: async () => (await bench.link(account.token)).id,
    qr: () => post('/api/qr/add', { type: 'link', data: { url: 'https://example.org/' }, name: 'Code' }),
    bio: () => post('/api/bio/add', { title: 'Page' }),
    campaign: () => post('/api/campaign/add', { name: `Sale ${Math.random()}` }),
  };
  const click = (kind: ItemKind, itemId: number, agoMs = 0) =>
    someClick({ kind, itemId, accountId: account.id, at: Date.now() - agoMs });
  const nameOf = ({ kind, itemId }: Click) => `${kind} ${itemId}`;

  async function replay(clicks: Click[]): Promise<void> {
    const folder = join(bench.journalDir, '999999999_1_left');
    await mkdir(folder);
    await writeFile(join(folder, '1.jsonl'), clicks.map(lineOf).join(''));
    redirector = await redirectorProcess(bench.env);
    await eventually(async () => {
      const files = await readdir(bench.journalDir, { recursive: true });
      expect(files.some((name) => name.endsWith('.jsonl'))).toBeFalsy();
    });
  }

  it('are counted for their own link, and never for a row that got its id after a database restore', async () => {
    const kept: Click[] = [];
    const gone: Click[] = [];
    for (const kind of itemKinds) {
      const id = await makers[kind]();
      kept.push(click(kind, id));
      // From before the item existed, and of an item that the restored database lacks: the next one gets its id.
      gone.push(click(kind, id, 3_600_000), click(kind, id + 1));
    }
    // The clocks of a redirector and of Postgres always differ a little.
    kept.push(click('link', kept[0]!.itemId, 2_000));
    await replay([...kept, ...gone]);

    const stored = await bench.query<{ id: string }>('SELECT id FROM click ORDER BY id');
    expect(stored.map(({ id }) => id)).toStrictEqual(kept.map(({ id }) => id).sort());
    for (const kind of itemKinds) await makers[kind]();
    await eventually(async () => expect(await bench.query('SELECT FROM click_batch')).toStrictEqual([]));
    const counted = await bench.query<{ name: string }>(
      `SELECT kind || ' ' || item_id AS name FROM item_counter
       WHERE kind <> 'account' AND clicks_all > 0 ORDER BY 1`,
    );
    expect(counted.map(({ name }) => name)).toStrictEqual([...new Set(kept.map(nameOf))].sort());
  });
});
