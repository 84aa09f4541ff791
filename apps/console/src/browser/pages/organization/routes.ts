import { page, type PageRoute } from '../../navigation/page-route.js';
import { partOf, uuidOf } from '../../navigation/params.js';
import { organizationParts } from '../../navigation/routes.js';

export const organizationRoutes: PageRoute[] = [
  page('', async () => (await import('../home/home.page.js')).HomePage),
  page('organizations', async () => (await import('../organizations.page.js')).OrganizationsPage),
  page('organizations/new', async () => (await import('../new-organization.page.js')).NewOrganizationPage),
  page(
    'organizations/$uuid/{-$part}',
    async () => (await import('./organization.page.js')).OrganizationPage,
    (given) => {
      const [uuid, part] = [uuidOf(given['uuid']), partOf(organizationParts, given['part'])];
      return uuid !== undefined && part !== undefined && { uuid, part };
    },
  ),
];
