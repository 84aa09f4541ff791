import { z } from 'zod';
import { integer } from './link-fields.js';

const mostValues = 50;
const tooMany = { message: `can be given at most ${mostValues} times` };

/** A filter that may be given several times: what fulfils one of its values is counted. */
const repeated = <T extends z.ZodType>(value: T) =>
  z.preprocess(
    (given) => (given === undefined ? undefined : [given].flat().filter((one) => one !== '')),
    z.array(value).max(mostValues, tooMany).optional(),
  );

const name = z
  .string()
  .max(255)
  .refine((value) => !value.includes('\0'), { message: 'must not hold control characters' });
const names = (what: string) => repeated(name).describe(`only visits ${what}, as \`top*\` names it; repeatable`);
const ids = (what: string) => repeated(integer()).describe(`only links ${what}; repeatable`);

/** What a single visit is filtered by. Roll-ups do not know which country came by which browser. */
export const visitFilters = {
  country: names('from a country (or its ISO code)'),
  referrer: names('by a referrer'),
  browser: names('by a browser'),
  os: names('by an operating system'),
  device: names('by a kind of device'),
  language: names('in a language'),
  via: names('by way of something else'),
};
export const visitFilterNames = Object.keys(visitFilters) as (keyof typeof visitFilters)[];
export type VisitFilters = { [K in keyof typeof visitFilters]?: string[] | undefined };

/** Which links of the account are counted. */
export const linkFilters = {
  link: ids('with an id'),
  campaign: ids('in a campaign'),
  channel: ids('in a channel'),
  domain: ids('on a branded domain'),
  tag: repeated(name).describe('only links with a tag; repeatable'),
};
export const linkFilterNames = Object.keys(linkFilters) as (keyof typeof linkFilters)[];
export type LinkFilters = Partial<Record<Exclude<keyof typeof linkFilters, 'tag'>, number[] | undefined>> & {
  tag?: string[] | undefined;
};
