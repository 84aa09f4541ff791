import { expect, it } from '@jest/globals';
import { nextUsername, usernameOf } from './username.js';

it('a username consists of the letters of the name that an address allows', () => {
  expect(usernameOf('Ada', 'Lovelace')).toBe('ada-lovelace');
  expect(usernameOf('Zoë', "O'Brien-Ñuñez")).toBe('zoe-o-brien-nunez');
  expect(usernameOf('李', '小龙')).toBe('user');
  expect(usernameOf('', '')).toBe('user');
});

it('a username and its alternative are short enough for an address and the avatar route', () => {
  const long = usernameOf('x'.repeat(300), 'y');
  expect(long.length).toBe(40);
  expect(nextUsername(long)).toMatch(/^x{40}-\d{4,6}$/);
});
