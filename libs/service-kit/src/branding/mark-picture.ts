import { createHash } from 'node:crypto';
import { largestMarkBytes, markSide } from '@platform/contracts';
import { Problem } from '../common/problem.js';
import { Semaphore } from '../concurrency/semaphore.js';

/** As libvips names them. It would read more: SVG is a document, and the others nobody has a mark in. */
const formats = ['png', 'jpeg', 'webp'];
/** What a file of 200 KB unpacks to may be a thousand times as large. */
const maxPixels = 4096 * 4096;
/** Such a picture takes 90 MB and a second or two: several at once would end a process, with all that it answers. */
const drawing = new Semaphore(1, 5);

export interface MarkPicture {
  bytes: Buffer;
  /** SHA-256 of the bytes in hexadecimal. */
  hash: string;
}

/** What is used here of sharp. The kit does not depend on it: only images of services that draw hold it. */
interface Sharp {
  metadata(): Promise<{ format?: string }>;
  rotate(): Sharp;
  resize(width: number, height: number, options: { fit: 'contain'; background: object }): Sharp;
  png(options: { compressionLevel: number; palette: boolean }): Sharp;
  toBuffer(): Promise<Buffer>;
}
type LoadSharp = () => Promise<{
  default: (input: Buffer, options: { limitInputPixels: number; failOn: 'error' }) => Sharp;
}>;

/**
 * Draws the picture anew as a square PNG, which all mail programs show: nothing of the sender's file stays but its
 * look.
 *
 * @param load sharp, by the first picture: most processes never draw one
 * @throws Problem 422 for what is no such picture; 503 while too many wait
 */
export async function markPicture(dataUrl: string, load: LoadSharp): Promise<MarkPicture> {
  const given = bytesOf(dataUrl);
  return drawing.run(() => drawn(given, load));
}

async function drawn(given: Buffer, load: LoadSharp): Promise<MarkPicture> {
  const { default: sharp } = await load();
  const picture = sharp(given, { limitInputPixels: maxPixels, failOn: 'error' });
  const { format } = await picture.metadata().catch(() => ({ format: undefined }));
  if (!format || !formats.includes(format)) throw refused('must be a PNG, JPEG or WebP picture');
  try {
    const bytes = await picture
      .rotate()
      .resize(markSide, markSide, { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
      .png({ compressionLevel: 9, palette: true })
      .toBuffer();
    return { bytes, hash: createHash('sha256').update(bytes).digest('hex') };
  } catch {
    throw refused('cannot be read');
  }
}

function bytesOf(dataUrl: string): Buffer {
  const [, base64] = /^data:image\/(?:png|jpeg|jpg|webp);base64,([a-z0-9+/]+={0,2})$/i.exec(dataUrl) ?? [];
  if (!base64) throw refused('must be the data URL of a PNG, JPEG or WebP picture');
  const bytes = Buffer.from(base64, 'base64');
  if (bytes.length > largestMarkBytes) throw refused('must be at most 200 KB');
  return bytes;
}

function refused(message: string): Problem {
  return Problem.field('picture', message);
}
