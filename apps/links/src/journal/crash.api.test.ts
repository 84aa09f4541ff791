import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { cp, readdir, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { eventually } from '@platform/testing';
import { linksBench, type LinksBench } from '../testing/links-bench.test-helper.js';
import { redirectorProcess, type RedirectorProcess } from '../testing/redirector-process.test-helper.js';

describe('a redirector that is killed', () => {
  let bench: LinksBench;
  let token: string;
  /** All on the same Postgres, Redis and journal folder; each test leaves a process running. */
  let redirector: RedirectorProcess;

  beforeAll(async () => {
    bench = await linksBench();
    ({ token } = await bench.account());
    redirector = await redirectorProcess(bench.env);
  });
  afterAll(async () => {
    await redirector.kill('SIGKILL');
    await bench.close();
  });

  const visit = (path: string) => bench.visit(path, { url: redirector.url });
  const journalled = async () =>
    (await readdir(bench.journalDir, { recursive: true })).filter((name) => name.endsWith('.jsonl'));
  const stored = async (id: number): Promise<number> =>
    (await bench.query<{ n: number }>('SELECT count(*)::int AS n FROM click WHERE item_id = $1', [id]))[0]!.n;

  /** While this lock is held, no click is inserted: clicks are only in the journal. */
  async function holdTable(): Promise<void> {
    await bench.query('BEGIN');
    await bench.query('LOCK TABLE click IN ACCESS EXCLUSIVE MODE');
  }
  const releaseTable = () => bench.query('COMMIT');

  it('loses no click that it answered, and the next start counts each once', async () => {
    const { id, alias } = await bench.link(token);
    await holdTable();
    let answered = 0;
    const visitors = Array.from({ length: 20 }, async () => {
      for (;;) {
        const visited = await visit(`/${alias}`).catch(() => null);
        if (!visited) return;
        expect(visited.status).toBe(302);
        answered++;
      }
    });
    await eventually(() => expect(answered).toBeGreaterThanOrEqual(500));
    await redirector.kill('SIGKILL');
    await Promise.all(visitors);
    await releaseTable();
    expect((await journalled()).length).toBeGreaterThan(0);

    redirector = await redirectorProcess(bench.env);
    await eventually(async () => expect(await journalled()).toStrictEqual([]));
    const counted = await stored(id);
    // A click may be stored and its answer lost in the kill, but not the other way round.
    assert.ok(counted >= answered && counted <= answered + 20, `${answered} answered, ${counted} counted`);
    await bench.counted(token, id, counted);
  });

  it('counts nothing twice when it died between the commit and the deletion of its journal file', async () => {
    const { id, alias } = await bench.link(token);
    await holdTable();
    await Promise.all(Array.from({ length: 50 }, () => visit(`/${alias}`)));
    const [file] = await journalled();
    const copy = `${bench.journalDir}-copy`;
    await cp(join(bench.journalDir, dirname(file!)), copy, { recursive: true });
    await releaseTable();
    await bench.counted(token, id, 50);
    await redirector.kill('SIGKILL');
    // The files as they were before the commit, left by a dead process.
    await rename(copy, join(bench.journalDir, '999999999_1_left'));
    redirector = await redirectorProcess(bench.env);
    await eventually(async () => expect(await journalled()).toStrictEqual([]));
    expect(await stored(id)).toBe(50);
    expect((await bench.counted(token, id, 50)).topBrowsers).toStrictEqual({ Chrome: '50' });
  });

  it('learns of a change by another process before its cache expires', async () => {
    // It has just started: until it has listened for five seconds, it reads again every second.
    await wait(6_000);
    const soon = { timeoutMs: 20_000 };
    const { id } = await bench.link(token, { custom: 'Everywhere' });
    const at = async () => (await visit('/everywhere')).headers.location;
    expect(await at()).toBe('https://example.org/');
    await bench.call('PUT', `/api/url/${id}/update`, { token, body: { url: 'https://example.org/2' } });
    await eventually(async () => expect(await at()).toBe('https://example.org/2'), soon);
    await bench.call('DELETE', `/api/url/${id}/delete`, { token });
    await eventually(async () => expect(await at()).toBe(undefined), soon);
  });

  it('stops cleanly on SIGTERM: every click is in Postgres, and no file is left', async () => {
    const { id, alias } = await bench.link(token);
    await Promise.all(Array.from({ length: 100 }, () => visit(`/${alias}`)));
    await redirector.kill('SIGTERM');
    expect(await stored(id)).toBe(100);
    expect(await journalled()).toStrictEqual([]);
  });
});
