import type { ServiceName } from '@platform/contracts';
import type { Asker } from '../asker.js';
import type { Kind } from '../kinds.js';

export interface List {
  service: ServiceName;
  asker: Asker;
  name: string;
  /** With a query, but for the page. */
  path: string;
  perPage: number;
  rows: number;
}

interface Page {
  links?: { next: string | null };
  data?: { nextcursor?: string | null };
}

/**
 * The first page of a list, and its middle and its end: by the number of the page, and by the cursor of the page before
 * where the list has cursors.
 */
export async function pagesOf({ service, asker, name, path, perPage, rows }: List): Promise<Kind[]> {
  const get = (address: string) => () => asker.get(service, address);
  const at = (page: number) => `${path}&page=${page}`;
  const last = Math.ceil(rows / perPage);
  const kinds: Kind[] = [{ service, name: `${name}, first page`, ask: get(at(1)) }];
  for (const [place, page] of [
    ['middle', Math.ceil(last / 2)],
    ['last', last],
  ] as const) {
    kinds.push({ service, name: `${name}, ${place} page by number`, isByNumber: true, ask: get(at(page)) });
    const byCursor = page > 1 && addressBehind(await asker.get<Page>(service, at(page - 1)), path);
    if (byCursor) kinds.push({ service, name: `${name}, ${place} page by cursor`, ask: get(byCursor) });
  }
  return kinds;
}

/** The address of the page behind this one, if it goes on by a cursor. */
function addressBehind({ links, data }: Page, path: string): string | undefined {
  const next = links?.next && new URL(links.next);
  if (next && next.searchParams.has('cursor')) return next.pathname + next.search;
  return data?.nextcursor ? `${path}&cursor=${encodeURIComponent(data.nextcursor)}` : undefined;
}
