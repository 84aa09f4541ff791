import { z } from 'zod';
import { linkDateTimeSchema } from './date-time.js';
import { noError } from './envelope.js';

/** POST /api/{overlay,splash,bio}/preview: where the console shows the draft in a frame. */
export const draftAnswer = z.object({
  error: noError,
  url: z.url(),
  expires: linkDateTimeSchema,
});
