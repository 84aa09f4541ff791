import { beforeAll, describe, expect, it } from '@jest/globals';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

const root = join(import.meta.dirname, '../../..');
const head = `import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';\n`;

interface Run {
  code: number;
  said: string;
  /** What it leaves for `npm test` to add up. */
  results: unknown;
  /** What the run says of one file: its lines from FAIL or PASS to those of the next file. */
  of: (file: string) => string;
}

/** Runs test files, by name and source, by a Jest of their own. */
async function runOf(files: Record<string, string>, { args = [] as string[], env = {} } = {}): Promise<Run> {
  const folder = await mkdtemp(join(tmpdir(), 'runner-'));
  await mkdir(join(folder, 'dist'));
  const preset = JSON.stringify(join(root, 'tools/jest/preset.mjs'));
  await writeFile(
    join(folder, 'jest.config.mjs'),
    `import { project } from ${preset};
     const limits = { fileMs: 6_000, endMs: 1_500 };
     export default { ...project('fixture', { maxWorkers: 2 }), testTimeout: 1_000, testEnvironmentOptions: limits };`,
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
  const results: unknown = JSON.parse(await readFile(join(folder, 'test-results/results.json'), 'utf8'));
  await rm(folder, { recursive: true });
  const said = out + err;
  const sections = said.split(/^(?=FAIL|PASS)/m);
  const of = (file: string) => sections.filter((section) => section.split('\n', 1)[0]?.includes(file)).join('');
  return { code: code as number, said, results, of };
}

const good = `it('passes', () => expect(1).toBe(1));`;

it('a run of passing tests passes and is counted', async () => {
  const { code, said, results } = await runOf({ 'a.test.js': good, 'b.test.js': good });
  expect(said).toMatch(/Tests: +2 passed, 2 total/);
  expect(results).toStrictEqual({ passed: 2, failed: 0, skipped: 0, retried: [] });
  expect(code).toBe(0);
});

describe('a run with failures of every kind', () => {
  const later = 'await new Promise((resolve) => setTimeout(resolve, 50));';
  const sources = {
    'good.test.js': good,
    'wrong.test.js': `it('compares', () => expect({ a: 1 }).toStrictEqual({ a: 2 }));`,
    'never.test.js': `it('never ends', () => new Promise((resolve) => setTimeout(resolve, 2_000)));` + good,
    'loop.test.js': `it('loops', () => { for (;;); });`,
    'loading.test.js': `await new Promise(() => setInterval(() => {}, 1_000));`,
    'killed.test.js': `it('dies', () => process.kill(process.pid, 'SIGKILL'));`,
    'exits.test.js': `it('exits', () => process.exit(0));`,
    'missing.test.js': `import './nothing.js';`,
    'empty.test.js': '',
    'aside.test.js':
      `it('throws aside', async () => { setTimeout(() => { throw new Error('aside'); }); ${later} });
      it('rejects aside', async () => { Promise.reject(new Error('unheard')); ${later} });` + good,
    'announced.test.js': `it('announces', () => expect.assertions(1));` + good,
  };
  let run: Run;
  beforeAll(async () => {
    run = await runOf(sources);
  });

  it('fails, and still runs the passing files', () => {
    expect(run.code).toBe(1);
    expect(run.of('good.test.js')).toMatch(/^PASS/);
    // Five tests, and six files that could not be run to their end.
    expect(run.results).toStrictEqual({ passed: 4, failed: 11, skipped: 0, retried: [] });
    expect(run.said).toMatch(/Test Suites: 10 failed, 1 passed, 11 total\nTests: +5 failed, 4 passed, 9 total/);
  });

  it.each([
    [
      'wrong',
      'a comparison that fails, with the difference and the line',
      /compares[^]*- *"a": 2[^]*\+ *"a": 1[^]*> 2 \|/,
    ],
    ['never', 'a test that takes too long', /● never ends[^]*Exceeded timeout of 1000 ms[^]*> 2 \|/],
    ['loop', 'a loop that never ends', /has not ended within 6 s/],
    ['loading', 'a file that waits for ever while it loads', /has not ended within 6 s/],
    ['killed', 'a process that dies', /was ended by SIGKILL before the file did/],
    ['exits', 'a process that exits', /ended with code 0 before the file did/],
    ['missing', 'a file that cannot be loaded', /Cannot find module/],
    ['empty', 'a file without tests', /must contain at least one test/],
    ['aside', 'errors that nobody waits for', /● throws aside\n[^]*aside[^]*● rejects aside\n[^]*unheard/],
    ['announced', 'fewer assertions than announced', /● announces\n[^]*zero assertion calls/],
  ])('names %s.test.js for %s', (file, _, reason) => {
    expect(run.of(`${file}.test.js`)).toMatch(/^FAIL/);
    expect(run.of(`${file}.test.js`)).toMatch(reason);
  });
});

it('an error that is thrown after the end of a file fails that file, not the next one', async () => {
  const late = `it('is over', () => { setTimeout(() => { throw new Error('too late'); }, 300); });`;
  const next = `it('is innocent', () => new Promise((resolve) => setTimeout(resolve, 450)));`;
  const alone = await runOf({ 'a.test.js': late });
  expect([alone.code, alone.of('a.test.js')]).toStrictEqual([1, expect.stringMatching(/FAIL[^]*too late/)]);
  const both = await runOf({ 'a.test.js': late, 'b.test.js': next }, { args: ['--maxWorkers=1'] });
  expect([both.code, both.of('a.test.js')]).toStrictEqual([1, expect.stringMatching(/FAIL[^]*too late/)]);
  expect(both.of('b.test.js')).toMatch(/^PASS/);
});

it('a file that leaves a handle open fails, and is ended', async () => {
  const source = `import { createServer } from 'node:net';
    it('listens', () => new Promise((resolve) => createServer().listen(0, '127.0.0.1', resolve)));`;
  const { code, of } = await runOf({ 'a.test.js': good, 'b.test.js': source }, { args: ['--maxWorkers=1'] });
  expect([code, of('b.test.js')]).toStrictEqual([1, expect.stringMatching(/left something open[^]*TCPServerWrap/)]);
  expect(of('a.test.js')).not.toMatch(/FAIL/);
});

it('a failed test runs once more in CI only, and is named at the end', async () => {
  const source = `let runs = 0;
    it('passes the second time', () => expect(++runs).toBe(2));`;
  expect((await runOf({ 'a.test.js': source })).code).toBe(1);
  const { code, said } = await runOf({ 'a.test.js': source }, { env: { CI: 'true' } });
  expect(code).toBe(0);
  expect(said).toMatch(/passed only when they ran once more:\n {2}passes the second time/);
});

it('mocks and options of a file end with their test or file', async () => {
  const source = `jest.setTimeout(100);
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
  const { said } = await runOf({ 'a.test.js': source, 'b.test.js': slow }, { args: ['--maxWorkers=1'] });
  expect(said).toMatch(/Tests: +3 passed, 3 total/);
});
