import { z } from 'zod';
import { linkDateTimeSchema } from './date-time.js';
import { linkPage, noError } from './envelope.js';
import { usingLinks } from './uses.js';
import { clearableAddress, clearableText, requiredText } from './input.js';

/** What a splash page shows. All of it is text: no markup of users reaches a page. */
const content = {
  title: clearableText(100),
  message: clearableText(1000),
  banner: clearableAddress.describe('address of a wide picture'),
  logo: clearableAddress.describe('address of a small picture'),
  product: clearableAddress.describe('where the banner leads'),
  button: clearableText(40).describe('text of the button that goes on'),
  counter: z.coerce
    .number({ error: 'must be a number' })
    .int({ message: 'must be whole seconds' })
    .min(0, { message: 'must be 0 to 60' })
    .max(60, { message: 'must be 0 to 60' })
    .optional()
    .describe('seconds until the page goes on; 0 waits for the button'),
};

/** POST /api/splash/add. */
export const addSplash = z.object({ name: requiredText(100), ...content });
export type AddSplash = z.infer<typeof addSplash>;

/** A missing key leaves the value, null and "" clear it. */
export const updateSplash = z.object({ name: requiredText(100).optional(), ...content });
export type UpdateSplash = z.infer<typeof updateSplash>;

/** As a row holds it: every key, "" for what is not set. */
export interface SplashContent {
  title: string;
  message: string;
  banner: string;
  logo: string;
  product: string;
  button: string;
  counter: number;
}

const splashRecord = z.object({ id: z.int(), name: z.string(), date: linkDateTimeSchema, links: usingLinks });

export const splashPage = linkPage('splash', splashRecord);

/** GET /api/splash/{id}. */
export const splashDetails = z.object({
  error: noError,
  details: splashRecord.extend({
    title: z.string(),
    message: z.string(),
    banner: z.string(),
    logo: z.string(),
    product: z.string(),
    button: z.string(),
    counter: z.int(),
  }),
});
