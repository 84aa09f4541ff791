import { afterAll, beforeAll } from '@jest/globals';
import { owaspCost, Passwords } from '../people/passwords.js';

/** In this file hashes cost what they cost people, unlike in others of its process. */
export function fullPasswordCost(): void {
  const found = Passwords.cost;
  beforeAll(() => void (Passwords.cost = owaspCost));
  afterAll(() => void (Passwords.cost = found));
}
