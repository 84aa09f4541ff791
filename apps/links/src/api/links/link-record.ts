import type { linkStates } from '@platform/contracts';
import { part } from '@platform/service-kit';
import { countryName } from './rules/countries.js';
import type { Link } from '../../records/index.js';
import type { LinkOptions } from '../../rules/index.js';
import { shortUrl } from '../../addresses/index.js';

/** A link with what other tables know of it. */
export interface LinkRow extends Link {
  /** Scheme and host; null for the platform's own. */
  origin: string | null;
  clicks: number;
  /** Visits that count against the limit. */
  used: number | null;
  tags: string[];
  channels: number[];
  pixels: number[];
}

/** Columns of a `LinkRow` from `link`, whatever that is a selection of. */
export const linkRow = part`
  link.*, domain.scheme || '://' || domain.host AS origin,
  (coalesce(counter.clicks, 0) + link.clicks_before)::float8 AS clicks, used,
  ARRAY(SELECT tag FROM link_tag WHERE link_id = link.id ORDER BY tag) AS tags,
  ARRAY(SELECT channel_id FROM channel_item WHERE type = 'links' AND item_id = link.id ORDER BY channel_id) AS channels,
  ARRAY(SELECT pixel_id FROM link_pixel WHERE link_id = link.id ORDER BY pixel_id) AS pixels`;
export const linkRowJoins = part`
  LEFT JOIN domain ON domain.id = link.domain_id
  LEFT JOIN item_counter AS counter ON counter.kind = 'link' AND counter.item_id = link.id
  LEFT JOIN link_use ON link_use.link_id = link.id`;

/** A record of the list. */
export function linkRecord(row: LinkRow, baseUrl: string) {
  return { ...facts(row, baseUrl), clicks: row.clicks };
}

/** `details` of the single read. */
export function linkDetailsOf(row: LinkRow, baseUrl: string) {
  return { ...facts(row, baseUrl), ...targeting(row.options), ...presentation(row), ...limits(row) };
}

function facts(row: LinkRow, baseUrl: string) {
  const origin = row.origin ?? baseUrl;
  const {
    id,
    alias,
    url,
    title,
    description,
    created_at,
    expires_at,
    campaign_id,
    channels,
    tags,
    visibility,
    archived_at,
  } = row;
  return {
    id,
    alias,
    shorturl: shortUrl(origin, alias),
    longurl: url,
    title,
    description,
    date: created_at,
    status: visibility,
    state: stateOf(row),
    domain: origin,
    expiry: expires_at,
    campaign: campaign_id,
    channels,
    tags,
    archived: archived_at !== null,
  };
}

function stateOf({ state, starts_at, expires_at, click_limit, used }: LinkRow): (typeof linkStates)[number] {
  const now = Date.now();
  if (state === 'blocked' || state === 'disabled') return state;
  if (expires_at && expires_at.getTime() <= now) return 'expired';
  if (click_limit !== null && (used ?? 0) >= click_limit) return 'expired';
  return starts_at && starts_at.getTime() > now ? 'scheduled' : 'active';
}

function targeting(options: LinkOptions) {
  const { countries = {}, devices = {}, languages = {}, parameters = [], rotate = [], deeplink } = options;
  return {
    location: Object.fromEntries(Object.entries(countries).map(([code, link]) => [countryName(code), link])),
    device: devices,
    language: languages,
    parameters: parameters.map(([name, value]) => ({ name, value })),
    rotate: rotate.map(({ link, percent, until }) => ({
      link,
      percent,
      expiry: until === undefined ? null : new Date(until),
    })),
    deeplink: deeplink
      ? { app: deeplink.app ?? null, ios: deeplink.ios ?? null, android: deeplink.android ?? null, auto: deeplink.auto }
      : null,
  };
}

function presentation(row: LinkRow) {
  const { meta = {}, pixel_consent = 'always', permanent = false, pass_query = false } = row.options;
  return {
    type: typeOf(row),
    metatitle: meta.title ?? '',
    metadescription: meta.description ?? '',
    metaimage: meta.image ?? '',
    pixels: row.pixels,
    pixel_consent,
    permanent,
    pass_query,
  };
}

/** As it is written in a request; a custom page that has been deleted leaves the link direct. */
function typeOf({ type, splash_id, overlay_id }: LinkRow): string {
  if (type === 'custom_splash') return splash_id === null ? 'direct' : String(splash_id);
  if (type === 'overlay') return overlay_id === null ? 'direct' : `overlay-${overlay_id}`;
  return type;
}

function limits({ note, password_hash, starts_at, click_limit, expirylink }: LinkRow) {
  return { note, password: password_hash !== null, startdate: starts_at, clicklimit: click_limit, expirylink };
}
