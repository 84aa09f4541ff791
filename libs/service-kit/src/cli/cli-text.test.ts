import { describe, expect, it } from '@jest/globals';
import { answerText } from './cli-text.js';

describe('the answer of a command at a terminal', () => {
  it('is a table of the rows of a list', () => {
    const data = [
      { code: 'deploys', name: 'Deploys', is_active: true },
      { code: 'ci', name: null, is_active: false },
    ];
    expect(answerText({ data })).toBe(
      ['code     name     is_active', 'deploys  Deploys  true', 'ci       -        false', ''].join('\n'),
    );
    expect(answerText({ data: [] })).toBe('none\n');
  });

  it('is a line for each value of a record', () => {
    expect(answerText({ client_id: 'abc', redirect_uris: ['http://127.0.0.1/cb'] })).toBe(
      ['client_id      abc', 'redirect_uris  ["http://127.0.0.1/cb"]', ''].join('\n'),
    );
  });

  it('is the message of a failure, with the error of each field', () => {
    const errors = { email: ['must be an e-mail address'] };
    expect(answerText({ error: 'validation_failed', message: 'Not valid.', errors })).toBe(
      'error: Not valid.\n  email: must be an e-mail address\n',
    );
  });

  it('has no control characters for the terminal, whatever names it contains', () => {
    expect(answerText({ name: 'Ada\u001b[31m\nroot\u0007' })).toBe('name  Ada root\n');
  });
});
