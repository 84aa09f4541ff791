import assert from 'node:assert/strict';
import { it } from 'node:test';
import { nextUsername, usernameOf } from './username.js';

it('a username is made of the letters of the name that fit into an address', () => {
  assert.equal(usernameOf('Ada', 'Lovelace'), 'ada-lovelace');
  assert.equal(usernameOf('Zoë', "O'Brien-Ñuñez"), 'zoe-o-brien-nunez');
  assert.equal(usernameOf('李', '小龙'), 'user');
  assert.equal(usernameOf('', ''), 'user');
});

it('a username and its alternative stay within what an address and the avatar route take', () => {
  const long = usernameOf('x'.repeat(300), 'y');
  assert.equal(long.length, 40);
  assert.match(nextUsername(long), /^x{40}-\d{4,6}$/);
});
