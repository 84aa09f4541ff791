import { expect, it } from '@jest/globals';
import { shownBy, typeOf } from './visit-page.js';

it('tells splash pages and overlays of the owner from what each link can show', () => {
  for (const [type, shown] of [
    ['direct', { page: 'direct', id: undefined }],
    ['splash', { page: 'splash', id: undefined }],
    ['12', { page: 'splash-page', id: 12 }],
    ['overlay-7', { page: 'overlay', id: 7 }],
    // Not chosen yet: the API takes neither.
    ['splash-page', { page: 'splash-page', id: undefined }],
    ['overlay-', { page: 'overlay', id: undefined }],
  ] as const) {
    expect(shownBy(type)).toStrictEqual(shown);
    expect(typeOf(shown)).toBe(type);
  }
});
