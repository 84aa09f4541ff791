import { describe, expect, it } from '@jest/globals';
import { emailAddress, emailDomain, oneSpelling } from './email-address.js';

const kept = (typed: string) => emailAddress.safeParse(typed).data;

describe('an e-mail address', () => {
  it.each([
    ['ada@пример.рф', 'ada@xn--e1afmkfd.xn--p1ai'],
    ['ada@xn--e1afmkfd.xn--p1ai', 'ada@xn--e1afmkfd.xn--p1ai'],
    ['Ada@EXAMPLE.香港', 'ada@example.xn--j6w193g'],
    ['ада@пример.рф', 'ада@xn--e1afmkfd.xn--p1ai'],
    ['АДА@пример.рф', 'ада@xn--e1afmkfd.xn--p1ai'],
    ['иван-sales@пример.рф', 'иван-sales@xn--e1afmkfd.xn--p1ai'],
    ['用户@例子.公司', '用户@xn--fsqu00a.xn--55qx5d'],
    ['José@example.com', 'josé@example.com'],
    ['Jose\u0301@example.com', 'josé@example.com'],
    ['Dörte+rechnung@example.de', 'dörte+rechnung@example.de'],
  ])('may be in any script: %s', (typed, expected) => {
    expect(kept(typed)).toBe(expected);
    expect(kept(expected)).toBe(expected);
    expect(oneSpelling(typed)).toBe(expected);
  });

  it.each([
    'r&d@example.com',
    'a/b@example.com',
    'a=b@example.com',
    "o'neil@example.com",
    '{x}|~^`?*%#$!_-+@example.com',
  ])('may have every character that mail servers accept: %s', (typed) => expect(kept(typed)).toBe(typed));

  it.each([
    ['no local part', '@example.com'],
    ['no domain', 'ada@'],
    ['a host without a dot', 'ada@localhost'],
    ['two of @', 'a@b@example.com'],
    ['a dot at the end', 'ada.@example.com'],
    ['two dots', 'a..b@example.com'],
    ['a blank', 'a b@example.com'],
    ['a line', 'ada@example.com\r\nBcc: eve@example.com'],
    ['angle brackets', '<ada@example.com>'],
    ['a comma', 'ada,eve@example.com'],
    ['a name in quotes', '"ada"@example.com'],
    ['an address of numbers', 'ada@[127.0.0.1]'],
    ['numbers for a domain', 'ada@127.0.0.1'],
    ['a path', 'ada@example.com/a'],
    ['a port', 'ada@example.com:25'],
    ['a label that ends with a hyphen', 'ada@example-.com'],
    ['the Kelvin sign', '\u212Aate@example.com'],
    ['a dotted capital I', 'bİb@example.com'],
    ['letters of full width', 'ａｄａ@example.com'],
    ['a ligature', 'ﬁt@example.com'],
    ['a Cyrillic letter among Latin ones', 'аda@example.com'],
    ['a Greek letter among Latin ones', 'αda@example.com'],
    ['a direction override', 'ada\u202e@example.com'],
    ['a blank of no width', 'a\u200bda@example.com'],
    ['an emoji', '🦊@example.com'],
    ['half a surrogate', '\ud800@example.com'],
    ['65 bytes before the @', `${'a'.repeat(65)}@example.com`],
    ['66 bytes of 33 letters before the @', `${'а'.repeat(33)}@example.com`],
    ['more than 254 characters in the DNS', `ada@${'bücher.'.repeat(24)}example`],
  ])('is invalid with %s', (_what, typed) => expect(kept(typed)).toBe(undefined));

  it('has at most 64 bytes before the @', () => {
    expect(kept(`${'a'.repeat(64)}@example.com`)).toBe(`${'a'.repeat(64)}@example.com`);
    expect(kept(`${'а'.repeat(32)}@example.com`)).toBe(`${'а'.repeat(32)}@example.com`);
  });
});

describe('the domain of an e-mail address', () => {
  it('may end in any script', () => {
    expect(emailDomain.parse(' Пример.РФ ')).toBe('xn--e1afmkfd.xn--p1ai');
    expect(emailDomain.safeParse('example').success).toBe(false);
  });
});
