import type { BioBlock } from '@platform/contracts';
import { withScheme } from '../links/typed-address.js';
import type { BioBody, BioPageDetails } from '../../api/bio-api.js';

export type BlockType = BioBlock['type'];

/** All that a block of any type holds; each type shows and sends its own part. */
export interface EditedBlock {
  /** Stays the same while it is moved and changed. */
  key: number;
  type: BlockType;
  text: string;
  url: string;
  alt: string;
}

export interface BioDraft {
  title: string;
  alias: string;
  description: string;
  isPublic: boolean;
  blocks: EditedBlock[];
}

export const emptyDraft: BioDraft = { title: '', alias: '', description: '', isPublic: true, blocks: [] };

export function draftOf({ title, alias, description, status, blocks }: BioPageDetails): BioDraft {
  return {
    title,
    alias,
    description,
    isPublic: status !== 'private',
    blocks: blocks.map((block, key) => ({ text: '', url: '', alt: '', ...block, key })),
  };
}

/** A block to be filled in, with a key that none of the others has. */
export function newBlock(type: BlockType, others: readonly EditedBlock[]): EditedBlock {
  return { key: Math.max(-1, ...others.map(({ key }) => key)) + 1, type, text: '', url: '', alt: '' };
}

/** The list with one block at another place; the same list where there is no such place. */
export function moved(blocks: EditedBlock[], key: number, to: number): EditedBlock[] {
  const from = blocks.findIndex((block) => block.key === key);
  if (from === -1 || to < 0 || to >= blocks.length || from === to) return blocks;
  const others = blocks.filter((block) => block.key !== key);
  return [...others.slice(0, to), blocks[from]!, ...others.slice(to)];
}

/** As the API takes it. An empty alias lets the platform choose. */
export function bodyOf({ title, alias, description, isPublic, blocks }: BioDraft): BioBody {
  return {
    title: title.trim(),
    ...(alias.trim() && { alias: alias.trim() }),
    description: description.trim(),
    status: isPublic ? 'public' : 'private',
    blocks: blocks.map(blockOf),
  };
}

/** What of the draft can be shown already: blocks that are not filled in yet are left out. */
export function shownOf(draft: BioDraft, untitled: string): BioBody {
  const { title, description, blocks = [] } = bodyOf(draft);
  return { title: title || untitled, description: description ?? '', blocks: blocks.filter(isComplete) };
}

function blockOf({ type, text, url, alt }: EditedBlock): BioBlock {
  switch (type) {
    case 'heading':
    case 'text':
      return { type, text };
    case 'link':
      return { type, text, url: withScheme(url.trim()) };
    case 'image':
      return { type, url: withScheme(url.trim()), alt };
    case 'divider':
      return { type };
  }
}

function isComplete(block: BioBlock): boolean {
  if ('text' in block && block.text.trim() === '') return false;
  return !('url' in block) || URL.canParse(block.url);
}
