import { describe, expect, it } from '@jest/globals';
import { faultsOf } from './faults.js';

const english = {
  title: 'Hello',
  invited: '{name} invites you to {organization}',
  left: '{count, plural, one {# code is left} other {# codes are left}}',
  notice: { subject: 'One more thing', text: 'This has happened' },
};
const german = {
  title: 'Hallo',
  invited: '{name} lädt Sie zu {organization} ein',
  left: '{count, plural, one {noch # Code} other {noch # Codes}}',
  notice: { subject: 'Noch etwas', text: 'Das ist geschehen' },
};

describe('a message file of a language', () => {
  it('has no faults when each message exists and takes the same values', () => {
    expect(faultsOf('de', german, english)).toStrictEqual([]);
  });

  it('is faulty when it lacks a message, or has one that English does not have', () => {
    const { title: _, ...rest } = german;
    expect(faultsOf('de', { ...rest, tittle: 'Hallo' }, english)).toStrictEqual([
      'title is missing',
      'tittle is not in English',
    ]);
    expect(faultsOf('de', { ...german, notice: { subject: 'Noch etwas' } }, english)).toStrictEqual([
      'notice.text is missing',
    ]);
  });

  it('is faulty when it lacks a value, renames it, or gives it another type', () => {
    const of = (message: string) => faultsOf('de', { ...german, invited: message }, english);
    expect(of('{name} lädt Sie ein')).toStrictEqual([
      'invited takes {name: string}, but English {name: string} {organization: string}',
    ]);
    expect(of('{name} lädt Sie zu {organisation} ein')).toHaveLength(1);
    expect(of('{name} lädt Sie zu {organization, number} ein')).toHaveLength(1);
  });

  it('is faulty when a message does not parse', () => {
    for (const broken of ['{name lädt ein', '{count, plural, one {# Code}}', '{count, plural, other {# Codes}'])
      expect(faultsOf('de', { ...german, left: broken }, english)).toStrictEqual([
        expect.stringMatching(/^left does not parse: [A-Z_]+/),
      ]);
  });

  it('is faulty when a plural form is unknown in the language', () => {
    const left = '{count, plural, one {noch # Code} few {noch # Codes} other {noch # Codes}}';
    expect(faultsOf('de', { ...german, left }, english)).toStrictEqual([
      'left has the plural few, which the language does not know',
    ]);
  });

  it('is faulty when a message is empty, has blanks around it or is left in English', () => {
    const changed = { ...german, title: '', invited: english.invited, left: ` ${german.left}` };
    expect(faultsOf('de', changed, english)).toStrictEqual([
      'title is empty or has blanks around it',
      'invited is left in English',
      'left is empty or has blanks around it',
    ]);
  });
});
