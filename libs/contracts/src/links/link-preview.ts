import { z } from 'zod';
import { noError } from './envelope.js';
import { linkUrl } from './link-fields.js';

/** GET /api/preview and GET /api/preview/picture. */
export const linkPreviewQuery = z.object({ url: linkUrl });
export type LinkPreviewQuery = z.infer<typeof linkPreviewQuery>;

/** What a page says of itself. */
export const linkPreviewAnswer = z.object({
  error: noError,
  data: z.object({
    url: z.string().describe('the address in its canonical form'),
    title: z.string().describe('empty where it has none'),
    description: z.string(),
    picture: z.boolean().describe('whether the page names one: GET /api/preview/picture'),
    fault: z.string().nullable().describe('why the page could not be read'),
  }),
});
