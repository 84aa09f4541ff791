import assert from 'node:assert/strict';
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { open, type FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { someClick } from '../testing/click.test-helper.js';
import type { Click } from './click.js';
import { ClickJournal } from './journal.js';

const click = (itemId = 1) => someClick({ itemId, userAgent: 'line\nbreak', referrer: '"quoted"' });

describe('the click journal', () => {
  let folder: string;
  let wakes: number;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'journal-test-'));
    wakes = 0;
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const journal = (limitBytes?: number) => {
    const made = new ClickJournal(folder, () => wakes++, limitBytes);
    made.open();
    return made;
  };
  const files = () => readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const written = () =>
    files()
      .map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'utf8'))
      .join('');

  it('has a click on disk before it says so, all clicks of a turn in one file', async () => {
    const opened = journal();
    const clicks = [click(), click(), click()];
    await Promise.all(clicks.map((one) => opened.append(one)));
    assert.deepEqual(
      written()
        .trim()
        .split('\n')
        .map((text) => JSON.parse(text)),
      clicks,
    );
    assert.deepEqual([files().length, wakes], [1, 1]);
    opened.close();
  });

  it('hands clicks out until they are done, then forgets them', async () => {
    const opened = journal();
    const first = click();
    await opened.append(first);
    const taken = opened.take()!;
    assert.deepEqual([taken.clicks, opened.take()!.clicks], [[first], [first]]);
    const second = click();
    await opened.append(second);
    assert.deepEqual(opened.take()!.clicks, [first], 'the oldest come first');
    opened.done(taken.segment);
    const next = opened.take()!;
    assert.deepEqual(next.clicks, [second]);
    opened.done(next.segment);
    assert.deepEqual([opened.take(), opened.bytes, files()], [null, 0, []]);
    opened.close();
    assert.deepEqual(readdirSync(folder), []);
  });

  it('reads back from the file what no longer fits into memory, in order', async () => {
    const opened = journal();
    const clicks = Array.from({ length: 30_000 }, (_, number) => click(number));
    for (let at = 0; at < clicks.length; at += 100)
      await Promise.all(clicks.slice(at, at + 100).map((one) => opened.append(one)));
    const back: Click[] = [];
    for (let taken = opened.take(); taken; taken = opened.take()) {
      back.push(...taken.clicks);
      opened.done(taken.segment);
    }
    assert.deepEqual(back, clicks);
    opened.close();
  });

  it('takes over what a dead process has left, but not a torn last line and not what a living one writes', async () => {
    const living = journal();
    await living.append(click(7));
    const dead = join(folder, '999999999_1_dead');
    mkdirSync(dead);
    const left = [click(), click()];
    const file = join(dead, '000000000001.jsonl');
    writeFileSync(file, left.map((one) => `${JSON.stringify(one)}\n`).join(''));
    appendFileSync(file, JSON.stringify(click()).slice(0, 30));
    const opened = journal();
    assert.equal(journal().take(), null, 'of two that start together one gets it');
    const taken = opened.take()!;
    assert.deepEqual([taken.clicks, wakes > 0], [left, true]);
    opened.done(taken.segment);
    assert.deepEqual([existsSync(dead), opened.take(), files().length], [false, null, 1]);
    assert.equal(living.take()!.clicks[0]!.itemId, 7);
  });

  it('goes on with the others when a file cannot be read', () => {
    const dead = join(folder, '999999999_1_dead');
    mkdirSync(join(dead, '000000000001.jsonl'), { recursive: true });
    writeFileSync(join(dead, '000000000002.jsonl'), `${JSON.stringify(click(8))}\n`);
    const taken = journal().take()!;
    assert.equal(taken.clicks[0]!.itemId, 8);
  });

  it('keeps within its bound, lets the redirects go on, and says what was dropped', async () => {
    const opened = journal(2_000);
    for (let i = 0; i < 50; i++) await opened.append(click());
    assert.ok(opened.bytes <= 2_000 && opened.bytes > 1_000);
    const kept = opened.take()!.clicks.length;
    assert.equal(opened.dropped, 50 - kept);
    opened.close();
  });

  it('leaves a full disk alone for a second, lets the redirects go on, and leaves no empty files', async (t) => {
    const opened = journal();
    const [own = ''] = readdirSync(folder);
    symlinkSync('/dev/full', join(folder, own, '000000000001.jsonl'));
    await opened.append(click());
    assert.deepEqual([opened.dropped, opened.isEmpty, readdirSync(join(folder, own))], [1, true, []]);
    await opened.append(click());
    assert.deepEqual([opened.dropped, opened.isEmpty], [2, true]);
    const now = performance.now();
    t.mock.method(performance, 'now', () => now + 1_000);
    await opened.append(click(3));
    assert.deepEqual([opened.dropped, opened.take()!.clicks.map(({ itemId }) => itemId)], [2, [3]]);
    opened.close();
  });

  it('has the disk keep each file that was written to since, and the folder that names it', async (t) => {
    const handle = await open(folder);
    const handles = Object.getPrototypeOf(handle) as FileHandle;
    await handle.close();
    const synced: number[] = [];
    t.mock.method(handles, 'datasync', async function (this: FileHandle) {
      synced.push((await this.stat()).ino);
      return this.sync();
    });
    const opened = journal();
    const own = join(folder, readdirSync(folder)[0]!);
    const inodes = (...names: string[]) => names.map((name) => statSync(join(own, name)).ino);
    const syncedNow = async () => {
      await opened.sync();
      return synced.splice(0);
    };
    await opened.append(click());
    const [first = ''] = readdirSync(own);
    assert.deepEqual(await syncedNow(), inodes(first, '.'));
    assert.deepEqual(await syncedNow(), inodes('.'));
    opened.take();
    await opened.append(click());
    await opened.append(click());
    const [, second = ''] = readdirSync(own).sort();
    assert.deepEqual(await syncedNow(), inodes(second, '.'));
    opened.close();
  });

  it('has the disk keep what waits when it is told to, also what goes meanwhile', async () => {
    const opened = journal();
    await opened.append(click());
    const taken = opened.take()!;
    await opened.append(click());
    const syncing = opened.sync();
    opened.done(taken.segment);
    await syncing;
    assert.equal(opened.take()!.clicks.length, 1);
  });

  it('puts aside what Postgres refuses, and goes on with the rest', async () => {
    const opened = journal();
    await opened.append(click(1));
    opened.reject(opened.take()!.segment);
    await opened.append(click(2));
    assert.equal(opened.take()!.clicks[0]!.itemId, 2);
    assert.equal(files().filter(({ name }) => name.endsWith('.rejected')).length, 1);
    const after = journal();
    assert.equal(after.take(), null);
  });
});
