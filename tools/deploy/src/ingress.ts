import { stringify } from 'yaml';
import { readRouteTable, type Route } from './route-table.js';

export const ingressPath = 'k8s/components/ingress/ingress.yaml';

/** Each Ingress controller has its own word for a path that is a regular expression; the others pass over it. */
const regularExpressions = {
  'traefik.ingress.kubernetes.io/router.pathmatcher': 'PathRegexp',
  'nginx.org/path-regex': 'case_sensitive',
  'haproxy-ingress.github.io/path-type': 'regex',
};

/**
 * The Ingresses of the component `ingress`, made from the route table. Paths that are regular expressions have one of
 * their own. The console itself redirects from `/`, as an Ingress cannot.
 */
export function renderIngress(): string {
  const platform = readRouteTable('platform').map((route) =>
    route.redirect ? { match: route.match, backend: { name: 'console', port: 3006 } } : route,
  );
  const isExpression = ({ match }: Route) => match.type === 'RegularExpression';
  const objects = [
    ingress(
      'platform',
      { host: 'id.example.com', secret: 'platform-tls' },
      platform.filter((one) => !isExpression(one)),
    ),
    ingress(
      'platform-expressions',
      { host: 'id.example.com', secret: 'platform-tls', annotations: regularExpressions },
      platform.filter(isExpression),
    ),
    ingress('links', { secret: 'links-tls' }, readRouteTable('links')),
  ];
  return `# Made from k8s/base/routes.yaml by tools/deploy (main.js --write). Do not edit.
${objects.map((object) => stringify(object, { lineWidth: 0 })).join('---\n')}`;
}

interface Place {
  host?: string;
  secret: string;
  annotations?: Record<string, string>;
}

/**
 * Without a host it takes every host that no other Ingress names: people bring domains of their own for their links.
 */
function ingress(name: string, { host, secret, annotations }: Place, routes: Route[]) {
  const paths = routes.map(({ match: { type, value }, backend }) => ({
    path: value.replace(/^\^/, ''),
    pathType: { Exact: 'Exact', PathPrefix: 'Prefix', RegularExpression: 'ImplementationSpecific' }[type],
    backend: { service: { name: backend!.name, port: { number: backend!.port } } },
  }));
  return {
    apiVersion: 'networking.k8s.io/v1',
    kind: 'Ingress',
    metadata: { name, ...(annotations && { annotations }) },
    spec: {
      ingressClassName: 'example',
      tls: [{ ...(host && { hosts: [host] }), secretName: secret }],
      rules: [{ ...(host && { host }), http: { paths } }],
    },
  };
}
