import { Injectable } from '@nestjs/common';
import type { OverlaySettings, OverlayType, PixelType, SplashContent } from '@platform/contracts';
import { log, rowsOf, sql } from '@platform/service-kit';
import { DataSource } from 'typeorm';
import { BlockListService } from '../../blocks/index.js';
import { Overlay, Splash } from '../../records/index.js';

export interface OverlayPart {
  id: number;
  type: OverlayType;
  content: OverlaySettings;
}

export interface PixelPart {
  type: PixelType;
  tag: string;
}

/** Reads what the pages before a destination show, when a page is shown. Redirects need none of it. */
@Injectable()
export class PageParts {
  constructor(
    private readonly dataSource: DataSource,
    private readonly blockList: BlockListService,
  ) {}

  /** Null when it has been deleted or cannot be read: then the visitor goes straight on. */
  async splash(id: number): Promise<SplashContent | null> {
    const found = await this.read(this.dataSource.manager.findOneBy(Splash, { id }));
    if (!found) return null;
    const { content } = found;
    const [product, banner, logo] = await Promise.all(
      [content.product, content.banner, content.logo].map((url) => this.unblocked(url)),
    );
    return { ...content, product: product!, banner: banner!, logo: logo! };
  }

  async overlay(id: number): Promise<OverlayPart | null> {
    const overlay = await this.read(this.dataSource.manager.findOneBy(Overlay, { id }));
    if (!overlay || !('link' in overlay.content)) return overlay;
    return { ...overlay, content: { ...overlay.content, link: await this.unblocked(overlay.content.link) } };
  }

  async pixels(linkId: number): Promise<PixelPart[]> {
    const pixels = sql<PixelPart>`
      SELECT type, tag FROM pixel JOIN link_pixel ON pixel_id = pixel.id
      WHERE link_id = ${linkId} ORDER BY pixel.id`;
    return (await this.read(rowsOf(this.dataSource, pixels))) ?? [];
  }

  /** Leaves out what was blocked since its owner wrote it, and what cannot be checked now. */
  private async unblocked(url: string | undefined): Promise<string> {
    try {
      return url && !(await this.blockList.find(this.dataSource.manager, [new URL(url).href])) ? url : '';
    } catch (err) {
      log.warn({ err }, 'redirect: the block list cannot be read');
      return '';
    }
  }

  private async read<T>(asked: Promise<T>): Promise<T | null> {
    try {
      return await asked;
    } catch (err) {
      log.warn({ err }, 'redirect: a page cannot be read');
      return null;
    }
  }
}
