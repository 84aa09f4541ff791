import { createRouter, type AnyRoute, type Router, type RouterHistory } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { routeTree } from './route-tree.js';
import { parseSearch, stringifySearch } from './search.js';

interface Shell {
  /** Around every page. */
  component: () => ReactNode;
  unknown: () => ReactNode;
  broken: () => ReactNode;
  /** Of a page that takes long to be loaded. */
  pending: () => ReactNode;
}

export type ConsoleRouter = Router<AnyRoute, 'never', false, RouterHistory>;

/** @param history of the browser, unless a test has one of its own */
export function consoleRouter({ component, unknown, broken, pending }: Shell, history?: RouterHistory): ConsoleRouter {
  return createRouter({
    routeTree: routeTree(component, unknown),
    defaultErrorComponent: broken,
    defaultPendingComponent: pending,
    parseSearch,
    stringifySearch,
    notFoundMode: 'root',
    ...(history && { history }),
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ConsoleRouter;
  }
}
