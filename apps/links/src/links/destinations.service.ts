import { Injectable } from '@nestjs/common';
import { log, Problem } from '@platform/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { LinksConfig } from '../config.js';
import { brandedAmong } from '../domains/branded-host.js';
import { hostName } from '../domains/host-name.js';
import { BlockListService } from '../safety/block-list.service.js';
import { FetchFault, SafeFetcher } from '../safety/safe-fetcher.js';
import type { Link } from './link.entity.js';
import type { LinkInput } from './link-input.js';

/** The rules for destinations that need the database or the network. */
@Injectable()
export class DestinationsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly config: LinksConfig,
    private readonly blockList: BlockListService,
    private readonly fetcher: SafeFetcher,
  ) {}

  /**
   * 400 when one leads to a branded domain of anybody, as short links that lead to short links make loops, or to what the
   * operator has blocked, or when it may not be shown as the link wants. Not within a transaction: it takes a connection of its
   * own, and may wait for the network. `id`: of the link that is changed.
   */
  async check(accountId: number, input: LinkInput, id: number | null): Promise<void> {
    if (input.destinations.length > 0) await this.checkPlaces(input.destinations);
    await this.checkFrame(accountId, input, id);
  }

  /**
   * For the transaction that writes them: what the operator has blocked since `check` is refused, and what they block from now on waits for its
   * end. Before the lock on a link (`BlockListService.hold`).
   */
  async checkAgain(tx: EntityManager, { destinations }: LinkInput): Promise<void> {
    if (destinations.length === 0) return;
    await this.blockList.hold(tx);
    const hrefs = destinations.map(({ href }) => href);
    if (await this.blockList.find(tx, hrefs)) await this.checkListed(destinations, tx);
  }

  private async checkPlaces(destinations: LinkInput['destinations']): Promise<void> {
    const hosts = destinations.map(({ href }) => hostName(new URL(href).host));
    const [own] = await brandedAmong(this.dataSource.manager, hosts);
    if (own) throw Problem.field(destinations[hosts.indexOf(own)]!.field, 'must not lead to a short link');
    await this.checkListed(destinations);
  }

  private async checkListed(destinations: LinkInput['destinations'], manager?: EntityManager): Promise<void> {
    for (const [field, hrefs] of Map.groupBy(destinations, (destination) => destination.field))
      await this.blockList.check(
        hrefs.map(({ href }) => href),
        field,
        manager,
      );
  }

  /** A destination that says that it may not be framed is refused; one that does not answer gets the benefit of the doubt. */
  private async checkFrame(accountId: number, { columns }: LinkInput, id: number | null): Promise<void> {
    if (columns.type === undefined && columns.url === undefined) return;
    const link = { ...(id !== null && (await this.current(accountId, id))), ...columns };
    if ((link.type !== 'frame' && link.type !== 'overlay') || !link.url) return;
    try {
      if (!(await this.fetcher.refusesFrames(new URL(link.url).href, new URL(this.config.LINKS_BASE_URL).origin)))
        return;
    } catch (err) {
      if (!(err instanceof FetchFault)) throw err;
      log.debug({ err }, 'links: the destination cannot be asked for frames');
      return;
    }
    throw Problem.field('type', `cannot be ${link.type}: the destination does not let other sites show it in a frame`);
  }

  private async current(accountId: number, id: number): Promise<Partial<Pick<Link, 'url' | 'type'>>> {
    const [link] = await this.dataSource.query<Pick<Link, 'url' | 'type'>[]>(
      `SELECT url, type FROM link WHERE id = $1::bigint AND account_id = $2 AND state <> 'deleted'`,
      [id, accountId],
    );
    return link ?? {};
  }
}
