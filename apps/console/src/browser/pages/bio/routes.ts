import { page, type PageRoute } from '../../navigation/page-route.js';
import { numberOf, partOf } from '../../navigation/params.js';
import { bioParts } from '../../navigation/routes.js';

export const bioRoutes: PageRoute[] = [
  page('links/bio', async () => (await import('./bio-pages.page.js')).BioPagesPage),
  page('links/bio/new', async () => (await import('./new-bio-page.page.js')).NewBioPagePage),
  page(
    'links/bio/$id/{-$part}',
    async () => (await import('./bio-page.page.js')).BioPagePage,
    (given) => {
      const [id, part] = [numberOf(given['id']), partOf(bioParts, given['part'])];
      return id !== undefined && part !== undefined && { id, part };
    },
  ),
];
