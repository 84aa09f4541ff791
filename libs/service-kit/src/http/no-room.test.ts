import { expect, it } from '@jest/globals';
import { QueryFailedError } from 'typeorm';
import { asProblem } from './problem.filter.js';

const failed = (code: string) => new QueryFailedError('INSERT INTO thing', [], Object.assign(new Error('x'), { code }));

it.each([
  ['disk full', '53100'],
  ['out of memory', '53200'],
  ['too many connections', '53300'],
  ['a limit of the configuration', '53400'],
  ['starting', '57P03'],
  ['shut down by its operator', '57P01'],
  ['a broken connection', '08006'],
  ['a connection that does not come about', '08001'],
  ['read only', '25006'],
])('a temporary failure of Postgres (%s) is 503 with Retry-After', (_, code) => {
  for (const err of [failed(code), Object.assign(new Error('x'), { code })]) {
    const { status, details } = asProblem(err);
    expect([status, details.headers]).toStrictEqual([503, { 'retry-after': '1' }]);
  }
});

it.each(['42P01', '22003', '23502'])('a fault of our own statement (%s) is 500', (code) => {
  expect(asProblem(failed(code)).status).toBe(500);
});
