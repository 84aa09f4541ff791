import { page, type PageRoute } from '../../navigation/page-route.js';
import { numberOf } from '../../navigation/params.js';

export const splashRoutes: PageRoute[] = [
  page('links/splash', async () => (await import('./splash-pages.page.js')).SplashPagesPage),
  page('links/splash/new', async () => (await import('./new-splash.page.js')).NewSplashPage),
  page(
    'links/splash/$id',
    async () => (await import('./splash.page.js')).SplashPage,
    (given) => {
      const id = numberOf(given['id']);
      return id !== undefined && { id };
    },
  ),
];
