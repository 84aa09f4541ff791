import { describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { BadRequestException, NotFoundException } from '@nestjs/common';
import { errorTable, type ErrorCode } from '@platform/contracts';
import { QueryFailedError } from 'typeorm';
import { Problem } from '../common/problem.js';
import { asProblem, errorBody } from './problem.filter.js';

describe('an exception that is turned into a problem of the closed table', () => {
  it('stays as it is when it was expected', () => {
    for (const code of Object.keys(errorTable) as ErrorCode[]) {
      const problem = new Problem(code);
      expect(asProblem(problem)).toBe(problem);
      expect([problem.status, errorBody(problem)]).toStrictEqual([
        errorTable[code][0],
        { error: code, message: errorTable[code][1] },
      ]);
    }
  });

  it('has the code of the framework’s own error', () => {
    expect(asProblem(new NotFoundException('Cannot GET /x')).code).toBe('not_found');
    expect(asProblem(new BadRequestException()).code).toBe('invalid_request');
    expect(asProblem(Object.assign(new Error('too large'), { statusCode: 413 })).code).toBe('payload_too_large');
  });

  it('is 503 when a needed server is away, or read-only', () => {
    const refused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    const shutDown = Object.assign(new Error('terminating connection'), { code: '57P01' });
    for (const err of [
      refused,
      new QueryFailedError('SELECT', [], shutDown),
      new QueryFailedError('INSERT', [], Object.assign(new Error('cannot execute INSERT'), { code: '25006' })),
      new Error('Connection terminated unexpectedly'),
    ]) {
      assert.equal(asProblem(err).code, 'unavailable', err.message);
    }
  });

  it('is 503 with Retry-After when Postgres rolled back a conflicting transaction', () => {
    for (const code of ['40001', '40P01']) {
      const err = new QueryFailedError('UPDATE', [], Object.assign(new Error('deadlock detected'), { code }));
      const problem = asProblem(err);
      expect([problem.code, problem.details.headers]).toStrictEqual(['unavailable', { 'retry-after': '1' }]);
    }
  });

  it('is 400 when Postgres cannot store a value of the request', () => {
    for (const code of ['22021', '22P05']) {
      const err = new QueryFailedError('SELECT', [], Object.assign(new Error('invalid byte sequence'), { code }));
      expect(asProblem(err).code).toBe('invalid_request');
    }
  });

  it('shows nothing of an unexpected error', () => {
    const err = new QueryFailedError(
      'SELECT canary',
      ['canary'],
      Object.assign(new Error('canary'), { code: '42P01' }),
    );
    const body = errorBody(asProblem(err));
    expect(body['error']).toBe('internal_error');
    expect(JSON.stringify(body).includes('canary')).toBeFalsy();
  });
});
