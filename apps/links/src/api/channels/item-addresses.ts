import type { ChannelItemType } from '@platform/contracts';
import { bioUrl, originOf, scanUrl, shortUrl } from '../../addresses/index.js';

/** An item of a channel with what its addresses are made of. */
export interface ItemRow {
  type: ChannelItemType;
  item_id: number;
  title: string;
  /** Alias or code. */
  address: string;
  /** Of a link on a domain of its account's own. */
  host: string | null;
  scheme: string | null;
  assigned_at: Date;
}

/** Where an item leads, and a picture of it: always on an origin of ours, never hot-linked from the destination. */
export function itemAddresses(baseUrl: string, row: ItemRow): { preview: string; link: string } {
  const { type, address } = row;
  if (type === 'qr') {
    const link = scanUrl(baseUrl, address);
    return { preview: `${link}.png`, link };
  }
  const link = type === 'bio' ? bioUrl(baseUrl, address) : shortUrl(originOf(row, baseUrl), address);
  return { preview: `${link}/i`, link };
}
