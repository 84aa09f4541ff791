import { Injectable } from '@nestjs/common';
import type { AddLink, UpdateLink } from '@platform/contracts';
import { execute, isUniqueViolation, Problem, sql } from '@platform/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { requireActive } from '../../accounts/index.js';
import { addressKey, aliasAt, carriedAlias, shortUrl } from '../../addresses/index.js';
import { LinkChanges } from '../../lookup/index.js';
import { ChannelItem, type Link } from '../../records/index.js';
import { LinkPasswords } from '../../public/gates/index.js';
import { LinksConfig } from '../../config.js';
import { addressFor, insertChosen, insertRandom, leaveTombstone, taken, type Reserved } from './alias-reservation.js';
import { DestinationsService } from './destinations.service.js';
import { mergeOptions, readInput, type LinkInput } from './link-input.js';
import { writeRelations } from './link-relations.js';
import { lasting, refuseLoop } from './lasting-rules.js';
import { holdDomainOf, lockLink, writeLink } from './link-rows.js';
import { checkReferences, domainOf, domainOfLink, platformDomain, type LinkDomain } from './link-references.js';
import type { Standing, WantedLink } from './wanted-link.js';

/**
 * Changes links. Every change is announced to the caches (`LinkChanges`) before the answer leaves. Everybody takes
 * locks in the same order: the account, the block list, what a link names, the link.
 */
@Injectable()
export class LinksService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly config: LinksConfig,
    private readonly changes: LinkChanges,
    private readonly destinations: DestinationsService,
    private readonly passwords: LinkPasswords,
  ) {}

  /**
   * @throws Problem 400 for what breaks a rule; 404 for a pixel, page, channel, campaign or domain of somebody else;
   * 409 for a taken alias
   */
  async add(accountId: number, body: AddLink) {
    const wanted = await this.prepare(accountId, body);
    const { key, ...made } = await this.dataSource.transaction((tx) => this.insert(tx, accountId, wanted));
    await this.changes.announce([key]);
    return { error: 0, ...made, short: made.shorturl };
  }

  /** What can be checked and computed before a transaction. `isFree`: `areAllFree` has said so. */
  async prepare(accountId: number, body: AddLink, isFree = false): Promise<WantedLink> {
    const input = this.read(body);
    if (!isFree) await this.destinations.check(accountId, body, input, null);
    return { body, input, password: await this.hashed(body.password) };
  }

  /**
   * Whether many links may lead where they want to. False also where one of them cannot be read.
   */
  async areAllFree(bodies: AddLink[]): Promise<boolean> {
    try {
      return await this.destinations.areAllFree(bodies.map((body) => this.read(body)));
    } catch (err) {
      if (err instanceof Problem && err.status < 500) return false;
      throw err;
    }
  }

  /**
   * For the transaction that makes these links: what is to be asked for each of them, asked once. Null where one
   * needs a look of its own.
   */
  async standingOf(tx: EntityManager, accountId: number, wanted: WantedLink[]): Promise<Standing | null> {
    const standing = await requireActive(tx, accountId);
    try {
      const destinations = wanted.flatMap(({ input }) => input.destinations);
      await this.destinations.checkAgain(tx, { columns: {}, options: {}, custom: null, destinations });
      return standing;
    } catch (err) {
      if (err instanceof Problem && err.status < 500) return null;
      throw err;
    }
  }

  /** `key` is to be announced after the commit. `standing`: `standingOf` has been asked in this transaction. */
  async insert(tx: EntityManager, accountId: number, wanted: WantedLink, standing: Standing | null = null) {
    const { body, input, password, start = {} } = wanted;
    const { pass_query } = standing ?? (await requireActive(tx, accountId));
    if (!standing) await this.destinations.checkAgain(tx, input);
    const domain = (await this.references(tx, accountId, body, input)) ?? platformDomain(this.config.LINKS_BASE_URL);
    const values = { account_id: accountId, url: input.columns.url!, domain_id: domain.id };
    const alias = input.custom === null ? null : aliasAt(input.custom, domain);
    const made = alias ? await insertChosen(tx, values, alias) : await insertRandom(tx, values);
    const link = await writeLink(tx, made.id, {
      ...input.columns,
      ...lasting(made, input),
      ...password,
      ...(start.clicks && { clicks_before: start.clicks }),
      ...(start.createdAt && { created_at: start.createdAt }),
      options: mergeOptions(pass_query && body.pass_query === undefined ? { pass_query } : {}, input.options),
      ...(body.campaign !== undefined && { campaign_id: body.campaign }),
    });
    await writeRelations(tx, link, body);
    await this.changes.record(tx, keyOf(link), link.version);
    return {
      id: link.id,
      shorturl: shortUrl(domain.origin, link.alias),
      key: keyOf(link),
    };
  }

  async update(accountId: number, id: number, body: UpdateLink) {
    const input = this.read(body);
    await this.destinations.check(accountId, body, input, id);
    const password = await this.hashed(body.password);
    const { link, changed } = await this.dataSource
      .transaction(async (tx) => {
        await requireActive(tx, accountId);
        await this.destinations.checkAgain(tx, input);
        const domain = await this.references(tx, accountId, body, input);
        if (domain || input.custom) await holdDomainOf(tx, accountId, id);
        const before = await lockLink(tx, accountId, id);
        const address = await this.move(tx, before, input, domain);
        const after = await writeLink(tx, id, {
          ...input.columns,
          ...password,
          ...address,
          ...lasting(before, input),
          options: mergeOptions(before.options, input.options),
          ...(body.campaign !== undefined && { campaign_id: body.campaign }),
        });
        if (after.domain_id !== before.domain_id) await refuseLoop(tx, after);
        await writeRelations(tx, after, body);
        const left = keyOf(after) === keyOf(before) ? [] : [await leaveTombstone(tx, before)];
        for (const row of [after, ...left]) await this.changes.record(tx, keyOf(row), row.version);
        return { link: after, changed: [after, ...left] };
      })
      .catch((err: unknown) => {
        throw isUniqueViolation(err) ? taken() : err;
      });
    await this.changes.announce(changed.map(keyOf));
    const { origin } = await domainOfLink(this.dataSource.manager, link, this.config.LINKS_BASE_URL);
    const short = shortUrl(origin, link.alias);
    return { error: 0, id, short, shorturl: short };
  }

  /** The redirect stops at once; the row stays as a tombstone. */
  async remove(accountId: number, id: number) {
    const deleted = await this.dataSource.transaction(async (tx) => {
      await lockLink(tx, accountId, id);
      const link = await writeLink(tx, id, { state: 'deleted', deleted_at: new Date() });
      await execute(tx, sql`DELETE FROM link_tag WHERE link_id = ${id} AND account_id = ${accountId}`);
      await tx.delete(ChannelItem, { type: 'links', item_id: id, account_id: accountId });
      await this.changes.record(tx, keyOf(link), link.version);
      return link;
    });
    await this.changes.announce([keyOf(deleted)]);
    return { error: 0, message: 'The link has been deleted.' };
  }

  private read(body: UpdateLink): LinkInput {
    return readInput(body, [this.config.LINKS_BASE_URL]);
  }

  private async hashed(password: string | null | undefined): Promise<Partial<Pick<Link, 'password_hash'>>> {
    if (password === undefined) return {};
    return { password_hash: password === null ? null : await this.passwords.hash(password) };
  }

  private async references(
    tx: EntityManager,
    accountId: number,
    body: UpdateLink,
    input: LinkInput,
  ): Promise<LinkDomain | undefined> {
    await checkReferences(tx, accountId, body, input.columns);
    return domainOf(tx, accountId, body.domain, this.config.LINKS_BASE_URL);
  }

  /** The columns of its new address; none when it stays where it is. */
  private async move(tx: EntityManager, before: Link, { custom }: LinkInput, domain: LinkDomain | undefined) {
    const stays = domain === undefined || domain.id === before.domain_id;
    if (stays && (custom === null || custom === before.alias)) return {};
    const place = domain ?? (await domainOfLink(tx, before, this.config.LINKS_BASE_URL));
    const alias = custom === null ? carriedAlias(before, place) : aliasAt(custom, place);
    if (stays && alias.alias === before.alias) return {};
    if (before.blocked_reason !== null)
      throw Problem.field(
        stays ? 'custom' : 'domain',
        'cannot change while the link is blocked; object on its page in the console, or by POST /api/safety/appeals',
      );
    return addressFor(tx, before.account_id, { ...alias, domain_id: place.id });
  }
}

function keyOf({ domain_id, alias_key }: Pick<Reserved, 'domain_id' | 'alias_key'>): string {
  return addressKey(domain_id, alias_key);
}
