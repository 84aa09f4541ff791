import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { commandLine, serviceBench, type ServiceBench } from '@platform/testing';
import { testService } from '../testing/service.test-helper.js';
import { startService } from '../start/start.js';

describe('the answer of a command through a slow pipe', () => {
  let bench: ServiceBench;
  beforeAll(async () => (bench = await serviceBench('organizations', (env) => startService(testService({}), env))));
  afterAll(() => bench.close());

  const cli = new URL('../testing/cli.test-helper.js', import.meta.url);
  const length = 900_000;
  const run = (...args: string[]) =>
    spawn(process.execPath, [fileURLToPath(cli), ...args], { env: bench.env, stdio: ['ignore', 'pipe', 'ignore'] });

  it('is complete for a command that succeeded and one that failed', async () => {
    const success = await commandLine(cli, bench.env, ['tell']);
    expect([success.code, success.answer.manyLetters.length]).toStrictEqual([0, length]);
    const failed = await commandLine(cli, bench.env, ['fail']);
    expect([failed.code, failed.answer.error, failed.answer.message.length]).toStrictEqual([1, 'not_found', length]);
  });

  it('is complete for the help', async () => {
    const child = run('explain', '--help');
    const [help, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
    expect(code).toBe(0);
    assert.ok(help.trimEnd().endsWith('x'.repeat(length)), `${help.length} characters`);
  });

  it('ends with the exit code of the command when its reader has gone', async () => {
    for (const [command, expected] of [
      ['tell', 0],
      ['fail', 1],
    ] as const) {
      const child = run(command);
      child.stdout.destroy();
      assert.deepEqual(await once(child, 'exit'), [expected, null], command);
    }
  });
});
