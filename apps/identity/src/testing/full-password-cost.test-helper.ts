import { afterAll, beforeAll } from '@jest/globals';
import { owaspCost, Passwords } from '../people/passwords.js';

/** For a file of tests: hashes cost what they do in production. Other files of its process have cheaper ones. */
export function fullPasswordCost(): void {
  const found = Passwords.cost;
  beforeAll(() => void (Passwords.cost = owaspCost));
  afterAll(() => void (Passwords.cost = found));
}
