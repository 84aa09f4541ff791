import { describe, expect, it } from '@jest/globals';
import { readRegistration } from './registration.js';

describe('the fields of a registration', () => {
  it('count the characters of a name as people do', () => {
    const person = { name: 'Ada', email: 'ada@example.com', password: 'correct horse battery staple' };
    const surname = '🙂'.repeat(255);
    expect(readRegistration({ ...person, surname })).toStrictEqual({ wanted: { ...person, surname } });
    expect(readRegistration({ ...person, surname: `${surname}x` })).toStrictEqual({
      errors: { surname: ['too_long'] },
    });
  });
});
