import { addLink, type AddLink } from '@platform/contracts';
import { fieldErrors, Problem } from '@platform/service-kit';
import type { CsvLine } from './csv-file.js';
import { tagsIn } from './csv-tags.js';

/**
 * The request that a line stands for. Throws what the same request to the API would, and for a link that the file cannot make what it was:
 * none that was closed is opened by its way through a file. `hosts`: those whose short URLs may be in it.
 */
export function requestOf({ cells }: CsvLine, hosts: ReadonlySet<string>): AddLink {
  const { tags, domain, custom, status, state, protected: isProtected, ...rest } = cells;
  if (/^blocked$/i.test(state ?? '')) throw Problem.field('state', 'is blocked: the operator has closed this link');
  if (/^(yes|true|1)$/i.test(isProtected ?? '') && !rest.password)
    throw Problem.field(
      'protected',
      'is set: passwords are not exported, give one in a column "password" or empty this cell',
    );
  const own = ownDomain(domain ?? custom, hosts);
  const parsed = addLink.safeParse({
    ...rest,
    ...(custom && { custom: aliasIn(custom) }),
    ...(own && { domain: own }),
    ...(status && /^(public|private)$/i.test(status) && { status: status.toLowerCase() }),
    ...(/^disabled$/i.test(state ?? '') && { disabled: true }),
    ...(tags && { tags: tagsIn(tags) }),
  });
  if (!parsed.success) throw new Problem('validation_failed', { errors: fieldErrors(parsed.error.issues) });
  return parsed.data;
}

/** What is wrong with a line, in one sentence. */
export function complaintOf({ message, details }: Problem): string {
  const [field, messages] = Object.entries(details.errors ?? {})[0] ?? [];
  return field ? `${field} ${messages![0]}` : message;
}

/** The alias of a short URL of any service, or the alias itself. */
function aliasIn(text: string): string {
  const address = /^https?:\/\//i.test(text) ? text : /^[\w.-]+\.[a-z]{2,}\//i.test(text) ? `https://${text}` : null;
  if (address === null || !URL.canParse(address)) return text.replace(/^\/+/, '');
  const path = new URL(address).pathname.replace(/^\/+|\/+$/g, '');
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** A domain that the account has here, with its scheme; the domains of other services stay behind. */
function ownDomain(text: string | undefined, hosts: ReadonlySet<string>): string | null {
  if (!text) return null;
  const address = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  if (!URL.canParse(address)) return null;
  const { hostname } = new URL(address);
  return hosts.has(hostname) ? `https://${hostname}` : null;
}
