import { z } from 'zod';
import { cursorOf } from '../cursor.js';
import { listWords, optionalPageQuery } from '../pagination.js';
import { timestampSchema } from '../timestamp.js';
import { nameText } from './text.js';

const maxMembers = 1_000;

/** `id` is the `organization_team_id` of notification rules. */
export const teamSchema = z.object({
  id: z.int(),
  name: z.string(),
  slug: z.string(),
  member_uuids: z.array(z.uuid()),
  created_at: timestampSchema,
});
export type Team = z.infer<typeof teamSchema>;

const rowId = z.int().min(1).max(2_147_483_647);

export const teamQuery = optionalPageQuery.extend({
  q: listWords.describe('Part of the name, in any letter case'),
  cursor: cursorOf<readonly [id: number]>(z.tuple([rowId])),
});
export type TeamQuery = z.infer<typeof teamQuery>;

const memberUuids = z
  .array(z.uuid())
  .max(maxMembers)
  .transform((given) => [...new Set(given.map((uuid) => uuid.toLowerCase()))]);

export const createTeam = z.object({
  name: nameText,
  member_uuids: memberUuids.default([]).describe('Members of the organization'),
});
export type CreateTeam = z.infer<typeof createTeam>;

/** What is not given stays as it is; `member_uuids` replaces them all. The slug never changes. */
export const updateTeam = z.object({ name: nameText.optional(), member_uuids: memberUuids.optional() });
export type UpdateTeam = z.infer<typeof updateTeam>;
