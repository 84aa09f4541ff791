import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { identify, isAlive } from './process-identity.js';
import { endRemembered, isSupervised, ProcessLedger } from './process-ledger.js';
import { Refusal } from './refusal.js';

describe('the process ledger', () => {
  let folder = '';
  const started: ReturnType<typeof spawn>[] = [];

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'ledger-'));
  });
  afterEach(() => {
    for (const child of started.splice(0)) child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });

  function sleeper(script = 'setInterval(() => {}, 1000); console.log(1)'): ReturnType<typeof spawn> {
    const child = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'pipe', 'ignore'] });
    started.push(child);
    return child;
  }

  it('ends what an earlier supervisor left', async () => {
    const ledger = ProcessLedger.open(folder);
    for (const name of ['postgres', 'identity']) ledger.add(name, sleeper().pid ?? 0, 'SIGTERM');
    expect(await endRemembered(ledger.path)).toStrictEqual(['postgres', 'identity']);
    for (const child of started) expect(identify(child.pid ?? 0)).toBe(undefined);
    expect(await endRemembered(ledger.path)).toStrictEqual([]);
  });

  it('never signals a process that only has the number of a recorded one', async () => {
    const innocent = sleeper();
    const entry = { name: 'postgres', pid: innocent.pid, startTime: 'another boot:1', stopSignal: 'SIGTERM' };
    writeFileSync(join(folder, 'processes.json'), JSON.stringify([entry]));
    expect(await endRemembered(join(folder, 'processes.json'))).toStrictEqual([]);
    expect(identify(innocent.pid ?? 0)).toBeTruthy();
  });

  it('kills a process that ignores its signal', async () => {
    const stubborn = sleeper("process.on('SIGTERM', () => {}); setInterval(() => {}, 1000); console.log(1)");
    assert.ok(stubborn.stdout);
    await once(stubborn.stdout, 'data');
    const ledger = ProcessLedger.open(folder);
    ledger.add('stubborn', stubborn.pid ?? 0, 'SIGTERM');
    await endRemembered(ledger.path);
    expect(identify(stubborn.pid ?? 0)).toBe(undefined);
  });

  it('reads a damaged file as empty', async () => {
    writeFileSync(join(folder, 'processes.json'), '{');
    expect(await endRemembered(join(folder, 'processes.json'))).toStrictEqual([]);
  });

  it('gives the data folder to one supervisor at a time, and says who has it', () => {
    const ledger = ProcessLedger.open(folder);
    expect(isSupervised(folder)).toBe(true);
    assert.throws(
      () => ProcessLedger.open(folder),
      (error) => error instanceof Refusal && /already runs/.test(error.message),
    );
    ledger.close();
    expect(isSupervised(folder)).toBe(false);
    ProcessLedger.open(folder).close();
  });

  it('takes the data folder of a supervisor that is gone', async () => {
    const gone = sleeper();
    const identity = identify(gone.pid ?? 0);
    assert.ok(identity);
    gone.kill('SIGKILL');
    await once(gone, 'exit');
    expect(isAlive(identity)).toBe(false);
    writeFileSync(join(folder, 'supervisor.lock'), JSON.stringify(identity));
    ProcessLedger.open(folder).close();
  });
});
