import assert from 'node:assert/strict';
import { it } from 'node:test';
import { QueryFailedError } from 'typeorm';
import { loggedError } from './logger.js';

it('a logged database error holds no value of its statement', () => {
  const driverError = Object.assign(new Error('duplicate key value'), {
    code: '23505',
    detail: 'Key (email)=(canary) exists',
  });
  const err = new QueryFailedError('INSERT INTO users VALUES ($1)', ['canary'], driverError);
  const logged = JSON.stringify(loggedError(err));
  assert.match(logged, /duplicate key value/);
  assert.ok(!logged.includes('canary'));
});
