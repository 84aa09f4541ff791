import { qrSizes } from '@platform/contracts';
import { Problem } from '@platform/service-kit';
import { encodeQR, type ErrorCorrection } from 'qr';
import { loadSharp } from './load-sharp.js';

/** Modules of white around a code (ISO/IEC 18004, 9.1). */
const quietZone = 4;
/** A finer picture is lost in the first resampling. */
const minPixelsOfModule = 2;
/** Of the width, which is a twentieth of the area: level H restores more than five times as much. */
const logoShare = 0.22;
/** Bytes that fit into the largest code, by its level. */
const capacity = { low: 2953, medium: 2331, high: 1273 };

export interface QrLook {
  foreground: string;
  background: string;
  /** PNG, from `readLogo`. */
  logo: Buffer | null;
}

/**
 * The modules of a code. A logo covers a part of it, so then the level is H. Else it is M, or L where the content does
 * not fit otherwise.
 */
export function qrModules(payload: string, hasLogo: boolean): boolean[][] {
  const levels: (keyof typeof capacity & ErrorCorrection)[] = hasLogo ? ['high'] : ['medium', 'low'];
  for (const ecc of levels) {
    try {
      // The library wants a border; ours is drawn by `qrSvg`.
      return encodeQR(payload, 'raw', { ecc, border: 1 })
        .slice(1, -1)
        .map((row) => row.slice(1, -1));
    } catch (err) {
      if (!(err instanceof Error) || !/capacity/i.test(err.message)) throw err;
    }
  }
  const most = capacity[levels.at(-1)!];
  const bytes = Buffer.byteLength(payload);
  throw Problem.field(
    'data',
    `is too long for a QR code${hasLogo ? ' with a logo' : ''}: ${bytes} bytes when encoded, at most ${most}`,
  );
}

/**
 * An SVG of exactly `size` pixels, with modules on whole pixels.
 *
 * @throws Problem 400 for `size` when the modules would be too small to scan
 */
export function qrSvg(modules: boolean[][], look: QrLook, wantedSize?: number): string {
  const across = modules.length + 2 * quietZone;
  const size = wantedSize ?? Math.max(qrSizes.usual, across * minPixelsOfModule * 2);
  const scale = Math.floor(size / across);
  if (scale < minPixelsOfModule)
    throw Problem.field('size', `must be at least ${across * minPixelsOfModule} for this code`);
  const offset = Math.floor((size - modules.length * scale) / 2);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${size} ${size}" ` +
    `shape-rendering="crispEdges">` +
    `<rect width="${size}" height="${size}" fill="${look.background}"/>` +
    `<path fill="${look.foreground}" transform="translate(${offset} ${offset}) scale(${scale})" ` +
    `d="${outline(modules)}"/>` +
    (look.logo ? logoOf(look.logo, look.background, modules.length * scale, size) : '') +
    '</svg>'
  );
}

export async function qrPng(svg: string): Promise<Buffer> {
  const sharp = await loadSharp();
  return sharp(Buffer.from(svg)).png({ compressionLevel: 9, palette: false }).toBuffer();
}

/** One rectangle for each run of dark modules. */
function outline(modules: boolean[][]): string {
  let path = '';
  modules.forEach((row, y) => {
    for (let x = 0; x < row.length; x++) {
      if (!row[x]) continue;
      const start = x;
      while (row[x + 1]) x++;
      const width = x - start + 1;
      path += `M${start} ${y}h${width}v1h-${width}z`;
    }
  });
  return path;
}

function logoOf(logo: Buffer, background: string, width: number, size: number): string {
  const side = Math.round(width * logoShare);
  const margin = Math.round(side * 0.08);
  const at = Math.round((size - side) / 2);
  return (
    `<rect x="${at}" y="${at}" width="${side}" height="${side}" rx="${margin}" fill="${background}"/>` +
    `<image x="${at + margin}" y="${at + margin}" width="${side - 2 * margin}" height="${side - 2 * margin}" ` +
    `href="data:image/png;base64,${logo.toString('base64')}"/>`
  );
}
