import type { BioBlock, QrDataOf } from '@platform/contracts';
import type { Qr } from '../records/index.js';

/** Where the content of a code leads people, in canonical form: what the block list is asked for. */
export function addressesOfQr({ type, data }: Pick<Qr, 'type' | 'data'>): string[] {
  if (type === 'link') return [(data as QrDataOf<'link'>).url];
  const { site } = type === 'vcard' ? (data as QrDataOf<'vcard'>) : {};
  const href = site ? addressIn(site) : null;
  return href === null ? [] : [href];
}

/**
 * A web address as people write one down, in canonical form. A mere host is one of `http://`, as phones read it. Null
 * for a text that is no address.
 */
export function addressIn(text: string): string | null {
  return URL.parse(/^https?:/i.test(text) ? text : `http://${text}`)?.href ?? null;
}

/** Where the links of a bio page lead, and its pictures: what the block list is asked for. */
export function addressesOfBio(blocks: BioBlock[], types: readonly string[] = ['link', 'image']): string[] {
  return blocks.flatMap((block) => ('url' in block && types.includes(block.type) ? [block.url] : []));
}
