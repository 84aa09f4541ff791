import { expect, it } from '@jest/globals';
import { shownBy, typeOf } from './visit-page.js';

it('tells splash pages and overlays of the owner from what each link can show', () => {
  for (const [type, shown] of [
    ['direct', { page: 'direct', id: undefined }],
    ['splash', { page: 'splash', id: undefined }],
    ['12', { page: 'splash-page', id: 12 }],
    ['overlay-7', { page: 'overlay', id: 7 }],
  ] as const) {
    expect(shownBy(type)).toStrictEqual(shown);
    expect(typeOf(shown)).toBe(type);
  }
  expect(typeOf({ page: 'overlay', id: undefined })).toBe('overlay-');
  expect(typeOf({ page: 'splash-page', id: undefined })).toBe('splash-page');
});
