import { randomInt } from 'node:crypto';

/** As of random aliases: nobody misreads them. Ten of them, as who can guess a code sees what it holds. */
const alphabet = '23456789abcdefghkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ';
const length = 10;

export const scanCodeShape = /^[2-9a-hkmnp-zA-HJ-NP-Z]{10}$/;

export function randomScanCode(): string {
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
}

/** Public address of a code; with `.png` and `.svg` that of its picture. */
export function scanUrl(baseUrl: string, code: string): string {
  return `${baseUrl}/qr/${code}`;
}
