import { page, type PageRoute } from '../../navigation/page-route.js';
import { numberOf } from '../../navigation/params.js';

export const domainRoutes: PageRoute[] = [
  page('links/domains', async () => (await import('./domains.page.js')).DomainsPage),
  page('links/domains/new', async () => (await import('./new-domain.page.js')).NewDomainPage),
  page(
    'links/domains/$id',
    async () => (await import('./domain.page.js')).DomainPage,
    (given) => {
      const id = numberOf(given['id']);
      return id !== undefined && { id };
    },
  ),
];
