import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { LinksConfig } from '../../config.js';
import { qrPayload } from './qr-payload.js';
import { qrModules, qrPng, qrSvg } from './qr-picture.js';
import type { Qr } from '../../records/index.js';
import { scanUrl } from '../../addresses/index.js';

const maxCachedBytes = 32 * 1024 * 1024;

export const pictureTypes = { png: 'image/png', svg: 'image/svg+xml; charset=utf-8' } as const;
export type PictureFormat = keyof typeof pictureTypes;

/** Draws codes; a picture that is asked for again is drawn once. */
@Injectable()
export class QrPictureService {
  private readonly drawn = new LRUCache<string, Buffer>({
    maxSize: maxCachedBytes,
    sizeCalculation: (picture) => picture.length,
  });

  constructor(private readonly config: LinksConfig) {}

  /** `size` in pixels; 400 when it is too small for the code. */
  async draw(qr: Qr, format: PictureFormat, size: number | undefined): Promise<Buffer> {
    const key = `${pictureTag(qr)}.${size ?? ''}.${format}`;
    const known = this.drawn.get(key);
    if (known) return known;
    const svg = qrSvg(qrModules(payloadOf(qr, this.config.LINKS_BASE_URL), qr.logo !== null), qr, size);
    const picture = format === 'svg' ? Buffer.from(svg) : await qrPng(svg);
    this.drawn.set(key, picture);
    return picture;
  }
}

/** Changes with every change of the code. */
export function pictureTag({ id, updated_at }: Qr): string {
  return `${id}-${updated_at.getTime()}`;
}

/** What the picture of a code holds: its scan address, or its content itself. */
export function payloadOf(qr: Pick<Qr, 'type' | 'data' | 'is_dynamic' | 'code'>, baseUrl: string): string {
  return qr.is_dynamic ? scanUrl(baseUrl, qr.code) : qrPayload(qr.type, qr.data);
}
