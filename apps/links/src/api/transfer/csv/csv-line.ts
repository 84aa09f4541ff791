import { addLink, type AddLink } from '@platform/contracts';
import { fieldErrors, Problem } from '@platform/service-kit';
import type { LinkStart } from '../../links/index.js';
import type { CsvLine } from './csv-file.js';
import { tagsIn } from './csv-tags.js';

/** Where the links of a file go. */
export interface ImportPlace {
  /** Hosts that the account has: short URLs on them stay where they are. */
  hosts: ReadonlySet<string>;
  /** The platform's. */
  ownHost: string;
  /** For all other lines; undefined: the platform's own. */
  domain: string | undefined;
}

/**
 * The request that a line stands for.
 *
 * @throws Problem what the same request to the API would; and for a link that the file cannot restore, as no link that
 * was closed is opened by its way through a file
 */
export function requestOf({ cells }: CsvLine, { hosts, domain: chosen }: ImportPlace): AddLink {
  const {
    tags,
    domain,
    custom,
    shorturl,
    status,
    state,
    protected: isProtected,
    clicks: _,
    created: __,
    ...rest
  } = cells;
  if (/^blocked$/i.test(state ?? '')) throw Problem.field('state', 'is blocked: the operator has closed this link');
  if (/^(yes|true|1)$/i.test(isProtected ?? '') && !rest.password)
    throw Problem.field(
      'protected',
      'is set: passwords are not exported, give one in a column "password" or empty this cell',
    );
  const host = hostOf(cells);
  const own = host !== null && hosts.has(host) ? `https://${host}` : chosen;
  const alias = custom ?? shorturl;
  const parsed = addLink.safeParse({
    ...rest,
    ...(alias && { custom: aliasIn(alias) }),
    ...(own && { domain: own }),
    ...(status && /^(public|private)$/i.test(status) && { status: status.toLowerCase() }),
    ...(/^disabled$/i.test(state ?? '') && { disabled: true }),
    ...(tags && { tags: tagsIn(tags) }),
  });
  if (!parsed.success) throw new Problem('validation_failed', { errors: fieldErrors(parsed.error.issues) });
  return parsed.data;
}

/**
 * What a link has behind it: clicks that were counted elsewhere, and when it was made there. What is no number or
 * date says nothing.
 */
export function startOf({ cells: { clicks = '', created = '' } }: CsvLine): LinkStart {
  const digits = clicks.replace(/[\s.,'’]/g, '');
  const counted = /^\d{1,9}$/.test(digits) ? Number(digits) : 0;
  const seconds = /^\d{10}$/.test(created) ? `${created}000` : created;
  // A date and time without a zone is in UTC, as everywhere in this API.
  const text = /^\d{4}-\d\d-\d\d[ T]\d\d:\d\d(:\d\d(\.\d+)?)?$/.test(created)
    ? `${created.replace(' ', 'T')}Z`
    : created;
  const at = /^\d{13}$/.test(seconds) ? Number(seconds) : /^\d{4}-\d\d-\d\d/.test(text) ? Date.parse(text) : NaN;
  const isPast = at > 0 && at <= Date.now();
  return { ...(counted > 0 && { clicks: counted }), ...(isPast && { createdAt: new Date(at) }) };
}

/** What is wrong with a line, in one sentence. */
export function complaintOf({ message, details }: Problem): string {
  const [field, messages] = Object.entries(details.errors ?? {})[0] ?? [];
  return field ? `${field} ${messages![0]}` : message;
}

/** The host of the short URL of a line, when it is another service's. */
export function foreignHost({ cells }: CsvLine, { hosts, ownHost }: ImportPlace): string | null {
  const host = hostOf(cells);
  return host === null || host === ownHost || hosts.has(host) ? null : host;
}

function hostOf({ domain, shorturl, custom }: CsvLine['cells']): string | null {
  // An alias may look like a host (`v2.start`): only with a path behind it, it is one.
  const address = custom && isAddress(custom) ? custom : undefined;
  return [domain, shorturl, address].flatMap((text) => hostIn(text) ?? [])[0] ?? null;
}

function hostIn(text: string | undefined): string | null {
  if (!text || !/^(https?:\/\/)?[\w-]+(\.[\w-]+)*\.[a-z]{2,}(:\d+)?(\/|$)/i.test(text)) return null;
  return URL.parse(withScheme(text))?.hostname ?? null;
}

function isAddress(text: string): boolean {
  return /^https?:\/\//i.test(text) || /^[\w-]+(\.[\w-]+)*\.[a-z]{2,}\/./i.test(text);
}

function withScheme(text: string): string {
  return /^https?:\/\//i.test(text) ? text : `https://${text}`;
}

/** The alias of a short URL of any service, or the alias itself: `v2.0` is one. */
function aliasIn(text: string): string {
  const url = isAddress(text) ? URL.parse(withScheme(text)) : null;
  const alias = (url?.pathname ?? text).replace(/^\/+|\/+$/g, '');
  if (!url) return alias;
  try {
    return decodeURIComponent(alias);
  } catch {
    return alias;
  }
}
