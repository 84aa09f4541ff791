import { describe, expect, it } from '@jest/globals';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

const root = join(import.meta.dirname, '../../..');
const head = `import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';\n`;

/** Test files by name, for a Jest run of their own, and what that run says. */
async function runOf(files: Record<string, string>, { args = [] as string[], env = {} } = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'runner-'));
  await mkdir(join(folder, 'dist'));
  const preset = JSON.stringify(join(root, 'tools/jest/preset.mjs'));
  await writeFile(
    join(folder, 'jest.config.mjs'),
    `import { project } from ${preset};
     export default {
       ...project('fixture', { maxWorkers: 1 }), testTimeout: 500, testEnvironmentOptions: { fileMs: 4_000, endMs: 1_500 },
     };`,
  );
  await writeFile(join(folder, 'package.json'), '{"type":"module"}');
  for (const [name, source] of Object.entries(files)) await writeFile(join(folder, 'dist', name), head + source);
  const { CI: _ci, ...own } = process.env;
  const child = spawn(process.execPath, [join(root, 'node_modules/jest/bin/jest.js'), ...args], {
    cwd: folder,
    env: { ...own, FORCE_COLOR: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [out, err, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  await rm(folder, { recursive: true });
  return { code: code as number, said: out + err };
}

const good = `it('passes', () => expect(1).toBe(1));`;

describe('a run of Jest in plain processes', () => {
  it('passes when all tests do, and counts them', async () => {
    const { code, said } = await runOf({ 'a.test.js': good, 'b.test.js': good });
    expect(code).toBe(0);
    expect(said).toMatch(/Tests: +2 passed, 2 total/);
  });

  it('fails with the name of the test, its line and the difference', async () => {
    const { code, said } = await runOf({
      'a.test.js': `it('compares', () => expect({ a: 1 }).toStrictEqual({ a: 2 }));`,
    });
    expect(code).toBe(1);
    expect(said).toMatch(/FAIL.*a\.test\.js[^]*compares[^]*- *"a": 2[^]*\+ *"a": 1[^]*a\.test\.js:2:/);
  });

  it('fails the test that takes too long, and the ones after it still run', async () => {
    const never = `it('never ends', () => new Promise((resolve) => setTimeout(resolve, 1_000)));`;
    const { code, said } = await runOf({ 'a.test.js': never + good });
    expect(code).toBe(1);
    expect(said).toMatch(/never ends[^]*Exceeded timeout of 500 ms/);
    expect(said).toMatch(/1 failed, 1 passed/);
  });

  it.each([
    ['a loop that never ends', `it('loops', () => { for (;;); });`, 'has not ended within 4 s'],
    [
      'a file that waits for ever while it loads',
      `await new Promise(() => setInterval(() => {}, 1_000));`,
      'has not ended within 4 s',
    ],
    [
      'a process that dies',
      `it('dies', () => process.kill(process.pid, 'SIGKILL'));`,
      'was ended by SIGKILL before the file did',
    ],
    ['a process that exits', `it('exits', () => process.exit(0));`, 'ended with code 0 before the file did'],
    ['a file that cannot be loaded', `import './nothing.js';`, 'Cannot find module'],
    ['a file without tests', '', 'must contain at least one test'],
  ])('fails with the name of the file for %s, and runs the next file', async (_, source, reason) => {
    const { code, said } = await runOf({ 'a.test.js': source, 'b.test.js': good });
    expect(code).toBe(1);
    expect(said).toMatch(new RegExp(`FAIL.*a\\.test\\.js[^]*${reason}`));
    expect(said).toMatch(/PASS.*b\.test\.js/);
  });

  it('fails the test in which something threw that nobody waited for', async () => {
    const source = `
      it('throws aside', async () => {
        setTimeout(() => { throw new Error('aside'); });
        await new Promise((resolve) => setTimeout(resolve, 50));
      });
      it('rejects aside', async () => {
        Promise.reject(new Error('unheard'));
        await new Promise((resolve) => setTimeout(resolve, 50));
      });`;
    const { code, said } = await runOf({ 'a.test.js': source + good });
    expect(code).toBe(1);
    expect(said).toMatch(/● .*throws aside\n[^]*aside[^]*● .*rejects aside\n[^]*unheard/);
    expect(said).toMatch(/2 failed, 1 passed/);
  });

  it('fails with the name of the file that throws after its end, also while the next one runs', async () => {
    const late = `it('is over', () => { setTimeout(() => { throw new Error('too late'); }, 300); });`;
    const next = `it('is innocent', () => new Promise((resolve) => setTimeout(resolve, 450)));`;
    const runs: Record<string, string>[] = [{ 'a.test.js': late }, { 'a.test.js': late, 'b.test.js': next }];
    for (const files of runs) {
      const { code, said } = await runOf(files, { args: ['--runInBand'] });
      expect(code).toBe(1);
      expect(said).toMatch(/FAIL.*a\.test\.js[^]*too late/);
      expect(said).not.toMatch(/FAIL.*b\.test\.js/);
    }
  });

  it('fails with the name of the file that leaves something open, and does not wait for it for ever', async () => {
    const source = `import { createServer } from 'node:net';
      it('listens', () => new Promise((resolve) => createServer().listen(0, '127.0.0.1', resolve)));`;
    const { code, said } = await runOf({ 'a.test.js': good, 'b.test.js': source });
    expect(code).toBe(1);
    expect(said).toMatch(/FAIL.*b\.test\.js[^]*left something open[^]*TCPServerWrap/);
    expect(said).not.toMatch(/FAIL.*a\.test\.js/);
  });

  it('runs a test that failed once more in CI only, and names it at the end', async () => {
    const source = `let runs = 0;
      it('passes the second time', () => expect(++runs).toBe(2));`;
    expect((await runOf({ 'a.test.js': source })).code).toBe(1);
    const { code, said } = await runOf({ 'a.test.js': source }, { env: { CI: 'true' } });
    expect(code).toBe(0);
    expect(said).toMatch(/passed only when they ran once more:\n  passes the second time/);
  });

  it('undoes after each test what it replaced, and lets options of a file end with it', async () => {
    const source = `jest.setTimeout(100);
      const { now } = Date;
      it('replaces', () => {
        jest.useFakeTimers({ now: 1_000 });
        expect(Date.now()).toBe(1_000);
        jest.spyOn(Math, 'random').mockReturnValue(7);
        expect(Math.random()).toBe(7);
      });
      it('finds all as it was', () => {
        expect(Date.now()).toBeGreaterThan(1_000);
        expect(Math.random()).toBeLessThan(1);
      });`;
    const slow = `it('may take longer', () => new Promise((resolve) => setTimeout(resolve, 300)));`;
    const { code, said } = await runOf({ 'a.test.js': source, 'b.test.js': slow });
    expect(said).toMatch(/Tests: +3 passed, 3 total/);
    expect(code).toBe(0);
  });

  it('runs only the tests whose titles match, and fails a test that asserts less than it announced', async () => {
    const source = `it('announces', () => expect.assertions(1));` + good;
    expect((await runOf({ 'a.test.js': source }, { args: ['-t', 'passes'] })).said).toMatch(/1 skipped, 1 passed/);
    expect((await runOf({ 'a.test.js': source })).said).toMatch(/1 failed, 1 passed/);
  });
});
