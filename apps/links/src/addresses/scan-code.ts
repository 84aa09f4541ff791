import { randomText } from './alias.js';

/** Longer than a random alias, as who can guess a code sees what it holds. */
const length = 10;

export const scanCodeShape = /^[2-9a-hkmnp-zA-HJ-NP-Z]{10}$/;

export function randomScanCode(): string {
  return randomText(length);
}

/** Public address of a code; with `.png` and `.svg` that of its picture. */
export function scanUrl(baseUrl: string, code: string): string {
  return `${baseUrl}/qr/${code}`;
}
