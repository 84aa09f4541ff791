import { page, type PageRoute } from '../../navigation/page-route.js';
import { uuidOf } from '../../navigation/params.js';

export const applicationRoutes: PageRoute[] = [
  page('applications', async () => (await import('./applications.page.js')).ApplicationsPage),
  page('applications/new', async () => (await import('./new-application.page.js')).NewApplicationPage),
  page(
    'applications/$id',
    async () => (await import('./application.page.js')).ApplicationPage,
    ({ id: given }) => {
      const id = uuidOf(given);
      return id !== undefined && { id };
    },
  ),
];
