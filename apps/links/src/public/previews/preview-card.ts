import { createHash } from 'node:crypto';
import { encodeQR } from 'qr';
import { loadSharp } from '../qr-scans/index.js';

const width = 1200;
const height = 630;
const codeSide = 360;
/** Of the widest of the fonts that a machine may have. */
const charactersInLine = 20;
const maxLines = 3;

/** What a card says of an item. All of it is text. */
export interface CardFacts {
  /** Where the item is reached; also in the code on the card. */
  address: string;
  title: string;
  /** A short line below: the host of the destination, or what the item is. */
  note: string;
}

/** A card of our own, 1200 by 630: nothing on it is loaded from elsewhere. The same facts give the same card. */
export function cardSvg({ address, title, note }: CardFacts): string {
  const hue = createHash('sha256').update(address).digest().readUInt16BE() % 360;
  const lines = wrapped(title);
  const top = height / 2 - (lines.length * 58 + 90) / 2 + 48;
  const text = lines.map(
    (line, index) => `<text x="500" y="${top + index * 58}" font-size="46" font-weight="700">${escaped(line)}</text>`,
  );
  const below = top + lines.length * 58;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="hsl(${hue} 48% 30%)"/>` +
    `<stop offset="1" stop-color="hsl(${(hue + 40) % 360} 52% 20%)"/></linearGradient></defs>` +
    `<rect width="${width}" height="${height}" fill="url(#g)"/>` +
    `<rect x="64" y="115" width="400" height="400" rx="28" fill="#fff"/>${code(address)}` +
    `<g fill="#fff" font-family="system-ui,'DejaVu Sans',Helvetica,Arial,sans-serif">${text.join('')}` +
    `<text x="500" y="${below + 4}" font-size="32" fill-opacity=".85">${escaped(clipped(note, 32))}</text>` +
    `<text x="500" y="${below + 56}" font-size="30" fill-opacity=".7">` +
    `${escaped(clipped(address.replace(/^https?:\/\//, ''), 34))}</text></g></svg>`
  );
}

export async function cardPng(facts: CardFacts): Promise<Buffer> {
  const sharp = await loadSharp();
  return sharp(Buffer.from(cardSvg(facts)))
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}

function code(address: string): string {
  const modules = encodeQR(address, 'raw', { ecc: 'medium', border: 1 });
  const scale = codeSide / modules.length;
  const path = modules.flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : []))).join('');
  return `<path fill="#111" shape-rendering="crispEdges" transform="translate(84 135) scale(${scale})" d="${path}"/>`;
}

/** By words where there are some, in at most three lines. */
function wrapped(title: string): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of title.split(/\s+/).flatMap(pieces)) {
    if (line && [...line].length + 1 + [...word].length > charactersInLine) {
      lines.push(line);
      line = '';
    }
    line = line ? `${line} ${word}` : word;
  }
  if (line) lines.push(line);
  if (lines.length <= maxLines) return lines;
  return [...lines.slice(0, maxLines - 1), clipped(`${lines[maxLines - 1]}…`, charactersInLine)];
}

function pieces(word: string): string[] {
  const letters = [...word];
  const count = Math.ceil(letters.length / charactersInLine);
  return Array.from({ length: count }, (_, index) =>
    letters.slice(index * charactersInLine, (index + 1) * charactersInLine).join(''),
  );
}

function clipped(text: string, most: number): string {
  const letters = [...text];
  return letters.length <= most ? text : `${letters.slice(0, most - 1).join('')}…`;
}

/** Characters that XML does not know would make the card unreadable. */
function escaped(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\u0000-\u001f\u007f-\u009f\ufffe\uffff]/g, ' ')
    .replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
