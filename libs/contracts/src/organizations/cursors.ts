import { z } from 'zod';
import { cursorOf, instantKey } from '../cursor.js';

/** A moment, and the uuid of the row. */
export type InstantKeys = readonly [instant: string, uuid: string];

/** Of a list in the order of a moment and, within one, of the uuid. */
export const instantCursor = cursorOf<InstantKeys>(z.tuple([instantKey, z.uuid()]));
