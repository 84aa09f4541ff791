import { describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { passwordComplaint } from './password-policy.js';

describe('a new password', () => {
  const ada = { name: 'Ada', surname: 'Zywocek', email: 'countess.ada@example.com' };

  it('has 8 to 128 characters, as people count them', () => {
    expect(passwordComplaint('x7!kqzw')).toBe('password_short');
    expect(passwordComplaint('x7!kqzwp')).toBe(null);
    expect(passwordComplaint('🦊🐙🌵🎲')).toBe('password_short');
    expect(passwordComplaint('🦊🐙🌵🎲🧭🪁🛶🧶')).toBe(null);
    const long = Array.from({ length: 128 }, (_, index) => String.fromCodePoint(0x4e00 + index * 7)).join('');
    expect(passwordComplaint(long)).toBe(null);
    expect(passwordComplaint(`${long}x`)).toBe('password_long');
  });

  it('is counted and looked up after NFC', () => {
    expect(passwordComplaint('éàüöñçê'.normalize('NFD'))).toBe('password_short');
    expect(passwordComplaint('éàüöñçêô'.normalize('NFD'))).toBe(null);
  });

  it('needs no capitals, digits or special characters', () => {
    for (const good of ['correct horse battery staple', 'a compiler for 1952', 'harbor lantern', 'notes on the engine'])
      assert.equal(passwordComplaint(good, ada), null, good);
  });

  it('is none of the most common ones, in capitals, in leetspeak or with little around it', () => {
    for (const bad of [
      ...['12345678', 'password', 'PASSWORD', 'Passw0rd', 'p@ssw0rd', 'iloveyou', 'qwertyuiop', 'letmein1', 'trustno1'],
      ...['football2024', '!!dragon!!', 'Monkey123!', 'aaaaaaaaaa', 'abcabcabcabc', 'bcdefghij', '98765432'],
    ])
      assert.equal(passwordComplaint(bad), 'password_common', bad);
  });

  it('is not the name of the person or the product with little around it', () => {
    for (const bad of ['Zywocek1815', 'zyw0cek!', 'countess.ada', 'countess.ada@example.com', 'adazywocek'])
      assert.equal(passwordComplaint(bad, ada), 'password_personal', bad);
    expect(passwordComplaint('Platform!99')).toBeTruthy();
    expect(passwordComplaint('Zywocek1815', { name: 'Grace' })).toBe(null);
    expect(passwordComplaint('zywocek wrote the first program', ada)).toBe(null);
  });
});
