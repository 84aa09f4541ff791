import { Injectable } from '@nestjs/common';
import type { AliasQuery, aliasStates } from '@platform/contracts';
import { Problem, rowsOf, sql } from '@platform/service-kit';
import { DataSource } from 'typeorm';
import { type Alias, aliasAt, shortUrl } from '../../addresses/index.js';
import { LinksConfig } from '../../config.js';
import { domainOf, type LinkDomain, platformDomain } from './link-references.js';

type AliasState = (typeof aliasStates)[number];

interface Checked {
  state: AliasState;
  message: string;
}

interface Holder {
  account_id: number;
  is_deleted: boolean;
  is_blocked: boolean;
}

/** Whether a link may have an alias. It holds nothing: the insert decides between many who want it. */
@Injectable()
export class AliasChecksService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly config: LinksConfig,
  ) {}

  /** @throws Problem 404 for a domain that is not the caller's */
  async check(accountId: number, text: string, query: AliasQuery) {
    const base = this.config.LINKS_BASE_URL;
    const domain = (await domainOf(this.dataSource.manager, accountId, query.domain, base)) ?? platformDomain(base);
    const read = readAlias(text, domain);
    if ('state' in read) return { error: 0, data: { alias: text, ...read, shorturl: null } };
    const checked = await this.holderOf(accountId, read, domain);
    return { error: 0, data: { alias: read.alias, ...checked, shorturl: shortUrl(domain.origin, read.alias) } };
  }

  /** As `insertChosen` would find it: a tombstone of the account gives its alias back, one of another does not. */
  private async holderOf(accountId: number, { alias, alias_key }: Alias, { id }: LinkDomain): Promise<Checked> {
    const holders = await rowsOf(
      this.dataSource,
      sql<Holder>`
        SELECT account_id, state = 'deleted' AS is_deleted, blocked_reason IS NOT NULL AS is_blocked
        FROM link WHERE alias_key = ANY (${[alias_key, alias]}::text[]) AND domain_id IS NOT DISTINCT FROM ${id}::int`,
    );
    const held = holders.filter(
      ({ account_id, is_deleted, is_blocked }) => account_id !== accountId || !is_deleted || is_blocked,
    );
    if (held.length === 0) return { state: 'free', message: 'The alias is free.' };
    const isYours = held.some(({ account_id, is_deleted }) => account_id === accountId && !is_deleted);
    return isYours
      ? { state: 'yours', message: 'A link of yours has this alias.' }
      : { state: 'taken', message: 'This alias is taken.' };
  }
}

function readAlias(text: string, domain: LinkDomain): Alias | Checked {
  try {
    return aliasAt(text, domain);
  } catch (err) {
    if (!(err instanceof Problem) || err.status >= 500) throw err;
    const [message = err.message] = err.details.errors?.['custom'] ?? [];
    return { state: message === 'is reserved' ? 'reserved' : 'not_allowed', message: `The alias ${message}.` };
  }
}
