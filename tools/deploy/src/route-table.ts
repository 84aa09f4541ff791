import { readRepositoryFile } from './repository.js';
import { ofKind, parseManifests } from './manifests.js';
import type { PathMatch, RouteSpec } from './objects.js';

export interface Route {
  match: PathMatch;
  /** The Service that answers; undefined for a redirect. */
  backend?: { name: string; port: number };
  redirect?: { path: string; statusCode: number };
}

/** The table of one HTTPRoute of k8s/base/routes.yaml: `platform` (the public host) or `links` (its own hosts). */
export function readRouteTable(name: 'platform' | 'links'): Route[] {
  const manifests = parseManifests(readRepositoryFile('k8s/base/routes.yaml'));
  const route = ofKind(manifests, 'HTTPRoute').find(({ metadata }) => metadata.name === name);
  if (!route) throw new Error(`k8s/base/routes.yaml has no HTTPRoute ${name}`);
  return routesOf(route.spec);
}

function routesOf(spec: RouteSpec): Route[] {
  return spec.rules.flatMap((rule) => {
    const redirect = rule.filters?.[0]?.requestRedirect;
    return rule.matches.map(({ path }) => ({
      match: path,
      ...(rule.backendRefs && { backend: rule.backendRefs[0] }),
      ...(redirect?.path && { redirect: { path: redirect.path.replaceFullPath, statusCode: redirect.statusCode } }),
    }));
  });
}

const rank = { Exact: 0, RegularExpression: 1, PathPrefix: 2 };

/** The route that answers a path: Exact, then RegularExpression, then the longest prefix by segments. */
export function resolveRoute(table: Route[], path: string): Route | undefined {
  return table
    .filter(({ match }) => matches(match, path))
    .sort((a, b) => rank[a.match.type] - rank[b.match.type] || b.match.value.length - a.match.value.length)[0];
}

function matches({ type, value }: PathMatch, path: string): boolean {
  if (type === 'Exact') return path === value;
  if (type === 'RegularExpression') return new RegExp(`^(?:${value})$`).test(path);
  const prefix = value.replace(/\/$/, '');
  return path === prefix || path.startsWith(`${prefix}/`);
}
