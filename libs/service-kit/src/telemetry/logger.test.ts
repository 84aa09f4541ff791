import { expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { symbols } from 'pino';
import { spawnSync } from 'node:child_process';
import { openSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { QueryFailedError } from 'typeorm';
import { log, loggedError } from './logger.js';

it('a logged database error holds no value of its statement', () => {
  const driverError = Object.assign(new Error('duplicate key value'), {
    code: '23505',
    detail: 'Key (email)=(canary) exists',
  });
  const err = new QueryFailedError('INSERT INTO users VALUES ($1)', ['canary'], driverError);
  const logged = JSON.stringify(loggedError(err));
  expect(logged).toMatch(/duplicate key value/);
  expect(logged.includes('canary')).toBeFalsy();
  const { err: serialize } = log[symbols.serializersSym as never] as Record<string, unknown>;
  assert.equal(serialize, loggedError, 'and so it is logged');
});

it('a log on a full disk does not end the process', () => {
  const logger = new URL('./logger.js', import.meta.url).href;
  const many = `const { log } = await import('${logger}');
    for (let n = 0; n < 20_000; n++) log.info({ n }, 'a line');
    log.flush();`;
  const run = (output: string) => {
    const out = openSync(output, 'w');
    const args = ['--input-type=module', '-e', `${many} await new Promise((done) => setTimeout(done, 50))`];
    const { status, stderr } = spawnSync(process.execPath, args, { stdio: ['ignore', out, 'pipe'], encoding: 'utf8' });
    return [status, stderr];
  };
  expect(run('/dev/full')).toStrictEqual([0, '']);
  const file = join(tmpdir(), `log-${process.pid}`);
  expect(run(file)).toStrictEqual([0, '']);
  expect(readFileSync(file, 'utf8').trim().split('\n').length).toBe(20_000);
});
