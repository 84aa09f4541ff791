import { asker } from '../asker.js';
import type { Kind, Stage } from '../kinds.js';
import { pagesOf } from './lists.js';

const perPage = 10;
const days = 30;
const dayMs = 86_400_000;

export async function linksKinds({ platform, cast, rows, number }: Stage): Promise<Kind[]> {
  const service = 'links';
  const asOwner = asker(platform.services, cast.links.key);
  const { rows: found } = await platform.sql.links.query<{ id: number }>(`SELECT id FROM link WHERE alias_key = 'g1'`);
  const hot = found[0]!.id;
  const list = (name: string, query: string, some = rows) =>
    pagesOf({ service, asker: asOwner, name, path: `/api/urls?limit=${perPage}${query}`, perPage, rows: some });
  const get = (name: string, pathOf: (n: number) => string): Kind => ({
    service,
    name,
    ask: (n) => asOwner.get(service, pathOf(n)),
  });
  const span = `from=${dayOf(Date.now() - (days - 1) * dayMs)}&to=${dayOf(Date.now())}`;
  return [
    ...(await list('links', '')),
    ...(await list('links by clicks', '&order=click')),
    get('links, search that finds one of 1,000', () => `/api/urls?limit=${perPage}&page=1&q=needle`),
    get('links, search that finds nothing', () => `/api/urls?limit=${perPage}&page=1&q=nothinglikethis`),
    get('links of a tag that a tenth has', () => `/api/urls?limit=${perPage}&page=1&tag=spring`),
    get('links of a rare tag', () => `/api/urls?limit=${perPage}&page=1&tag=rare`),
    get('tags', () => `/api/tags?limit=${perPage}&page=1`),
    get('a link', (n) => `/api/url/${hot + 1 + ((n * 7) % (rows - 2))}`),
    get('a link with many clicks', () => `/api/url/${hot}`),
    get('statistics of a link with many clicks, 30 days', () => `/api/statistics/links/${hot}?${span}`),
    get('statistics of the account, 30 days', () => `/api/statistics?${span}`),
    get('the account', () => '/api/account'),
    {
      service,
      name: 'create a link',
      ask: (n) => asOwner.send(service, 'POST', '/api/url/add', { url: `https://example.org/made/${number}/${n}` }),
    },
    { service, name: 'redirect, asked before', ask: () => redirected(platform.services.links.url, 'g1') },
    { service, name: 'redirect, never asked', ask: (n) => redirected(platform.services.links.url, `g${rows - 1 - n}`) },
  ];
}

async function redirected(url: string, alias: string): Promise<void> {
  const res = await fetch(`${url}/${alias}`, { redirect: 'manual' });
  await res.arrayBuffer();
  if (!res.headers.has('location')) throw new Error(`${alias} does not lead anywhere: ${res.status}`);
}

function dayOf(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}
