import { Injectable } from '@nestjs/common';
import {
  keysById,
  pageOfLinks,
  type AddDomain,
  type DeleteDomainQuery,
  type DomainsQuery,
  type UpdateLinkDomain,
} from '@platform/contracts';
import { execute, part, Problem, rowsOf, sql } from '@platform/service-kit';
import { DataSource, Not, type EntityManager } from 'typeorm';
import { AccountMails, type Limit, refuseFull, requireRoom } from '../../accounts/index.js';
import { Domain, keptDomain, Link, ownPage, ownRecord, usesOf } from '../../records/index.js';
import { hostKey } from '../../addresses/index.js';
import { LinkChanges } from '../../lookup/index.js';
import { brandedHost, type BrandedHost } from './branded-host.js';
import { takenOverMail } from './domain-mails.js';
import { DomainOwnership, type Holder } from './domain-ownership.js';
import { DomainPointing } from './domain-pointing.js';
import { DomainRedirects } from './domain-redirects.js';
import { DomainRelease } from './domain-release.js';

const limit: Limit = {
  table: 'domain',
  counted: (accountId) => sql<{ has: number }>`
    SELECT count(*)::int AS has FROM domain WHERE account_id = ${accountId} AND state <> 'deleted'`,
  max: 100,
  name: 'domains',
};

@Injectable()
export class DomainsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly redirects: DomainRedirects,
    private readonly pointing: DomainPointing,
    private readonly ownership: DomainOwnership,
    private readonly releases: DomainRelease,
    private readonly changes: LinkChanges,
    private readonly mails: AccountMails,
  ) {}

  async list(accountId: number, query: DomainsQuery) {
    const [domains, counted] = await ownPage(
      this.dataSource.manager,
      Domain,
      { ...keptDomain, account_id: accountId },
      query,
      ['host'],
    );
    const links = query.details && (await this.linksOf(domains));
    return pageOfLinks('domains', domains, counted, query, {
      keysOf: keysById,
      recordOf: (domain) => ({
        ...view(domain),
        ...(links && { status: domain.state, links: links.get(domain.id)! }),
      }),
    });
  }

  async get(accountId: number, id: number) {
    const domain = await ownRecord(this.dataSource.manager, Domain, { ...keptDomain, id, account_id: accountId });
    const links = await linksOn(this.dataSource.manager, id);
    const { state, checked_at, created_at, case_sensitive, apple_app_site_association, assetlinks } = domain;
    const choices = { case_sensitive, apple_app_site_association, assetlinks };
    return {
      error: 0,
      details: { ...view(domain), status: state, links, ...choices, checked: checked_at, date: created_at },
    };
  }

  /**
   * Adds a domain, or stores nothing.
   *
   * @throws Problem 400 for what is no domain; 409 for one that is taken; 422 with the record to set while it does not
   * lead here or its owner is in doubt; 503 when the DNS does not answer
   */
  async add(accountId: number, { domain: text, redirectroot = '', redirect404 = '', ...choices }: AddDomain) {
    const host = brandedHost(text, this.redirects.ownHosts());
    await this.redirects.check(host.host, { redirectroot, redirect404 });
    await this.requireFree(accountId, host.host);
    await this.pointing.require(host.host);
    const holder = await this.ownership.holder(this.dataSource.manager, host.host);
    if (holder && holder.account_id !== accountId) await this.ownership.requireProof(accountId, host.host, holder);
    const { id, news } = await this.dataSource.transaction((tx) =>
      this.insert(tx, accountId, host, { redirectroot, redirect404, ...choices }, holder),
    );
    await this.releases.announce(news);
    return { error: 0, id, ...(host.isApex && { warning: warningOf(host.host) }) };
  }

  /**
   * 409 for another case of its aliases while links are on it: some could not be told apart afterwards, or would not
   * be found.
   */
  async update(accountId: number, id: number, { redirectroot, redirect404, ...choices }: UpdateLinkDomain) {
    const { host } = await ownRecord(this.dataSource.manager, Domain, { ...keptDomain, id, account_id: accountId });
    await this.redirects.check(host, { redirectroot, redirect404 });
    const isCaseSensitive = choices.case_sensitive === undefined ? null : choices.case_sensitive === true;
    await this.dataSource.transaction(async (tx) => {
      if (isCaseSensitive !== null) await requireCase(tx, id, isCaseSensitive);
      const { apple_app_site_association: apps, assetlinks } = choices;
      const [row] = await rowsOf(
        tx,
        sql<{ version: string }>`
          UPDATE domain SET redirectroot = coalesce(${redirectroot ?? null}, redirectroot),
            redirect404 = coalesce(${redirect404 ?? null}, redirect404),
            case_sensitive = coalesce(${isCaseSensitive}, case_sensitive),
            apple_app_site_association =
              CASE WHEN ${apps !== undefined} THEN ${jsonOf(apps)}::jsonb ELSE apple_app_site_association END,
            assetlinks = CASE WHEN ${assetlinks !== undefined} THEN ${jsonOf(assetlinks)}::jsonb ELSE assetlinks END,
            version = nextval('link_version')
          WHERE id = ${id} AND account_id = ${accountId} AND state <> 'deleted' RETURNING version`,
      );
      if (!row) throw new Problem('not_found');
      await this.changes.record(tx, hostKey(host), row.version);
    });
    await this.changes.announce([hostKey(host)]);
    return { error: 0, message: 'The domain has been updated.' };
  }

  /**
   * Asks the DNS now, instead of once a day.
   *
   * @throws Problem 422 with the record to set, and changes nothing; 503 as when adding
   */
  async check(accountId: number, id: number) {
    const { host } = await ownRecord(this.dataSource.manager, Domain, { ...keptDomain, id, account_id: accountId });
    await this.pointing.require(host);
    await execute(
      this.dataSource,
      sql`
        UPDATE domain SET checked_at = now(), failures = 0, state = 'active'
        WHERE id = ${id} AND account_id = ${accountId} AND state <> 'deleted'`,
    );
    return this.get(accountId, id);
  }

  /** 409 while links are on it, unless by force: then they stop, too. */
  async remove(accountId: number, id: number, { force }: DeleteDomainQuery) {
    const news = await this.dataSource.transaction(async (tx) => {
      const domain = await ownRecord(tx, Domain, { ...keptDomain, id, account_id: accountId }, true);
      const links = await linksOn(tx, id);
      if (links > 0 && !['1', 'true'].includes(force))
        throw new Problem('domain_in_use', {
          message:
            `${links} ${links === 1 ? 'link is' : 'links are'} on this domain. ` +
            'Delete them first, or repeat with ?force=1.',
        });
      return this.releases.release(tx, domain);
    });
    await this.releases.announce(news);
    return { error: 0, message: 'The domain has been deleted.' };
  }

  private linksOf(domains: Domain[]): Promise<Map<number, number>> {
    const links = part`SELECT FROM link WHERE domain_id = given.id AND state <> 'deleted'`;
    return usesOf(this.dataSource, domains, links);
  }

  private async requireFree(accountId: number, host: string): Promise<void> {
    const { manager } = this.dataSource;
    if (await manager.existsBy(Domain, { account_id: accountId, host })) throw ownAlready();
    await refuseFull(manager, accountId, limit);
  }

  /**
   * The index lets one of any number of parallel requests through.
   *
   * @param proved the holder against whom the caller has proof
   */
  private async insert(
    tx: EntityManager,
    accountId: number,
    { scheme, host }: BrandedHost,
    { redirectroot, redirect404, ...choices }: UpdateLinkDomain,
    proved: Holder | undefined,
  ) {
    await requireRoom(tx, accountId, limit);
    const news: string[] = [];
    if (proved?.domain_id && proved.account_id !== accountId) {
      const former = await lockHost(tx, host);
      if (former?.id === proved.domain_id) {
        news.push(...(await this.releases.release(tx, former)));
        await this.mails.send(tx, former.account_id, (language) => takenOverMail(language, host));
      }
    }
    const { case_sensitive, apple_app_site_association, assetlinks } = choices;
    const [row] = await rowsOf(
      tx,
      sql<{ id: number; version: string }>`
        INSERT INTO domain (
          account_id, host, scheme, redirectroot, redirect404, case_sensitive, apple_app_site_association, assetlinks)
        VALUES (
          ${accountId}, ${host}, ${scheme}, ${redirectroot ?? null}, ${redirect404 ?? null}, ${case_sensitive === true},
          ${jsonOf(apple_app_site_association)}, ${jsonOf(assetlinks)})
        ON CONFLICT (host) DO NOTHING RETURNING id, version`,
    );
    if (!row) throw (await tx.existsBy(Domain, { account_id: accountId, host })) ? ownAlready() : taken();
    const [hold] = await rowsOf(
      tx,
      sql<{ account_id: number }>`
        DELETE FROM domain_hold WHERE host = ${host} AND released_at > now() - interval '30 days' RETURNING account_id`,
    );
    // Given up by another between the look at it and now.
    if (hold && hold.account_id !== accountId && hold.account_id !== proved?.account_id) throw taken();
    await execute(tx, sql`DELETE FROM domain_claim WHERE account_id = ${accountId} AND host = ${host}`);
    await this.releases.keepBlocks(tx, { id: row.id, host });
    await this.changes.record(tx, hostKey(host), row.version);
    return { id: row.id, news: [...news, hostKey(host)] };
  }
}

function lockHost(tx: EntityManager, host: string): Promise<Domain | null> {
  return tx.findOne(Domain, { where: { host }, lock: { mode: 'pessimistic_write' } });
}

function linksOn(manager: EntityManager, domainId: number): Promise<number> {
  return manager.countBy(Link, { domain_id: domainId, state: Not('deleted') });
}

/** Until the end of the transaction no link comes to the domain: whoever makes one holds its row. */
async function requireCase(tx: EntityManager, id: number, isCaseSensitive: boolean): Promise<void> {
  const domain = await tx.findOne(Domain, { where: { id }, lock: { mode: 'pessimistic_write' } });
  if (domain?.case_sensitive === isCaseSensitive || (await linksOn(tx, id)) === 0) return;
  throw new Problem('domain_in_use', {
    message: 'Whether upper and lower case are told apart can change only while no link is on the domain.',
  });
}

function jsonOf(file: unknown): string | null {
  return file === undefined || file === null ? null : JSON.stringify(file);
}

function view({ id, scheme, host, redirectroot, redirect404 }: Domain) {
  return { id, domain: `${scheme}://${host}`, redirectroot, redirect404 };
}

function warningOf(host: string): string {
  return (
    `${host} is a whole registered domain: every address on it, ` +
    'also that of a web site you may have there, leads here now.'
  );
}

function ownAlready(): Problem {
  return new Problem('already_exists', { message: 'You have this domain already.' });
}

function taken(): Problem {
  return new Problem('already_exists', { message: 'Another account uses this domain.' });
}
