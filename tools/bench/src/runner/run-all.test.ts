import { describe, expect, it } from '@jest/globals';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eventually } from '@platform/testing';
import { runAll } from './run-all.js';

const helper = (name: string) => join(import.meta.dirname, `../testing/${name}.test-helper.js`);
const fake = (name: string) => ({ name, file: helper(name) });

describe('a benchmark that fails', () => {
  it.each([
    [
      'its subject ends',
      'subject-ends',
      /^tools\/bench\/dist\/testing\/listener.test-helper.js ended by itself with 3$/,
      1,
    ],
    ['its own process ends', 'process-ends', /^its process ended with 7$/, 1],
    ['it cannot be loaded', 'nowhere', /nowhere.test-helper.js/, 0],
  ])('says why when %s, leaves nothing running, and lets the others go on', async (_when, name, reason, subjects) => {
    const said: string[] = [];
    const [failed, healthy] = await runAll([fake(name), fake('healthy')], 2, (line) => said.push(line));
    expect(failed).toMatchObject({ benchmark: name, figures: [], failure: expect.stringMatching(reason) });
    expect(healthy).toMatchObject({ figures: [{ name: 'a figure', value: 1, runs: 2 }] });
    const pids = said.flatMap(pidIn);
    expect(pids).toHaveLength(subjects);
    await allGone(pids);
  });

  it('shows the last that its subject wrote', async () => {
    const said: string[] = [];
    await runAll([fake('subject-ends')], 1, (line) => said.push(line));
    expect(said.join('\n')).toMatch(/FAILED: .*\n.*\n {2}subject \d+\n {2}the last words of a subject\n/);
  });

  it('does not run again', async () => {
    const said: string[] = [];
    await runAll([fake('process-ends')], 3, (line) => said.push(line));
    expect(said.filter((line) => line.includes('run '))).toStrictEqual(['\nprocess-ends, run 1 of 3']);
  });
});

it('a benchmark that leaves its subject running has an outcome all the same, and the subject is ended', async () => {
  const said: string[] = [];
  const [summary] = await runAll([fake('healthy')], 1, (line) => said.push(line));
  expect(summary!.failure).toBeUndefined();
  expect(said).toContain('a figure: 1.00, goal at least 1.00: reached');
});

it('a runner of benchmarks that is killed leaves nothing running', async () => {
  const runner = spawn(process.execPath, [helper('run-all-alone'), helper('never-ends')], { stdio: 'ignore' });
  const pids = await eventually(async () => {
    const own = await descendants(runner.pid!);
    expect(own).toHaveLength(2);
    return own;
  });
  runner.kill('SIGKILL');
  await once(runner, 'exit');
  await allGone(pids);
});

function pidIn(line: string): number[] {
  const pid = /subject (\d+)/.exec(line)?.[1];
  return pid ? [Number(pid)] : [];
}

async function allGone(pids: number[]): Promise<void> {
  await eventually(async () => {
    const states = await Promise.all(pids.map(stateOf));
    expect(states.filter((state) => state !== undefined && state !== 'Z')).toStrictEqual([]);
  });
}

/** The benchmark and its subject. */
async function descendants(pid: number): Promise<number[]> {
  const text = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '');
  const children = text.split(' ').filter(Boolean).map(Number);
  return [...children, ...(await Promise.all(children.map(descendants))).flat()];
}

/** `Z` is a process that has ended and that nobody has asked for yet. */
async function stateOf(pid: number): Promise<string | undefined> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  return /^\d+ \(.*\) (\w)/.exec(stat)?.[1];
}
