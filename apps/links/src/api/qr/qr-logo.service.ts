import { Injectable } from '@nestjs/common';
import { Problem } from '@platform/service-kit';
import { FetchFault, isPngOrJpeg, SafeFetcher } from '../../destinations/index.js';
import { loadSharp } from '../../public/qr-scans/index.js';

/** Enough for the largest picture of a code, and what a row of the table should hold. */
const side = 256;
const maxPixels = 4096 * 4096;

/** The logo in the middle of a code: a png or jpg picture from an address or in a data URL. */
@Injectable()
export class QrLogoService {
  constructor(private readonly fetcher: SafeFetcher) {}

  /**
   * Draws the logo anew as a square PNG of at most 256 pixels: nothing of the sender's file stays but its look.
   *
   * @throws Problem 400 for what is no such picture
   */
  async read(text: string): Promise<Buffer> {
    const bytes = text.startsWith('data:') ? fromDataUrl(text) : await this.fetch(text);
    const sharp = await loadSharp();
    try {
      return await sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' })
        .rotate()
        .resize(side, side, { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 }, withoutEnlargement: false })
        .png({ compressionLevel: 9, palette: true })
        .toBuffer();
    } catch {
      throw refused('is no png or jpg picture that can be read, or larger than 16 megapixels');
    }
  }

  private async fetch(url: string): Promise<Buffer> {
    if (!/^https?:\/\//i.test(url)) throw refused('must be the address or data URL of a png or jpg picture');
    try {
      return await this.fetcher.picture(url);
    } catch (err) {
      if (err instanceof FetchFault) throw refused(`cannot be used: ${err.message}`);
      throw err;
    }
  }
}

function fromDataUrl(text: string): Buffer {
  const [, base64] = /^data:image\/(?:png|jpe?g);base64,([a-z0-9+/]+={0,2})$/i.exec(text) ?? [];
  const bytes = Buffer.from(base64 ?? '', 'base64');
  if (!isPngOrJpeg(bytes)) throw refused('must be the address or data URL of a png or jpg picture');
  return bytes;
}

function refused(message: string): Problem {
  return Problem.field('logo', message);
}
