import { isUuid } from '@platform/contracts';

/** Where a page begins: behind this entry. The number of the page only counts along. */
interface Place {
  page: number;
  uuid: string;
}

/** The address of the page behind `uuid`, the last entry of the page `page`; `first` is that of the first one. */
export function nextLink(first: string, page: number, uuid: string): string {
  const link = new URL(first);
  link.searchParams.delete('page');
  link.searchParams.set('cursor', Buffer.from(`${page + 1}.${uuid}`).toString('base64url'));
  return link.href;
}

/** Undefined for what `nextLink` never wrote. */
export function readCursor(cursor: string): Place | undefined {
  const [page = '', uuid = ''] = Buffer.from(cursor, 'base64url').toString().split('.');
  return /^[1-9]\d{0,6}$/.test(page) && isUuid(uuid) ? { page: Number(page), uuid } : undefined;
}
