import { createRoute, lazyRouteComponent, useParams, type AnyRootRoute } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { basePath } from '../settings.js';

type Given = Partial<Record<string, string>>;

/** A page of the console, which is loaded when it is first shown. */
export interface PageRoute {
  /** Below the console's own: `links/$id`. */
  path: string;
  /** What of the path names the thing that is shown: another one is another page. */
  params?: (given: Given) => object | false;
  load: () => Promise<ComponentType>;
}

/**
 * @param path with `$name` for a parameter and `{-$name}` for one that may be missing
 * @param params the properties of the page, made of the parameters; false when there is no such page
 */
export function page<P extends object = object>(
  path: string,
  load: () => Promise<ComponentType<P>>,
  params?: (given: Given) => P | false,
): PageRoute {
  return { path, load: load as PageRoute['load'], ...(params && { params }) };
}

export function routeBelow(root: AnyRootRoute, { path, load, params }: PageRoute) {
  return createRoute({
    getParentRoute: () => root,
    path: `${basePath}/${path}`,
    ...(params && { params: { parse: (given: Given) => params(given) as Record<string, string> | false } }),
    component: lazyRouteComponent(async () => ({ default: withParams(await load()) })),
  });
}

/** The parts of a thing are one page, so that the thing itself is not loaded again for the next of them. */
function withParams(Page: ComponentType<object>) {
  return function RoutedPage() {
    const params: Record<string, unknown> = useParams({ strict: false });
    const { part: _, ...thing } = params;
    return <Page key={JSON.stringify(thing)} {...params} />;
  };
}
