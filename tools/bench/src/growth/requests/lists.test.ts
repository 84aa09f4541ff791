import { describe, expect, it } from '@jest/globals';
import type { Asker } from '../asker.js';
import { pagesOf } from './lists.js';

/** Answers as a list would, and keeps what it was asked for. */
function fake(answer: (path: string) => object) {
  const asked: string[] = [];
  const get = (_service: string, path: string) => {
    asked.push(path);
    return Promise.resolve(answer(path));
  };
  return { asked, asker: { get } as unknown as Asker };
}

const listed = async (answer: (path: string) => object, rows = 1_000) => {
  const { asked, asker } = fake(answer);
  const list = { service: 'links', asker, name: 'links', path: '/urls?limit=10', perPage: 10, rows } as const;
  const kinds = await pagesOf(list);
  asked.length = 0;
  for (const { ask } of kinds) await ask(0);
  return kinds.map(({ name, isByNumber = false }, n) => ({ name, isByNumber, asked: asked[n] }));
};

describe('the pages of a list', () => {
  it('are the first one, and by number the middle and the last, which are linear by nature', async () => {
    expect(await listed(() => ({ links: { next: 'http://localhost/urls?page=2' } }))).toStrictEqual([
      { name: 'links, first page', isByNumber: false, asked: '/urls?limit=10&page=1' },
      { name: 'links, middle page by number', isByNumber: true, asked: '/urls?limit=10&page=50' },
      { name: 'links, last page by number', isByNumber: true, asked: '/urls?limit=10&page=100' },
    ]);
  });

  it.each([
    ['its link', (path: string) => ({ links: { next: `http://localhost/urls?cursor=${path.slice(-2)}&limit=10` } })],
    ['its nextcursor', (path: string) => ({ data: { nextcursor: path.slice(-2) } })],
  ])('are the same by cursor where the list has cursors, by %s', async (_, answer) => {
    const byCursor = (await listed(answer)).filter(({ name }) => name.endsWith('by cursor'));
    expect(byCursor.map(({ isByNumber }) => isByNumber)).toStrictEqual([false, false]);
    expect(byCursor.map(({ asked }) => new URL(asked!, 'http://localhost').searchParams.get('cursor'))).toStrictEqual([
      '49',
      '99',
    ]);
  });

  it('include no page before the first of a list with one page', async () => {
    const kinds = await listed(() => ({ data: { nextcursor: 'x' } }), 5);
    expect(kinds.map(({ asked }) => asked)).toStrictEqual(Array(3).fill('/urls?limit=10&page=1'));
  });
});
