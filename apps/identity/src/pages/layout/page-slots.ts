import { randomBytes } from 'node:crypto';
import { randomToken, html } from '@platform/service-kit';
import type { Language } from '../i18n/index.js';
import { brandFoot, brandHead, brandMark, type PageBrand } from './page-brand.js';
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
  /** Of the product, or of the organization or client whose page it is. */
  mark: `mark-${secret}`,
  brandHead: `head-${secret}`,
  brandFoot: (language: Language) => `foot-${secret}-${language}`,
};
const brandFoots = new RegExp(`foot-${secret}-([a-z]+)`, 'g');

/**
 * The finished page and its headers. `address` is undefined where the page cannot be asked for again, `image` is one of
 * another host.
 */
export function fillSlots(
  page: string,
  address: string | undefined,
  { image, brand }: { image?: string | undefined; brand?: PageBrand | undefined } = {},
): { text: string; headers: Record<string, string> } {
  const nonce = page.includes(slots.nonce) ? randomToken() : undefined;
  const kept = page
    .split(slots.needsAddress)
    .filter((_, index) => address !== undefined || index % 2 === 0)
    .join('');
  const text = kept
    .replaceAll(slots.mark, () => String(brandMark(brand)))
    .replaceAll(slots.brandHead, () => String(html`${brandHead(brand)}`))
    .replaceAll(brandFoots, (_, language: Language) => String(html`${brandFoot(brand, language)}`))
    .replaceAll(slots.address, () => String(html`${address}`))
    .replaceAll(slots.nonce, nonce ?? '');
  return { text, headers: { ...pageHeaders(nonce, image), 'cache-control': 'no-store' } };
}
