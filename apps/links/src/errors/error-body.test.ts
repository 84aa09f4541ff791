import { expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorTable, type ErrorCode } from '@platform/contracts';
import { Problem } from '@platform/service-kit';
import { linkErrorBody } from './error-body.js';
import { asBadRequest } from './field-errors.interceptor.js';

it('the codes that clients of this API get in place of others are those of docs/errors.md', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../../docs/errors.md'), 'utf8');
  const documented = page.matchAll(/`(\w+)` is `(\w+)` \((\d+)\)/g);
  const others = (Object.keys(errorTable) as ErrorCode[]).flatMap((code) => {
    const problem = asBadRequest(new Problem(code, { errors: { url: ['is required'] } })) as Problem;
    const { code: answered } = linkErrorBody(problem);
    return answered === code ? [] : [[code, answered, problem.status]];
  });
  expect([...documented].map(([, code, answered, status]) => [code, answered, Number(status)])).toStrictEqual(others);
});
