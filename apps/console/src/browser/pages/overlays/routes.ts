import { page, type PageRoute } from '../../navigation/page-route.js';
import { numberOf, partOf } from '../../navigation/params.js';
import { overlayParts } from '../../navigation/routes.js';

export const overlayRoutes: PageRoute[] = [
  page('links/overlays', async () => (await import('./overlays.page.js')).OverlaysPage),
  page('links/overlays/new', async () => (await import('./new-overlay.page.js')).NewOverlayPage),
  page(
    'links/overlays/$id/{-$part}',
    async () => (await import('./overlay.page.js')).OverlayPage,
    (given) => {
      const [id, part] = [numberOf(given['id']), partOf(overlayParts, given['part'])];
      return id !== undefined && part !== undefined && { id, part };
    },
  ),
];
