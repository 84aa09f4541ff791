import { page, type PageRoute } from '../../navigation/page-route.js';
import { numberOf, partOf } from '../../navigation/params.js';
import { qrCodeParts } from '../../navigation/routes.js';

export const qrCodeRoutes: PageRoute[] = [
  page('links/qr-codes', async () => (await import('./qr-codes.page.js')).QrCodesPage),
  page('links/qr-codes/new', async () => (await import('./new-qr-code.page.js')).NewQrCodePage),
  page(
    'links/qr-codes/$id/{-$part}',
    async () => (await import('./qr-code.page.js')).QrCodePage,
    (given) => {
      const [id, part] = [numberOf(given['id']), partOf(qrCodeParts, given['part'])];
      return id !== undefined && part !== undefined && { id, part };
    },
  ),
];
