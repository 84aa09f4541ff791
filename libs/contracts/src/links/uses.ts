import { z } from 'zod';

/** A number of rows of which no more than these are counted. */
export const mostUses = 10_001;
export const boundedNumber = z.int().max(mostUses);

/** How many links have an overlay, a splash page or a pixel. */
export const usingLinks = boundedNumber.describe('links that use it; 10001 stands for more than 10000');
