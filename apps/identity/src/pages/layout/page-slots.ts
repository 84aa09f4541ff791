import { randomBytes } from 'node:crypto';
import { randomToken, html } from '@platform/service-kit';
import { pageHeaders } from './page-headers.js';

const secret = randomBytes(16).toString('hex');

/**
 * Places in a page for what is known only when it leaves. They are words that nobody outside of this process knows, so
 * that no text of a person can stand for one.
 */
export const slots = {
  nonce: `nonce-${secret}`,
  /** The page's own address, to come back to. */
  address: `address-${secret}`,
  /** Before and after what makes no sense without that address. */
  needsAddress: `needs-${secret}`,
};

/** The finished page and its headers. `address` is undefined where the page cannot be asked for again. */
export function fillSlots(
  page: string,
  address: string | undefined,
  image?: string,
): { text: string; headers: Record<string, string> } {
  const nonce = page.includes(slots.nonce) ? randomToken() : undefined;
  const kept = page
    .split(slots.needsAddress)
    .filter((_, index) => address !== undefined || index % 2 === 0)
    .join('');
  const text = kept.replaceAll(slots.address, () => String(html`${address}`)).replaceAll(slots.nonce, nonce ?? '');
  return { text, headers: { ...pageHeaders(nonce, image), 'cache-control': 'no-store' } };
}
