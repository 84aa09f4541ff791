import { Injectable } from '@nestjs/common';
import type { UpdateLink } from '@platform/contracts';
import { log, Problem, rowsOf, sql } from '@platform/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { LinksConfig } from '../../config.js';
import { brandedAmong } from '../domains/index.js';
import { hostName } from '../../addresses/index.js';
import { BlockListService } from '../../blocks/index.js';
import { FetchFault, isMixed, isWebAddress, SafeFetcher } from '../../destinations/index.js';
import type { Link } from '../../records/index.js';
import type { LinkInput } from './link-input.js';
import { domainOf } from './link-references.js';

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
   * Checks where a link leads. Not within a transaction: it takes a connection of its own, and may wait for the
   * network.
   *
   * @param id of the link that is changed
   * @throws Problem 400 for a branded domain of anybody, as short links that lead to short links make loops; for what
   * the operator has blocked; for what may not be shown as the link wants
   */
  async check(accountId: number, body: UpdateLink, input: LinkInput, id: number | null): Promise<void> {
    if (input.destinations.length > 0) await this.checkPlaces(input.destinations);
    await this.blockList.refuseListed(picturesOf(input), 'metaimage');
    await this.checkFrame(accountId, body, input, id);
  }

  /**
   * For the transaction that writes them. Refuses what the operator has blocked since `check`; what they block from now
   * on waits for its end. Call it before any lock on a link (`BlockListService.hold`).
   */
  async checkAgain(tx: EntityManager, input: LinkInput): Promise<void> {
    const { destinations } = input;
    const pictures = picturesOf(input);
    const hrefs = [...destinations.map(({ href }) => href), ...pictures];
    if (hrefs.length === 0) return;
    await this.blockList.hold(tx);
    if (!(await this.blockList.find(tx, hrefs))) return;
    await this.checkListed(destinations, tx);
    await this.blockList.refuseListed(pictures, 'metaimage', tx);
  }

  /** Whether all of them pass, by two questions for all: where one does not, `check` says which and why. */
  async areAllFree(inputs: LinkInput[]): Promise<boolean> {
    try {
      await this.checkPlaces(inputs.flatMap(({ destinations }) => destinations));
      return true;
    } catch (err) {
      if (err instanceof Problem && err.status < 500) return false;
      throw err;
    }
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

  /** Refuses a destination that refuses frames. One that does not answer gets the benefit of the doubt. */
  private async checkFrame(
    accountId: number,
    { domain }: UpdateLink,
    { columns }: LinkInput,
    id: number | null,
  ): Promise<void> {
    if (columns.type === undefined && columns.url === undefined) return;
    const link = { ...(id !== null && (await this.current(accountId, id))), ...columns };
    if ((link.type !== 'frame' && link.type !== 'overlay') || !link.url) return;
    if (!isWebAddress(link.url))
      throw Problem.field('type', `cannot be ${link.type}: only pages of the web can be shown in a frame`);
    const base = this.config.LINKS_BASE_URL;
    const moved = await domainOf(this.dataSource.manager, accountId, domain, base);
    const { origin } = new URL(moved?.origin ?? link.origin ?? base);
    const { href } = new URL(link.url);
    const refused = (why: string) => Problem.field('type', `cannot be ${link.type}: ${why}`);
    if (isMixed(href, origin)) throw refused('browsers show no destination with http:// within a page with https://');
    try {
      if (!(await this.fetcher.refusesFrames(href, origin))) return;
    } catch (err) {
      if (!(err instanceof FetchFault)) throw err;
      log.debug({ err }, 'links: the destination cannot be asked for frames');
      return;
    }
    throw refused('the destination does not let other sites show it in a frame');
  }

  private async current(accountId: number, id: number): Promise<Partial<Framed>> {
    const [link] = await rowsOf(
      this.dataSource,
      sql<Framed>`
        SELECT url, type, scheme || '://' || host AS origin FROM link LEFT JOIN domain ON domain.id = domain_id
        WHERE link.id = ${id} AND link.account_id = ${accountId} AND link.state <> 'deleted'`,
    );
    return link ?? {};
  }
}

interface Framed extends Pick<Link, 'url' | 'type'> {
  /** Of the branded domain that it is on. */
  origin: string | null;
}

/** What visitors of the link see, and are not led to: whoever draws its card loads it. */
function picturesOf({ options }: LinkInput): string[] {
  return options.meta?.image ? [options.meta.image] : [];
}
