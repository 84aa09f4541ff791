import { afterAll, describe, expect, it, jest } from '@jest/globals';
import { mkdtempSync, readFileSync, rmSync, statSync, symlinkSync, unlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Nursery } from './child.js';
import { LogFile } from './log-file.js';
import { ProcessLedger } from './process-ledger.js';

/** Streams say by events how it went. */
async function until(isTrue: () => boolean): Promise<void> {
  for (let tries = 0; tries < 200 && !isTrue(); tries++) await wait(10);
}

describe('the log of a child', () => {
  const folder = mkdtempSync(join(tmpdir(), 'log-file-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('is one file for each run, for its owner alone', async () => {
    const path = join(folder, 'run.log');
    for (const run of ['first', 'second']) {
      const log = new LogFile(path, () => undefined).putAside();
      log.write(run);
      await log.close();
    }
    expect([path, join(folder, 'run.previous.log')].map((file) => readFileSync(file, 'utf8'))).toStrictEqual([
      'second\n',
      'first\n',
    ]);
    expect(statSync(path).mode & 0o777).toBe(0o600);
  });

  it('reports once that the disk is full, continues, and reports that logging works again', async () => {
    const path = join(folder, 'full.log');
    symlinkSync('/dev/full', path);
    const said: string[] = [];
    const log = new LogFile(path, (sentence) => said.push(sentence));
    for (let line = 0; line < 100; line++) log.write('lost');
    await until(() => said.length > 0);
    log.write('lost, too');
    await log.close();
    expect(said).toStrictEqual([expect.stringMatching(/full\.log cannot be written.*no space left on device/)]);
    unlinkSync(path);
    const later = performance.now() + 60_000;
    jest.spyOn(performance, 'now').mockReturnValue(later);
    log.write('kept');
    await until(() => said.length > 1);
    expect(said[1]).toMatch(/full\.log is written again/);
    await log.close();
    expect(readFileSync(path, 'utf8')).toBe('kept\n');
  });

  it('loses lines and stops no process while the disk is full', async () => {
    const data = mkdtempSync(join(folder, 'data-'));
    const ledger = ProcessLedger.open(data);
    symlinkSync('/dev/full', join(data, 'processes.json.new'));
    // One that is there would be put aside.
    symlinkSync('/dev/full/nothing', join(data, 'talker.log'));
    const [said, lines] = [[] as string[], [] as string[]];
    const nursery = new Nursery(
      ledger,
      data,
      (_name, line) => lines.push(line),
      (sentence) => said.push(sentence),
    );
    const script = 'for (let n = 0; n < 50; n++) console.log(n); setTimeout(() => undefined, 300)';
    const child = nursery.start({
      ...{ name: 'talker', command: process.execPath, args: ['-e', script], env: {} },
      ...{ stopSignal: 'SIGTERM', stopGraceMs: 1_000 },
    });
    await child.sees(/^49$/);
    expect(await child.exited).toBe('ended with code 0');
    await wait(0);
    expect(lines.length).toBe(50);
    expect(said.some((sentence) => sentence.includes('talker.log cannot be written'))).toBe(true);
    expect(said.some((sentence) => sentence.includes('processes.json cannot be written'))).toBe(true);
    ledger.close();
  });
});
