import { describe, expect, it } from '@jest/globals';
import { bodyOf, draftOf, emptyDraft, moved, newBlock, shownOf, type EditedBlock } from './bio-draft.js';

const block = (key: number, given: Partial<EditedBlock> = {}): EditedBlock => ({
  key,
  type: 'text',
  text: 'a',
  url: '',
  alt: '',
  ...given,
});
const keysOf = (blocks: EditedBlock[]) => blocks.map(({ key }) => key);

describe('the draft of a bio page', () => {
  it('moves a block up and down, and not beyond the ends', () => {
    const blocks = [block(0), block(1), block(2)];
    expect(keysOf(moved(blocks, 2, 0))).toStrictEqual([2, 0, 1]);
    expect(keysOf(moved(blocks, 0, 1))).toStrictEqual([1, 0, 2]);
    expect(moved(blocks, 0, -1)).toBe(blocks);
    expect(moved(blocks, 2, 3)).toBe(blocks);
  });

  it('gives each new block a key of its own', () => {
    expect(newBlock('link', []).key).toBe(0);
    expect(newBlock('link', [block(4), block(1)]).key).toBe(5);
  });

  it('sends of each block what its type has, and no alias that is empty', () => {
    const blocks = [
      block(0, { type: 'link', text: 'Shop', url: ' example.org/a ', alt: 'x' }),
      block(1, { type: 'divider' }),
    ];
    expect(bodyOf({ ...emptyDraft, title: ' Ada ', blocks })).toStrictEqual({
      title: 'Ada',
      description: '',
      status: 'public',
      blocks: [{ type: 'link', text: 'Shop', url: 'https://example.org/a' }, { type: 'divider' }],
    });
  });

  it('shows what is filled in already', () => {
    const blocks = [
      block(0, { text: ' ' }),
      block(1, { type: 'link', text: 'Shop', url: 'https://' }),
      block(2, { type: 'image', url: 'https://example.org/a.png' }),
    ];
    expect(shownOf({ ...emptyDraft, blocks }, 'Untitled')).toStrictEqual({
      title: 'Untitled',
      description: '',
      blocks: [{ type: 'image', url: 'https://example.org/a.png', alt: '' }],
    });
  });

  it('reads a page as it sends it', () => {
    const draft = draftOf({
      id: 1,
      title: 'Ada',
      alias: 'ada',
      link: 'https://go.example/@ada',
      status: 'private',
      clicks: 0,
      date: '2026-01-02 03:04:05',
      description: '',
      blocks: [{ type: 'heading', text: 'Hello' }],
    });
    expect(bodyOf(draft)).toStrictEqual({
      title: 'Ada',
      alias: 'ada',
      description: '',
      status: 'private',
      blocks: [{ type: 'heading', text: 'Hello' }],
    });
  });
});
