import { page, type PageRoute } from '../../navigation/page-route.js';
import { numberOf } from '../../navigation/params.js';

export const pixelRoutes: PageRoute[] = [
  page('links/pixels', async () => (await import('./pixels.page.js')).PixelsPage),
  page('links/pixels/new', async () => (await import('./new-pixel.page.js')).NewPixelPage),
  page(
    'links/pixels/$id',
    async () => (await import('./pixel.page.js')).PixelPage,
    (given) => {
      const id = numberOf(given['id']);
      return id !== undefined && { id };
    },
  ),
];
