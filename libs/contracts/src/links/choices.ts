import { z } from 'zod';
import { noError } from './envelope.js';
import { pixelTypes } from './pixel.js';

const named = { id: z.int(), name: z.string() };

/** GET /api/v1/links/choices: what the fields of a link offer, and what a list of links is narrowed by. */
export const linkChoices = z.object({
  error: noError,
  data: z.object({
    platform_domain: z.url().describe('the host of links that are on no branded domain, with its scheme'),
    domains: z.array(z.object({ id: z.int(), domain: z.url() })),
    campaigns: z.array(z.object(named)),
    channels: z.array(z.object(named)).describe('the starred ones first'),
    overlays: z.array(z.object(named)),
    splash_pages: z.array(z.object(named)),
    utm_templates: z.array(z.object(named)).describe('by their names'),
    pixels: z.array(z.object({ ...named, type: z.enum(pixelTypes) })),
  }),
});
export type LinkChoices = z.infer<typeof linkChoices>['data'];
