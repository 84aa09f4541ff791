import { Injectable } from '@nestjs/common';
import { RedisConnections, rowsOf, sql } from '@platform/service-kit';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { BlockListService } from '../blocks/index.js';
import { hostKey } from '../addresses/index.js';
import { SharedCache } from './shared-cache.js';

const domainFact = z.object({
  version: z.int(),
  /** Null when no account has this domain. A domain whose DNS is pending still serves visitors who arrive. */
  domain: z
    .object({ id: z.int(), redirectroot: z.string(), redirect404: z.string(), isCaseSensitive: z.boolean() })
    .nullable(),
});
export type DomainFact = z.infer<typeof domainFact>;
export type BrandedDomain = NonNullable<DomainFact['domain']>;
type NoDomain = Record<keyof BrandedDomain, null>;

/** Finds the branded domain of a host, by its name in lower case and without a port. */
@Injectable()
export class DomainCache extends SharedCache<DomainFact> {
  constructor(dataSource: DataSource, redis: RedisConnections, blockList: BlockListService) {
    super(redis, {
      prefix: 'links:domain:',
      schema: domainFact,
      shape: 2,
      read: async (host) => withoutBlocked(dataSource, blockList, await readDomain(dataSource, host)),
      isMissing: ({ domain }) => domain === null,
      maxEntries: 5_000,
      maxCharacters: 2_000_000,
    });
  }
}

/** A deleted domain has no row. Its version is that of the note of its deletion, which stays until all are told. */
async function readDomain(dataSource: DataSource, host: string): Promise<DomainFact> {
  const [row] = await rowsOf(
    dataSource,
    sql<(BrandedDomain | NoDomain) & { version: string }>`
      SELECT domain.id, redirectroot, redirect404, case_sensitive AS "isCaseSensitive",
        coalesce(domain.version, link_change.version, 0) AS version
      FROM (SELECT ${host}::text AS host) asked LEFT JOIN domain USING (host)
      LEFT JOIN link_change ON alias_key = ${hostKey(host)}`,
  );
  const { version, ...domain } = row!;
  return { version: Number(version), domain: domain.id === null ? null : domain };
}

/** Leaves out blocked addresses, as if the owner had not set them. A takedown gives the domain a new version. */
async function withoutBlocked(
  { manager }: DataSource,
  blockList: BlockListService,
  fact: DomainFact,
): Promise<DomainFact> {
  if (!fact.domain) return fact;
  const allowed = async (url: string) =>
    url && URL.canParse(url) && !(await blockList.find(manager, [new URL(url).href])) ? url : '';
  const { redirectroot, redirect404 } = fact.domain;
  return {
    ...fact,
    domain: { ...fact.domain, redirectroot: await allowed(redirectroot), redirect404: await allowed(redirect404) },
  };
}
