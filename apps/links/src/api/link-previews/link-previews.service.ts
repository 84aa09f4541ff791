import { Injectable, StreamableFile } from '@nestjs/common';
import { log, Problem } from '@platform/service-kit';
import { LRUCache } from 'lru-cache';
import { BlockListService } from '../../blocks/index.js';
import { LinksConfig } from '../../config.js';
import { FetchFault, SafeFetcher, webDestination } from '../../destinations/index.js';
import { loadSharp } from '../../public/qr-scans/index.js';
import { factsOf, type PageFacts } from './page-facts.js';

const keptMs = 10 * 60_000;
const maxPages = 500;
const maxPictureBytes = 16 * 1024 * 1024;
const maxPixels = 4096 * 4096;
const box = { width: 640, height: 640 };

/** What is known of a page; `fault` where it could not be read. */
interface Looked extends PageFacts {
  fault: string | null;
}

/**
 * The title, description and picture of a page that a link is to lead to. Everything is fetched by the guarded way out,
 * once for all who ask within ten minutes.
 */
@Injectable()
export class LinkPreviewsService {
  private readonly pages = new LRUCache<string, Looked>({
    max: maxPages,
    ttl: keptMs,
    fetchMethod: (href) => this.look(href),
  });
  /** By the address of the picture. Empty: it cannot be shown. */
  private readonly pictures = new LRUCache<string, Buffer>({
    maxSize: maxPictureBytes,
    sizeCalculation: (bytes) => bytes.length + 1_000,
    ttl: keptMs,
    fetchMethod: (href) => this.draw(href),
  });

  constructor(
    private readonly config: LinksConfig,
    private readonly blockList: BlockListService,
    private readonly fetcher: SafeFetcher,
  ) {}

  /** @throws Problem 400 for what no link may lead to, or what is no page of the web */
  async of(url: string) {
    const { href, found } = await this.found(url);
    const { title, description, picture, fault } = found;
    return { error: 0, data: { url: href, title, description, picture: picture !== null, fault } };
  }

  /**
   * The picture that the page names, drawn anew: nothing of its file stays but its look.
   *
   * @throws Problem as `of`; 404 for a page without a picture, or with one that cannot be read
   */
  async picture(url: string): Promise<StreamableFile> {
    const { found } = await this.found(url);
    const bytes = found.picture === null ? undefined : await this.pictures.fetch(found.picture);
    if (!bytes?.length) throw new Problem('not_found', { message: 'The page has no picture that can be shown.' });
    return new StreamableFile(bytes, { type: 'image/webp', disposition: 'inline' });
  }

  private async found(url: string): Promise<{ href: string; found: Looked }> {
    const { href } = webDestination(url, [this.config.LINKS_BASE_URL], 'url');
    await this.blockList.check([href], 'url');
    return { href, found: (await this.pages.fetch(href))! };
  }

  private async look(href: string): Promise<Looked> {
    try {
      return { ...factsOf(await this.fetcher.page(href)), fault: null };
    } catch (err) {
      if (!(err instanceof FetchFault)) throw err;
      return { title: '', description: '', picture: null, fault: err.message };
    }
  }

  private async draw(href: string): Promise<Buffer> {
    try {
      await this.blockList.refuseListed([href], 'url');
      const bytes = await this.fetcher.picture(href);
      const sharp = await loadSharp();
      return await sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' })
        .rotate()
        .resize({ ...box, fit: 'inside', withoutEnlargement: true })
        .webp({ quality: 80 })
        .toBuffer();
    } catch (err) {
      log.debug({ err }, 'link previews: a picture cannot be shown');
      return Buffer.alloc(0);
    }
  }
}
