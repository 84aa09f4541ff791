import type { UpdateLink } from '@platform/contracts';
import { Problem } from '@platform/service-kit';
import { deepLinkOf } from './rules/deep-link.js';
import { destination, webDestination } from '../../destinations/index.js';
import type { Link } from '../../records/index.js';
import { checkShares, type LinkOptions } from '../../rules/index.js';
import { countryRules, deviceRules, languageRules } from './rules/targeting.js';

type Columns = Pick<
  Link,
  | 'url'
  | 'href'
  | 'title'
  | 'description'
  | 'note'
  | 'visibility'
  | 'state'
  | 'starts_at'
  | 'expires_at'
  | 'click_limit'
  | 'expirylink'
  | 'type'
  | 'splash_id'
  | 'overlay_id'
>;

/** A request, read and checked as far as that needs no database. A missing key leaves the value as it is. */
export interface LinkInput {
  columns: Partial<Columns>;
  /** undefined as a value takes the option away. */
  options: { [K in keyof LinkOptions]?: LinkOptions[K] | undefined };
  /** The alias that is asked for: what it may be depends on the domain that it is on (`aliasAt`). */
  custom: string | null;
  /** Every address that a visitor may be led to, for the checks that need the database. */
  destinations: { field: string; href: string }[];
}

/** 400 for every rule that is broken without asking anybody. `ownOrigins`: where links of ours live. */
export function readInput(body: UpdateLink, ownOrigins: readonly string[]): LinkInput {
  const destinations: LinkInput['destinations'] = [];
  const lead =
    (field: string, read = destination) =>
    (text: string) => {
      const found = read(text, ownOrigins, field);
      destinations.push({ field, href: found.href });
      return found;
    };
  const columns = { ...texts(body), ...times(body), ...typeColumns(body.type) } satisfies Partial<Columns>;
  return {
    columns: defined({
      ...columns,
      ...(body.url !== undefined && lead('url')(body.url)),
      expirylink: body.expirylink && lead('expirylink')(body.expirylink).href,
      state: body.disabled === undefined ? undefined : body.disabled ? ('disabled' as const) : ('active' as const),
    }),
    options: { ...targets(body, lead), ...presentation(body) },
    custom: body.custom?.trim() || null,
    destinations,
  };
}

function texts({ title, description, note, status }: UpdateLink) {
  const text = (value: string | null | undefined) => (value === null ? '' : value);
  return {
    title: text(title),
    description: text(description),
    note: text(note),
    visibility: status === null ? ('public' as const) : status,
  };
}

function times({ startdate, expiry, clicklimit }: UpdateLink) {
  if (expiry && expiry.getTime() <= Date.now()) throw Problem.field('expiry', 'must be later than now');
  return { starts_at: startdate, expires_at: expiry, click_limit: clicklimit };
}

/** `direct`, `frame`, `splash`, the id of a custom splash page, or `overlay-ID`. */
function typeColumns(type: string | null | undefined): Partial<Columns> {
  if (type === undefined) return {};
  const none = { splash_id: null, overlay_id: null };
  const name = type?.trim().toLowerCase() ?? 'direct';
  if (name === 'direct' || name === 'frame' || name === 'splash') return { ...none, type: name };
  const [, overlay, id] = /^(overlay-)?([1-9]\d{0,8})$/.exec(name) ?? [];
  if (!id) throw Problem.field('type', 'must be direct, frame, splash, the id of a splash page, or overlay-ID');
  return overlay
    ? { ...none, type: 'overlay', overlay_id: Number(id) }
    : { ...none, type: 'custom_splash', splash_id: Number(id) };
}

type Lead = (field: string, read?: typeof destination) => (text: string) => { href: string };

function targets(body: UpdateLink, lead: Lead): LinkInput['options'] {
  const href = (field: string) => (text: string) => lead(field)(text).href;
  const web = (field: string) => (text: string) => lead(field, webDestination)(text).href;
  const { geotarget, devicetarget, languagetarget, parameters, rotate, deeplink } = body;
  const options: LinkInput['options'] = {};
  if (geotarget !== undefined) options.countries = countryRules(geotarget, href('geotarget'));
  if (devicetarget !== undefined) options.devices = deviceRules(devicetarget, href('devicetarget'));
  if (languagetarget !== undefined) options.languages = languageRules(languagetarget, href('languagetarget'));
  if (parameters !== undefined)
    options.parameters = parameters?.length ? parameters.map(({ name, value }) => [name, value]) : undefined;
  if (rotate !== undefined) options.rotate = rotate?.length ? variants(rotate, href('rotate')) : undefined;
  if (deeplink !== undefined) options.deeplink = deeplink ? deepLinkOf(deeplink, web('deeplink')) : undefined;
  return options;
}

function variants(rotate: NonNullable<UpdateLink['rotate']>, href: (text: string) => string) {
  const list = rotate.map(({ link, percent, expiry }) => ({
    link: href(link),
    percent: percent ?? null,
    ...(expiry && { until: expiry.getTime() }),
  }));
  checkShares(list);
  return list;
}

function presentation(body: UpdateLink) {
  const { metatitle, metadescription, metaimage, pixel_consent, permanent, pass_query } = body;
  const options: LinkInput['options'] & { meta?: LinkOptions['meta'] } = {};
  const meta = defined({
    title: metatitle === null ? '' : metatitle,
    description: metadescription === null ? '' : metadescription,
    image: metaimage ? webDestination(metaimage, [], 'metaimage').href : metaimage === null ? '' : undefined,
  });
  if (Object.keys(meta).length > 0) options.meta = meta;
  if (pixel_consent !== undefined) options.pixel_consent = pixel_consent ?? undefined;
  if (permanent !== undefined) options.permanent = permanent ?? undefined;
  if (pass_query !== undefined) options.pass_query = pass_query ?? undefined;
  return options;
}

/** What the link has afterwards: each part of `meta` for itself, and no empty ones. */
export function mergeOptions(before: LinkOptions, input: LinkInput['options']): LinkOptions {
  const meta = { ...before.meta, ...input.meta };
  const filled = Object.fromEntries(Object.entries(meta).filter(([, text]) => text));
  return defined({ ...before, ...input, meta: Object.keys(filled).length > 0 ? filled : undefined });
}

type Defined<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

function defined<T extends object>(values: T): Defined<T> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Defined<T>;
}
