import { describe, expect, it } from '@jest/globals';
import { listStateOf, withChanges } from './list-state.js';

const options = { filters: ['q', 'state'] as const, sort: '-created_at' };

describe('the state of a list', () => {
  it('is read from the search of the address, without what makes no sense there', () => {
    expect(listStateOf('?q=sale&state=&sort=title&page=3&detail=7&other=1', options)).toStrictEqual({
      filters: { q: 'sale' },
      isFiltered: true,
      sort: 'title',
      page: 3,
      detail: '7',
    });
    expect(listStateOf('?page=-1', options)).toStrictEqual({
      filters: {},
      isFiltered: false,
      sort: '-created_at',
      page: 1,
      detail: undefined,
    });
  });

  it('begins at the first page when it is filtered or ordered anew, and keeps the rest', () => {
    const changed = (changes: object) => withChanges('?q=sale&page=3&cursor=x&detail=7', changes, options).toString();
    expect(changed({ filters: { q: 'summer', state: 'active' } })).toBe('q=summer&detail=7&state=active');
    expect(changed({ filters: { q: '' } })).toBe('detail=7');
    expect(changed({ sort: 'title' })).toBe('q=sale&detail=7&sort=title');
    expect(changed({ detail: undefined })).toBe('q=sale&page=3&cursor=x');
  });

  it('says nothing of the first page and of the order that is there without being chosen', () => {
    expect(withChanges('?page=3&sort=title', { page: 1 }, options).toString()).toBe('sort=title');
    expect(withChanges('?sort=title', { sort: '-created_at' }, options).toString()).toBe('');
  });
});
