import { z } from 'zod';
import { linkDateTimeSchema } from './date-time.js';
import { linkPage } from './envelope.js';

/** GET /api/overlay/{id}/answers: what visitors have written into the box, newest first. */
export const overlayAnswers = linkPage(
  'answers',
  z.object({
    id: z.int(),
    link: z.int().describe('id of the link at which it was'),
    email: z.string().nullable(),
    message: z.string().nullable(),
    option: z.string().nullable().describe('the chosen answer of a poll'),
    date: linkDateTimeSchema,
  }),
);

/** GET /api/overlay/{id}/answers/export. */
export const answersExportQuery = z.object({
  format: z.enum(['csv', 'ndjson'], { error: 'must be csv or ndjson' }).default('csv'),
});
export type AnswersExportQuery = z.infer<typeof answersExportQuery>;

/** What a form of each type of box sends. Those that are not here have no form. */
export const overlayForms = {
  contact: z.object({
    email: z.email({ error: 'Please give an e-mail address.' }).max(254),
    message: z.string().trim().min(1, { error: 'Please write something.' }).max(2000, { error: 'That is too long.' }),
  }),
  newsletter: z.object({ email: z.email({ error: 'Please give an e-mail address.' }).max(254) }),
  poll: z.object({ option: z.coerce.number().int().min(0) }),
} as const;
