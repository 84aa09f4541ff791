import { page, type PageRoute } from '../../navigation/page-route.js';

export const keyRoutes: PageRoute[] = [
  page('links/keys', async () => (await import('./keys.page.js')).KeysPage),
  page('links/keys/new', async () => (await import('./new-key.page.js')).NewKeyPage),
];
