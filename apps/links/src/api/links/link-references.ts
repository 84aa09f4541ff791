import type { UpdateLink } from '@platform/contracts';
import { constant, part, Problem, rowsOf, sql } from '@platform/service-kit';
import type { EntityManager } from 'typeorm';
import { type AliasPlace, hostName } from '../../addresses/index.js';
import type { Link } from '../../records/index.js';
import type { LinkInput } from './link-input.js';

/** Checks that everything a request names is the account's own: 404 for what is not, as for what does not exist. */
export async function checkReferences(
  tx: EntityManager,
  accountId: number,
  body: Pick<UpdateLink, 'campaign' | 'channel' | 'pixels'>,
  { splash_id, overlay_id }: Pick<LinkInput['columns'], 'splash_id' | 'overlay_id'>,
): Promise<void> {
  await own(tx, 'splash', accountId, splash_id);
  await own(tx, 'overlay', accountId, overlay_id);
  await own(tx, 'campaign', accountId, body.campaign);
  await own(tx, 'channel', accountId, body.channel);
  const pixels = new Set(body.pixels);
  if (pixels.size === 0) return;
  const found = await rowsOf(
    tx,
    sql`SELECT FROM pixel WHERE account_id = ${accountId} AND id = ANY (${[...pixels]}::int[]) FOR KEY SHARE`,
  );
  if (found.length !== pixels.size) throw noSuch('pixel');
}

/** It stays there until the end of the transaction: whoever deletes it waits. */
async function own(
  tx: EntityManager,
  table: 'splash' | 'overlay' | 'campaign' | 'channel',
  accountId: number,
  id: number | null | undefined,
): Promise<void> {
  if (id === null || id === undefined) return;
  const found = await rowsOf(
    tx,
    sql`SELECT FROM ${constant(table)} WHERE account_id = ${accountId} AND id = ${id} FOR KEY SHARE`,
  );
  if (found.length === 0) throw noSuch(table);
}

export interface LinkDomain extends AliasPlace {
  origin: string;
}

/**
 * The account's domain by its address or host, the platform's own for null and its own address. undefined when the
 * request does not say.
 */
export async function domainOf(
  tx: EntityManager,
  accountId: number,
  text: string | null | undefined,
  baseUrl: string,
): Promise<LinkDomain | undefined> {
  if (text === undefined) return undefined;
  const platform = platformDomain(baseUrl);
  if (text === null) return platform;
  const address = /^https?:\/\//i.test(text.trim()) ? text.trim() : `http://${text.trim()}`;
  const host = URL.canParse(address) ? hostName(new URL(address).host) : '';
  if (host === hostName(new URL(baseUrl).host)) return platform;
  const [found] = await rowsOf(
    tx,
    sql<LinkDomain>`
      SELECT ${linkDomain} FROM domain WHERE account_id = ${accountId} AND host = ${host} FOR KEY SHARE`,
  );
  if (!found) throw noSuch('domain');
  return found;
}

/** The place that a link is at. */
export async function domainOfLink(
  tx: EntityManager,
  { account_id, domain_id }: Pick<Link, 'account_id' | 'domain_id'>,
  baseUrl: string,
): Promise<LinkDomain> {
  if (domain_id === null) return platformDomain(baseUrl);
  const [found] = await rowsOf(
    tx,
    sql<LinkDomain>`SELECT ${linkDomain} FROM domain WHERE id = ${domain_id} AND account_id = ${account_id}`,
  );
  return found!;
}

const linkDomain = part`id, scheme || '://' || host AS origin, case_sensitive AS "isCaseSensitive"`;

export function platformDomain(baseUrl: string): LinkDomain {
  return { id: null, origin: baseUrl, isCaseSensitive: false };
}

/** 404 for what a request names besides what its address is of. */
export function noSuch(what: string): Problem {
  return new Problem('not_found', { message: `You have no such ${what}.` });
}
