import { rowsOf, sql } from '@platform/service-kit';
import type { DataSource } from 'typeorm';
import { z } from 'zod';
import { linkOptions, type LinkOptions, sharesOf } from '../rules/index.js';
import { lookalikeHost, withParameters } from '../destinations/index.js';
import { parsedKey } from '../addresses/index.js';

/** Raise it with every change of what `compile` makes of a link, such as a new rule (`Source.shape`). */
export const targetShape = 2;

const href = z.string();
const hrefs = z.record(z.string(), href);

/**
 * What there is to decide before a visitor is sent on (docs/contracts/links.md#order-of-a-visit). A missing key is
 * nothing to decide.
 */
const rules = z.object({
  version: z.int(),
  isBlocked: z.literal(true).optional(),
  /** Milliseconds since 1970. */
  startsAt: z.int().optional(),
  expiresAt: z.int().optional(),
  expiryHref: href.optional(),
  hasPassword: z.literal(true).optional(),
  hasLimit: z.literal(true).optional(),
  devices: hrefs.optional(),
  countries: hrefs.optional(),
  languages: hrefs.optional(),
  shares: z.array(z.object({ href, weight: z.number(), until: z.int().optional() })).optional(),
  deeplink: linkOptions.shape.deeplink,
  meta: linkOptions.shape.meta,
  page: z
    .discriminatedUnion('kind', [
      z.object({ kind: z.literal('frame') }),
      z.object({ kind: z.literal('splash') }),
      z.object({ kind: z.literal('custom_splash'), id: z.int() }),
      z.object({ kind: z.literal('overlay'), id: z.int() }),
    ])
    .optional(),
  consent: z.enum(['always', 'ask']).optional(),
  isPermanent: z.literal(true).optional(),
  passesQuery: z.literal(true).optional(),
  /** A destination has a host that reads like another one. */
  isMisleading: z.literal(true).optional(),
});
export type Rules = z.infer<typeof rules>;

/** As Redis holds it. `link` is null when there is none; then `version` is that of its deletion, or 0. */
export const targetSchema = z.object({
  version: z.int(),
  /** Without `rules` the link is plain: every visitor goes to `href`. */
  link: z.object({ id: z.int(), accountId: z.int(), href, rules: rules.optional() }).nullable(),
});

/** What a redirect needs to know of an address, compiled once. */
export type Target = z.infer<typeof targetSchema>;
export type LinkTarget = NonNullable<Target['link']>;

interface Row {
  id: number;
  account_id: number;
  url: string;
  version: string;
  state: string;
  type: string;
  splash_id: number | null;
  overlay_id: number | null;
  options: LinkOptions;
  has_password: boolean;
  starts_at: Date | null;
  expires_at: Date | null;
  click_limit: number | null;
  expirylink: string | null;
  has_pixels: boolean;
}

/** Rows of addresses by their places in what is asked for. */
const readRows = (aliasKeys: string[], domainIds: (number | null)[]) =>
  sql<Row & { place: number }>`
    SELECT wanted.place::int, id, account_id, url, version, state, type, splash_id, overlay_id, options,
      password_hash IS NOT NULL AS has_password, starts_at, expires_at, click_limit, expirylink,
      EXISTS (SELECT FROM link_pixel WHERE link_id = link.id) AS has_pixels
    FROM unnest(${aliasKeys}::text[], ${domainIds}::int[]) WITH ORDINALITY AS wanted (alias_key, domain_id, place)
    JOIN link ON link.alias_key = wanted.alias_key AND link.domain_id IS NOT DISTINCT FROM wanted.domain_id
  `.prepared('read-targets');

/** Reads targets from Postgres, by `addressKey`. One that fails leaves the others alone. */
export async function readTargets(dataSource: DataSource, keys: string[]): Promise<PromiseSettledResult<Target>[]> {
  const asked = keys.map(parsedKey);
  const [aliasKeys, domainIds] = [asked.map(({ aliasKey }) => aliasKey), asked.map(({ domainId }) => domainId)];
  const rows = await rowsOf(dataSource, readRows(aliasKeys, domainIds));
  const found = new Map(rows.map((row) => [row.place, row]));
  return keys.map((_, index) => settled(() => targetOf(found.get(index + 1))));
}

function settled<T>(make: () => T): PromiseSettledResult<T> {
  try {
    return { status: 'fulfilled', value: make() };
  } catch (reason) {
    return { status: 'rejected', reason };
  }
}

function targetOf(row: Row | undefined): Target {
  if (!row) return { version: 0, link: null };
  const isThere = row.state === 'active' || row.state === 'blocked';
  return { version: Number(row.version), link: isThere ? compile(row) : null };
}

/** Parameters are part of every destination from here on, so that a link that only has those stays plain. */
function compile(row: Row): LinkTarget {
  const { parameters = [] } = row.options;
  const full = (url: string) => (parameters.length > 0 ? withParameters(url, parameters) : url);
  const main = full(new URL(row.url).href);
  const chosen = choices(row.options, main, full);
  const found = { ...standing(row), ...chosen, ...presentation(row), isMisleading: misleads(main, chosen) };
  const known = Object.entries(found).filter(([, value]) => value !== undefined && value !== null && value !== false);
  const plain = { id: row.id, accountId: row.account_id, href: main };
  if (known.length === 0) return plain;
  return {
    ...plain,
    rules: { ...(Object.fromEntries(known) as Omit<Rules, 'version'>), version: Number(row.version) },
  };
}

function standing(row: Row) {
  return {
    isBlocked: row.state === 'blocked',
    startsAt: row.starts_at?.getTime(),
    expiresAt: row.expires_at?.getTime(),
    expiryHref: row.expirylink,
    hasPassword: row.has_password,
    hasLimit: row.click_limit !== null,
  };
}

function choices(options: LinkOptions, main: string, full: (url: string) => string) {
  const all = (map: Record<string, string> | undefined) =>
    map && Object.fromEntries(Object.entries(map).map(([name, url]) => [name, full(url)]));
  const variants = options.rotate?.map((variant) => ({ ...variant, link: full(variant.link) }));
  return {
    devices: all(options.devices),
    countries: all(options.countries),
    languages: all(options.languages),
    shares: variants && sharesOf(main, variants),
    deeplink: options.deeplink,
  };
}

function misleads(main: string, { devices, countries, languages, shares }: ReturnType<typeof choices>): boolean {
  const others = [devices, countries, languages].flatMap((map) => Object.values(map ?? {}));
  const all = [main, ...others, ...(shares ?? []).map(({ href }) => href)];
  return all.some((url) => lookalikeHost(new URL(url).hostname) !== null);
}

function presentation({ type, splash_id, overlay_id, options, has_pixels }: Row) {
  const { pixel_consent = 'always' } = options;
  return {
    meta: options.meta,
    page: pageOf(type, splash_id, overlay_id),
    consent: has_pixels && pixel_consent !== 'never' && pixel_consent,
    isPermanent: options.permanent,
    passesQuery: options.pass_query,
  };
}

/** A custom page that has been deleted leaves the link direct. */
function pageOf(type: string, splashId: number | null, overlayId: number | null): Rules['page'] {
  if (type === 'frame' || type === 'splash') return { kind: type };
  if (type === 'custom_splash' && splashId !== null) return { kind: type, id: splashId };
  if (type === 'overlay' && overlayId !== null) return { kind: type, id: overlayId };
  return undefined;
}
