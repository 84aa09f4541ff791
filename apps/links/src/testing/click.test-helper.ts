import { newUuid } from '@platform/service-kit';
import type { Click } from '../journal/click.js';

export const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36';

/** A person's visit of a short link, now, by default. */
export function someClick(given: Partial<Click> = {}): Click {
  return {
    ...{ id: newUuid(), at: Date.now(), kind: 'link', itemId: 1, accountId: 0, via: null, variant: null },
    ...{ address: '203.0.113.7', userAgent: chrome, referrer: '', language: 'en', signal: null },
    ...given,
  };
}
