import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { holdsAddress, isOnlyAName, neutralName } from './names.js';

describe('names that others see', () => {
  const name = z.string().check(...isOnlyAName);

  it.each([
    'Verify at https://evil.example/login',
    'HTTP://evil.example',
    'ht\u200btps://evil.example',
    'ｈｔｔｐｓ：／／evil.example',
    'Go to www.evil.example',
    'WWW2.evil.example',
    'mailto:a@evil.example',
    'write to help@evil.example now',
    'evil.example/login',
    'evil.example:8080',
    'пример.рф/вход',
  ])('contain no address: %s', (given) => {
    expect(name.safeParse(given).success).toBe(false);
    const shown = neutralName(given);
    expect(holdsAddress(shown)).toBe(false);
    expect(shown).not.toMatch(/:\/\/|www\d*\.|\w@\w|\p{L}\.\p{L}{2}/iu);
  });

  it.each([
    'Acme',
    'Booking.com',
    'J. R. R. Tolkien',
    'Dr.Smith',
    'Müller & Söhne, Abt. 3/4',
    'R/GA',
    'C3: the team',
    'AC/DC',
    '@home',
    'محمد',
    'テスト',
  ])('may be real names of people: %s', (given) => {
    expect(name.safeParse(given).success).toBe(true);
  });

  it('are checked fast, however long they are', () => {
    const startedAt = performance.now();
    for (const text of ['x'.repeat(200_000), 'a.'.repeat(100_000), '\ufdfa'.repeat(200_000), 'a@'.repeat(100_000)]) {
      holdsAddress(text);
      neutralName(text);
    }
    expect(performance.now() - startedAt).toBeLessThan(2_000);
  });

  it('do not change the direction of the text around them', () => {
    expect(name.safeParse('abc\u202efdp.exe').error?.issues[0]?.message).toMatch(/direction/);
    expect(neutralName('abc\u202efdp')).toBe('abcfdp');
  });

  it('are one short line in a mail, which no program turns into a link', () => {
    expect(neutralName('Verify at https://evil.example/login')).toBe('Verify at evil. example/login');
    expect(neutralName('Booking.com')).toBe('Booking. com');
    expect(neutralName('J. R. R. Tolkien')).toBe('J. R. R. Tolkien');
    expect(neutralName('a\nb')).toBe('a b');
    expect([...neutralName('x'.repeat(300))].length).toBe(60);
  });
});
