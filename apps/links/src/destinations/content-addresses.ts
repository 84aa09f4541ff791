import type { QrDataOf } from '@platform/contracts';
import type { Qr } from '../records/qr.entity.js';

/** Where the content of a code leads people, in canonical form: what the block list is asked for. */
export function addressesOf({ type, data }: Pick<Qr, 'type' | 'data'>): string[] {
  if (type === 'link') return [(data as QrDataOf<'link'>).url];
  const { site } = type === 'vcard' ? (data as QrDataOf<'vcard'>) : {};
  const href = site ? addressIn(site) : null;
  return href === null ? [] : [href];
}

/** A web address as people write one down, in canonical form: a mere host is one of `http://`, as phones read it. Null for what is none. */
export function addressIn(text: string): string | null {
  return URL.parse(/^https?:/i.test(text) ? text : `http://${text}`)?.href ?? null;
}
