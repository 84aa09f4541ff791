import { createRootRoute } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { applicationRoutes } from '../pages/applications/routes.js';
import { campaignRoutes } from '../pages/campaigns/routes.js';
import { channelRoutes } from '../pages/channels/routes.js';
import { domainRoutes } from '../pages/domains/routes.js';
import { keyRoutes } from '../pages/keys/routes.js';
import { bioRoutes } from '../pages/bio/routes.js';
import { linkRoutes } from '../pages/links/routes.js';
import { organizationRoutes } from '../pages/organization/routes.js';
import { overlayRoutes } from '../pages/overlays/routes.js';
import { pixelRoutes } from '../pages/pixels/routes.js';
import { splashRoutes } from '../pages/splash/routes.js';
import { qrCodeRoutes } from '../pages/qr-codes/routes.js';
import { utmTemplateRoutes } from '../pages/utm-templates/routes.js';
import { routeBelow, type PageRoute } from './page-route.js';

/** All pages, by area. A new area adds its list here. */
const pages: PageRoute[] = [
  ...organizationRoutes,
  ...applicationRoutes,
  ...linkRoutes,
  ...campaignRoutes,
  ...channelRoutes,
  ...utmTemplateRoutes,
  ...domainRoutes,
  ...keyRoutes,
  ...bioRoutes,
  ...qrCodeRoutes,
  ...overlayRoutes,
  ...splashRoutes,
  ...pixelRoutes,
];

export function routeTree(component: () => ReactNode, notFoundComponent: () => ReactNode) {
  const root = createRootRoute({
    component,
    notFoundComponent,
    // In one with the page that is shown, which the address may be ahead of.
    beforeLoad: ({ location }) => ({
      place: { path: location.pathname, search: location.searchStr, visit: location.state.__TSR_index },
    }),
  });
  return root.addChildren(pages.map((page) => routeBelow(root, page)));
}
