import { page, type PageRoute } from '../../navigation/page-route.js';
import { partOf, uuidOf } from '../../navigation/params.js';
import { applicationParts } from '../../navigation/routes.js';

export const applicationRoutes: PageRoute[] = [
  page('applications', async () => (await import('./applications.page.js')).ApplicationsPage),
  page('applications/new', async () => (await import('./new-application.page.js')).NewApplicationPage),
  page(
    'applications/$id/{-$part}',
    async () => (await import('./application.page.js')).ApplicationPage,
    (given) => {
      const [id, part] = [uuidOf(given['id']), partOf(applicationParts, given['part'])];
      return id !== undefined && part !== undefined && { id, part };
    },
  ),
];
