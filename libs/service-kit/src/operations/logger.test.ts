import { expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { symbols } from 'pino';
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
