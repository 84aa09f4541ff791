import { z } from 'zod';
import { cursorOf, instantKey } from '../cursor.js';

/** A moment, and the uuid of the row. */
export type InstantKeys = readonly [instant: string, uuid: string];

/** Of a list in the order of a moment and, within one, of the uuid. */
export const instantCursor = cursorOf<InstantKeys>(z.tuple([instantKey, z.uuid()]));

/** A text in lower case, no longer than a cursor can hold, and the uuid of the row. */
export type TextKeys = readonly [order: 'text', text: string, uuid: string];

const isStorable = (text: string) => !text.includes('\0');

/** Of a list in the order of a moment or of a text, as its `sort` says. */
export const instantOrTextCursor = cursorOf<InstantKeys | TextKeys>(
  z.union([z.tuple([instantKey, z.uuid()]), z.tuple([z.literal('text'), z.string().refine(isStorable), z.uuid()])]),
);

interface Sorted {
  sort: string;
  cursor?: { after: InstantKeys | TextKeys } | undefined;
}

/** Whether a cursor, if there is one, is of a list in the order that is asked for. */
export function isOfOrder(texts: readonly string[]) {
  return ({ sort, cursor }: Sorted) =>
    cursor === undefined || texts.includes(sort.replace(/^-/, '')) === (cursor.after.length === 3);
}

export const ofAnotherOrder = { path: ['cursor'], message: 'is a cursor of another order' };
