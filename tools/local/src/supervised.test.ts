import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Nursery, type Child } from './child.js';
import { childEnvironment } from './config.js';
import { identify } from './process-identity.js';
import { ProcessLedger } from './process-ledger.js';
import { Refusal } from './refusal.js';
import { Supervised } from './supervised.js';

describe('the supervision of a child process', () => {
  let folder = '';
  let nursery: Nursery;

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'supervised-'));
    nursery = new Nursery(ProcessLedger.open(folder), join(folder, 'logs'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const start = (script: string) =>
    nursery.start({
      name: 'child',
      command: process.execPath,
      args: ['-e', script],
      env: childEnvironment(),
      stopSignal: 'SIGTERM',
      stopGraceMs: 2_000,
    });

  async function until(condition: () => boolean): Promise<void> {
    const deadline = Date.now() + 60_000;
    while (!condition()) {
      assert.ok(Date.now() < deadline, 'in time');
      await wait(20);
    }
  }

  it('restarts a child that ends by itself, reports that, and leaves it alone once stopped', async () => {
    const said: string[] = [];
    const children: Child[] = [];
    const supervised = new Supervised(
      'child',
      () => {
        const child = start('setInterval(() => {}, 1000)');
        children.push(child);
        return Promise.resolve(child);
      },
      (sentence) => said.push(sentence),
    );
    await supervised.start();
    process.kill(children[0]?.pid ?? 0, 'SIGKILL');
    await until(() => children.length === 2);
    expect(said[0] ?? '').toMatch(/child was ended by SIGKILL; starting it again in 0.5 s/);
    await supervised.stop();
    expect(identify(children[1]?.pid ?? 0)).toBe(undefined);
    expect(children.length).toBe(2);
  });

  it('restarts a child on request, also one that could not be started before, without a report', async () => {
    const said: string[] = [];
    const children: Child[] = [];
    let fault: Error | undefined;
    const supervised = new Supervised(
      'child',
      () => {
        if (fault) return Promise.reject(fault);
        const child = start('setInterval(() => {}, 1000)');
        children.push(child);
        return Promise.resolve(child);
      },
      (sentence) => said.push(sentence),
    );
    await supervised.start();
    await supervised.restart();
    expect(children.length).toBe(2);
    expect(identify(children[0]?.pid ?? 0)).toBe(undefined);
    fault = new Error('does not start');
    await expect(supervised.restart()).rejects.toThrow('does not start');
    fault = undefined;
    await supervised.restart();
    expect(said).toEqual([]);
    process.kill(children[2]?.pid ?? 0, 'SIGKILL');
    await until(() => children.length === 4);
    expect(said[0] ?? '').toMatch(/child was ended by SIGKILL/);
    await supervised.stop();
    for (const { pid } of children) expect(identify(pid)).toBe(undefined);
  });

  it('reports in the child’s own words why it ended while its start was awaited', async () => {
    const child = start('console.error("no such thing"); process.exit(3)');
    await assert.rejects(child.sees(/ready/), (error) => {
      assert.ok(error instanceof Refusal);
      expect(error.message).toMatch(/child ended with code 3: no such thing/);
      return true;
    });
    expect(readFileSync(join(folder, 'logs', 'child.log'), 'utf8')).toMatch(/no such thing/);
  });

  it('reports when a program cannot be run at all', async () => {
    const child = nursery.start({
      name: 'ghost',
      command: '/nonexistent',
      args: [],
      env: {},
      stopSignal: 'SIGTERM',
      stopGraceMs: 1,
    });
    await expect(child.sees(/ready/)).rejects.toThrow(/ghost could not be run/);
    await child.stop();
  });
});
