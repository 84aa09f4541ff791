import { Injectable } from '@nestjs/common';
import type { OverlaySettings, OverlayType, PixelType, SplashContent } from '@platform/contracts';
import { log } from '@platform/service-kit';
import { DataSource } from 'typeorm';

export interface OverlayPart {
  id: number;
  type: OverlayType;
  content: OverlaySettings;
}

export interface PixelPart {
  type: PixelType;
  tag: string;
}

/** What the pages before a destination show. Read when a page is shown: redirects need none of it. */
@Injectable()
export class PageParts {
  constructor(private readonly dataSource: DataSource) {}

  /** Null when it has been deleted, or cannot be read: then the visitor goes straight on. */
  async splash(id: number): Promise<SplashContent | null> {
    const rows = await this.read<{ content: SplashContent }>(`SELECT content FROM splash WHERE id = $1`, id);
    return rows[0]?.content ?? null;
  }

  async overlay(id: number): Promise<OverlayPart | null> {
    const rows = await this.read<OverlayPart>(`SELECT id, type, content FROM overlay WHERE id = $1`, id);
    return rows[0] ?? null;
  }

  pixels(linkId: number): Promise<PixelPart[]> {
    return this.read(
      `SELECT type, tag FROM pixel JOIN link_pixel ON pixel_id = pixel.id WHERE link_id = $1 ORDER BY pixel.id`,
      linkId,
    );
  }

  private async read<T>(sql: string, id: number): Promise<T[]> {
    try {
      return await this.dataSource.query<T[]>(sql, [id]);
    } catch (err) {
      log.warn({ err }, 'redirect: a page cannot be read');
      return [];
    }
  }
}
