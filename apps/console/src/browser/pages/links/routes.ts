import { page, type PageRoute } from '../../navigation/page-route.js';
import { numberOf, partOf } from '../../navigation/params.js';
import { linkParts } from '../../navigation/routes.js';

export const linkRoutes: PageRoute[] = [
  page('links', async () => (await import('./links.page.js')).LinksPage),
  page('links/new', async () => (await import('./new-link.page.js')).NewLinkPage),
  page('links/import', async () => (await import('./import-links.page.js')).ImportLinksPage),
  page('links/statistics', async () => (await import('./statistics.page.js')).StatisticsPage),
  page(
    'links/$id/{-$part}',
    async () => (await import('./link.page.js')).LinkPage,
    (given) => {
      const [id, part] = [numberOf(given['id']), partOf(linkParts, given['part'])];
      return id !== undefined && part !== undefined && { id, part };
    },
  ),
];
