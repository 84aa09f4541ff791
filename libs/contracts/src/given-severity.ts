import { z } from 'zod';
import { severities } from './severities.js';

/**
 * A severity as people and loggers write it: `ERROR` is `error`. Generated clients know the five as they are
 * answered.
 */
export const givenSeverity = z
  .string()
  .toLowerCase()
  .pipe(z.enum(severities))
  .meta({ enum: severities, description: 'Taken in any letter case' });
