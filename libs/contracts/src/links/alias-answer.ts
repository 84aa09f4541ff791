import { z } from 'zod';
import { noError } from './envelope.js';

/** GET /api/alias/{alias}. */
export const aliasQuery = z.object({
  domain: z.string().max(300).optional().describe('a branded domain of yours; the own host of links without it'),
});
export type AliasQuery = z.infer<typeof aliasQuery>;

export const aliasStates = ['free', 'yours', 'taken', 'reserved', 'not_allowed'] as const;

export const aliasAnswer = z.object({
  error: noError,
  data: z.object({
    alias: z.string(),
    state: z.enum(aliasStates).describe('yours: a link of yours has it; reserved: a path of links itself'),
    message: z.string(),
    shorturl: z.url().nullable().describe('where the link would be found; null for what cannot be an alias'),
  }),
});
