import { expect, it } from '@jest/globals';
import { draftOf, splashOf } from './splash-form.js';

const form = (fields: Record<string, string>) => (name: string) => fields[name] ?? '';

it('sends all fields of a splash page, and no seconds as 0', () => {
  const nothing = { title: '', message: '', logo: '', banner: '', product: '', button: '', counter: 0 };
  expect(splashOf(form({ name: ' Sale ' }))).toStrictEqual({ ...nothing, name: 'Sale' });
  expect(splashOf(form({ name: 'Sale', counter: '15', title: 'Hello' }))).toStrictEqual({
    ...nothing,
    name: 'Sale',
    counter: 15,
    title: 'Hello',
  });
  expect(draftOf(form({})).name).toBe('draft');
});
