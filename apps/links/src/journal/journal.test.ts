import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
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

  it('has a click on disk before it confirms it, and all clicks of a turn in one file', async () => {
    const opened = journal();
    const clicks = [click(), click(), click()];
    await Promise.all(clicks.map((one) => opened.append(one)));
    expect(
      written()
        .trim()
        .split('\n')
        .map((text) => JSON.parse(text)),
    ).toStrictEqual(clicks);
    expect([files().length, wakes]).toStrictEqual([1, 1]);
    opened.close();
  });

  it('hands out clicks until they are done, then deletes them', async () => {
    const opened = journal();
    const first = click();
    await opened.append(first);
    const taken = opened.take()!;
    expect([taken.clicks, opened.take()!.clicks]).toStrictEqual([[first], [first]]);
    const second = click();
    await opened.append(second);
    assert.deepEqual(opened.take()!.clicks, [first], 'the oldest come first');
    opened.done(taken.segment);
    const next = opened.take()!;
    expect(next.clicks).toStrictEqual([second]);
    opened.done(next.segment);
    expect([opened.take(), opened.bytes, files()]).toStrictEqual([null, 0, []]);
    opened.close();
    expect(readdirSync(folder)).toStrictEqual([]);
  });

  it('reads from the file what no longer fits into memory, in order', async () => {
    const opened = journal();
    const clicks = Array.from({ length: 30_000 }, (_, number) => click(number));
    for (let at = 0; at < clicks.length; at += 100)
      await Promise.all(clicks.slice(at, at + 100).map((one) => opened.append(one)));
    const back: Click[] = [];
    for (let taken = opened.take(); taken; taken = opened.take()) {
      back.push(...taken.clicks);
      opened.done(taken.segment);
    }
    expect(back).toStrictEqual(clicks);
    opened.close();
  });

  it('adopts the files of dead processes without a torn last line, and no file of a living one', async () => {
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
    expect([taken.clicks, wakes > 0]).toStrictEqual([left, true]);
    opened.done(taken.segment);
    expect([existsSync(dead), opened.take(), files().length]).toStrictEqual([false, null, 1]);
    expect(living.take()!.clicks[0]!.itemId).toBe(7);
  });

  it('continues with other files when one cannot be read', () => {
    const dead = join(folder, '999999999_1_dead');
    mkdirSync(join(dead, '000000000001.jsonl'), { recursive: true });
    writeFileSync(join(dead, '000000000002.jsonl'), `${JSON.stringify(click(8))}\n`);
    const taken = journal().take()!;
    expect(taken.clicks[0]!.itemId).toBe(8);
  });

  it('stays within its limit, lets redirects go on, and logs what was dropped', async () => {
    const opened = journal(2_000);
    for (let i = 0; i < 50; i++) await opened.append(click());
    assert.ok(opened.bytes <= 2_000 && opened.bytes > 1_000);
    const kept = opened.take()!.clicks.length;
    expect(opened.dropped).toBe(50 - kept);
    opened.close();
  });

  it('waits a second after a full disk, lets redirects go on, and leaves no empty files', async () => {
    const opened = journal();
    const [own = ''] = readdirSync(folder);
    symlinkSync('/dev/full', join(folder, own, '000000000001.jsonl'));
    await opened.append(click());
    expect([opened.dropped, opened.isEmpty, readdirSync(join(folder, own))]).toStrictEqual([1, true, []]);
    await opened.append(click());
    expect([opened.dropped, opened.isEmpty]).toStrictEqual([2, true]);
    const now = performance.now();
    jest.spyOn(performance, 'now').mockImplementation(() => now + 1_000);
    await opened.append(click(3));
    expect([opened.dropped, opened.take()!.clicks.map(({ itemId }) => itemId)]).toStrictEqual([2, [3]]);
    opened.close();
  });

  it('flushes each written file, and the folder that names it, to disk', async () => {
    const handle = await open(folder);
    const handles = Object.getPrototypeOf(handle) as FileHandle;
    await handle.close();
    const synced: number[] = [];
    jest.spyOn(handles, 'datasync').mockImplementation(async function (this: FileHandle) {
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
    expect(await syncedNow()).toStrictEqual(inodes(first, '.'));
    expect(await syncedNow()).toStrictEqual(inodes('.'));
    opened.take();
    await opened.append(click());
    await opened.append(click());
    const [, second = ''] = readdirSync(own).sort();
    expect(await syncedNow()).toStrictEqual(inodes(second, '.'));
    opened.close();
  });

  it('flushes to disk what waits when it is told to, also what is removed meanwhile', async () => {
    const opened = journal();
    await opened.append(click());
    const taken = opened.take()!;
    await opened.append(click());
    const syncing = opened.sync();
    opened.done(taken.segment);
    await syncing;
    expect(opened.take()!.clicks.length).toBe(1);
  });

  it('sets aside what Postgres refuses, and continues with the rest', async () => {
    const opened = journal();
    await opened.append(click(1));
    opened.reject(opened.take()!.segment);
    await opened.append(click(2));
    expect(opened.take()!.clicks[0]!.itemId).toBe(2);
    expect(files().filter(({ name }) => name.endsWith('.rejected')).length).toBe(1);
    const after = journal();
    expect(after.take()).toBe(null);
  });
});
