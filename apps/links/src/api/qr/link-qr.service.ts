import { Injectable, StreamableFile } from '@nestjs/common';
import type { QrPictureQuery } from '@platform/contracts';
import { LinksReader } from '../links/index.js';
import { pictureTypes, qrModules, qrPng, qrSvg } from '../../public/qr-scans/index.js';
import { defaultColors } from './qr-colors.js';

const look = { ...defaultColors, logo: null };

/**
 * Draws the short address of a link as a QR code. Nothing is stored, and a scan is a visit of the link. Codes with a
 * look, a name and scans of their own are records (`/api/qr`).
 */
@Injectable()
export class LinkQrService {
  constructor(private readonly links: LinksReader) {}

  /** 400 for `size` when it is too small for the code. */
  async picture(accountId: number, id: number, { format, size }: QrPictureQuery): Promise<StreamableFile> {
    const address = await this.links.addressOf(accountId, id);
    const svg = qrSvg(qrModules(address, false), look, size);
    return new StreamableFile(format === 'svg' ? Buffer.from(svg) : await qrPng(svg), {
      type: pictureTypes[format],
      disposition: `attachment; filename="qr-${id}.${format}"`,
    });
  }
}
