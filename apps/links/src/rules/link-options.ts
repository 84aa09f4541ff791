import { z } from 'zod';

/** A destination in its canonical form: safe in a `Location` header. */
const href = z.string();

const deepLink = z.object({
  /** The app's own address, tried first where `auto` says so: `myapp://item/1`. */
  app: z.string().optional(),
  /** Stores or app links for the two systems. */
  ios: href.optional(),
  android: href.optional(),
  auto: z.boolean(),
});

/** The column `link.options`: what a redirect evaluates besides the columns. A missing key is a feature not in use. */
export const linkOptions = z.object({
  /** ISO 3166-1 alpha-2 to destination. */
  countries: z.record(z.string(), href).optional(),
  /** A `Device` to destination. */
  devices: z.record(z.string(), href).optional(),
  /** BCP 47, lower case (`fr`, `pt-br`), to destination. */
  languages: z.record(z.string(), href).optional(),
  /** Appended to every destination; what it already names stays as it is. */
  parameters: z.array(z.tuple([z.string(), z.string()])).optional(),
  /** Other destinations with their share; the main link has what is left of 100. `until`: milliseconds since 1970. */
  rotate: z.array(z.object({ link: href, percent: z.number().nullable(), until: z.int().optional() })).optional(),
  deeplink: deepLink.optional(),
  meta: z.object({ title: z.string(), description: z.string(), image: z.string() }).partial().optional(),
  pixel_consent: z.enum(['always', 'ask', 'never']).optional(),
  /** 301 instead of 302, by the owner's wish. */
  permanent: z.boolean().optional(),
  /** The query of the visit is passed on to the destination. */
  pass_query: z.boolean().optional(),
});
export type LinkOptions = z.infer<typeof linkOptions>;
