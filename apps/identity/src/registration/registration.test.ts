import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readRegistration } from './registration.js';

describe('the fields of a registration', () => {
  it('count the characters of a name as people do', () => {
    const person = { name: 'Ada', email: 'ada@example.com', password: 'correct horse battery staple' };
    const surname = '🙂'.repeat(255);
    assert.deepEqual(readRegistration({ ...person, surname }), { wanted: { ...person, surname } });
    assert.deepEqual(readRegistration({ ...person, surname: `${surname}x` }), { errors: { surname: ['too_long'] } });
  });
});
