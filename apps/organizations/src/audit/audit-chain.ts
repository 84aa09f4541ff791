import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { isUuid } from '@platform/contracts';
import { constant, part, Problem, rowsOf, sql } from '@platform/service-kit';
import { DataSource } from 'typeorm';

/** A link of the chain, and its entry as the text that was hashed. */
interface Link {
  sequence: string;
  entry_uuid: string;
  prev_hash: string | null;
  hash: string;
  /** Null when the entry is gone. */
  form: string | null;
  actor: Personal;
  target: Personal;
}

interface Personal {
  /** Hash in the entry, in hexadecimal; null when the entry has no personal data. */
  digest: string | null;
  /** Null when they were erased. */
  facts: string | null;
  salt: string | null;
}

export interface VerifiedChain {
  organization_uuid: string;
  entries: number;
  /** Number of entries whose actor or target was erased. */
  pseudonymised: number;
  /** Hash of the newest entry. Keep it elsewhere: it proves later that no newest entry was cut off. */
  head: string | null;
  /** The first 20 entries that do not verify. */
  faults: { sequence: number | null; uuid: string; fault: string }[];
}

const batchSize = 1_000;
const maxFaults = 20;

/** Recomputes the chains from the entries, without the database functions that wrote them. */
@Injectable()
export class AuditChain {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Verifies the chain of one organization, or all chains.
   *
   * @throws Problem 404 `organization_not_found` when the organization has no chain
   */
  async verify(organizationUuid?: string): Promise<VerifiedChain[]> {
    if (organizationUuid !== undefined && !isUuid(organizationUuid)) throw new Problem('organization_not_found');
    const chains = await rowsOf(
      this.dataSource,
      sql<{ organization_uuid: string }>`
        SELECT organization_uuid FROM (
          SELECT organization_uuid FROM audit_entry UNION SELECT organization_uuid FROM audit_link
        ) logged
        WHERE ${organizationUuid ?? null}::uuid IS NULL OR organization_uuid = ${organizationUuid ?? null} ORDER BY 1`,
    );
    if (organizationUuid !== undefined && chains.length === 0) throw new Problem('organization_not_found');
    const verified: VerifiedChain[] = [];
    for (const { organization_uuid } of chains) verified.push(await this.verifyOne(organization_uuid));
    return verified;
  }

  private async verifyOne(organization_uuid: string): Promise<VerifiedChain> {
    const chain: VerifiedChain = { organization_uuid, entries: 0, pseudonymised: 0, head: null, faults: [] };
    let links: Link[];
    let last = '0';
    do {
      links = await rowsOf(this.dataSource, linksAfter(organization_uuid, last));
      for (const link of links) follow(chain, link);
      last = links.at(-1)?.sequence ?? last;
    } while (links.length === batchSize);
    const loose = await rowsOf(this.dataSource, looseEntries(organization_uuid));
    chain.faults.push(...loose.map(({ uuid }) => ({ sequence: null, uuid, fault: 'is not in the chain' })));
    return chain;
  }
}

function follow(chain: VerifiedChain, link: Link): void {
  chain.entries++;
  for (const fault of faultsOf(link, chain)) {
    if (chain.faults.length < maxFaults)
      chain.faults.push({ sequence: Number(link.sequence), uuid: link.entry_uuid, fault });
  }
  if ([link.actor, link.target].some(({ digest, facts }) => digest && !facts)) chain.pseudonymised++;
  chain.head = link.hash;
}

function faultsOf(link: Link, { entries, head }: VerifiedChain): string[] {
  const personal = [link.actor, link.target];
  return [
    ...(link.prev_hash !== head || Number(link.sequence) < entries ? ['does not follow the entry before it'] : []),
    ...(link.form === null ? ['was removed'] : sha256(link.form) !== link.hash ? ['was changed'] : []),
    ...(personal.some(({ digest, facts, salt }) => facts !== null && sha256(facts, salt) !== digest)
      ? ['names another actor or target']
      : []),
  ];
}

function sha256(text: string, salt: string | null = null): string {
  return createHash('sha256')
    .update(salt ?? '', 'hex')
    .update(text)
    .digest('hex');
}

const personal = (of: 'actor' | 'target') => part`
  jsonb_build_object('digest', encode(entry.${constant(of)}_digest, 'hex'), 'facts', ${constant(of)}.facts::text,
    'salt', encode(${constant(of)}.salt, 'hex')) AS ${constant(of)}`;

const linksAfter = (organizationUuid: string, last: string) => sql<Link>`
  SELECT link.sequence, link.entry_uuid, encode(link.prev_hash, 'hex') AS prev_hash, encode(link.hash, 'hex') AS hash,
    CASE WHEN entry.uuid IS NOT NULL THEN jsonb_build_array(
      'v1', entry.organization_uuid, link.sequence, encode(link.prev_hash, 'hex'), entry.uuid, entry.event,
      entry.actor_type, entry.actor_uuid, entry.target_type, entry.target_id, entry.target_name, entry.client_id,
      entry.request_id, entry.outcome, entry.changes, entry.metadata,
      encode(entry.actor_digest, 'hex'), encode(entry.target_digest, 'hex'),
      to_char(entry.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'))::text END AS form,
    ${personal('actor')}, ${personal('target')}
  FROM audit_link link
  LEFT JOIN audit_entry entry ON entry.uuid = link.entry_uuid
  LEFT JOIN audit_personal actor ON actor.entry_uuid = entry.uuid AND actor.part = 'actor'
  LEFT JOIN audit_personal target ON target.entry_uuid = entry.uuid AND target.part = 'target'
  WHERE link.organization_uuid = ${organizationUuid} AND link.sequence > ${last}
  ORDER BY link.sequence LIMIT ${batchSize}`;

const looseEntries = (organizationUuid: string) => sql<{ uuid: string }>`
  SELECT entry.uuid FROM audit_entry entry LEFT JOIN audit_link link ON link.entry_uuid = entry.uuid
  WHERE entry.organization_uuid = ${organizationUuid} AND link.entry_uuid IS NULL
  ORDER BY entry.uuid LIMIT ${maxFaults}`;
