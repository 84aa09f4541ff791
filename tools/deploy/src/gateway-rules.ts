import { describeManifest, ofKind } from './manifests.js';
import type { Listener, Manifest, RouteSpec } from './objects.js';

/**
 * By http a Gateway serves short links on branded domains, but no API, and no host of our own: that one is sent to
 * https.
 */
export function* gatewayFindings(manifests: Manifest[]): Generator<string> {
  for (const gateway of ofKind(manifests, 'Gateway')) {
    for (const listener of gateway.spec.listeners) {
      const routes = ofKind(manifests, 'HTTPRoute').filter(({ spec }) =>
        spec.parentRefs.some(
          ({ name, sectionName }) => name === gateway.metadata.name && sectionName === listener.name,
        ),
      );
      for (const finding of listenerFindings(listener, routes, ownHosts(manifests)))
        yield `${describeManifest(gateway)}: the listener ${listener.name} ${finding}`;
    }
  }
}

function* listenerFindings(listener: Listener, routes: Manifest<RouteSpec>[], hosts: string[]): Generator<string> {
  const redirects = routes.filter(({ spec }) => spec.rules.every(leadsToHttps));
  if (listener.protocol !== 'HTTP') {
    if (redirects.length) yield 'sends what came by https to https';
    return;
  }
  const backends = routes.flatMap(({ spec }) => spec.rules.flatMap(({ backendRefs = [] }) => backendRefs));
  for (const { name } of backends) if (name !== 'links-redirector') yield `serves ${name} by http`;
  for (const host of hosts) {
    const isTaken = !listener.hostname || listener.hostname === host;
    if (isTaken && !redirects.some(({ spec }) => spec.hostnames?.includes(host))) yield `serves ${host} by http`;
  }
}

const leadsToHttps = ({ filters = [] }: RouteSpec['rules'][number]) =>
  filters.some(({ requestRedirect }) => requestRedirect?.scheme === 'https');

/** The hosts of the platform and of links, where they are meant to be reached by https. */
function ownHosts(manifests: Manifest[]): string[] {
  const { AUTH_URL, LINKS_BASE_URL } =
    ofKind(manifests, 'ConfigMap').find(({ data }) => data?.['AUTH_URL'])?.data ?? {};
  return [AUTH_URL, LINKS_BASE_URL].flatMap((origin) => {
    const url = URL.parse(origin ?? '');
    return url?.protocol === 'https:' ? [url.hostname] : [];
  });
}
