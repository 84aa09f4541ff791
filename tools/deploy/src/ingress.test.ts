import { beforeAll, describe, expect, it } from '@jest/globals';
import { ingressPath, renderIngress } from './ingress.js';
import { buildManifests, ofKind } from './manifests.js';
import type { Manifest } from './objects.js';
import { reachFindings } from './reach-rules.js';
import { referenceFindings } from './reference-rules.js';
import { readRepositoryFile } from './repository.js';

describe('the overlay for a single node', () => {
  let manifests: Manifest[];
  beforeAll(() => {
    manifests = buildManifests('k8s/overlays/single-node');
  });

  it('routes by an Ingress that is made from the route table, and by no Gateway', () => {
    expect(readRepositoryFile(ingressPath)).toBe(renderIngress());
    expect(ofKind(manifests, 'HTTPRoute')).toStrictEqual([]);
    const hosts = ofKind(manifests, 'Ingress').map(({ metadata, spec }) => [metadata.name, spec.rules[0]!.host]);
    expect(hosts.sort()).toStrictEqual([
      ['links', undefined],
      ['platform', 'id.example.com'],
      ['platform-expressions', 'id.example.com'],
    ]);
  });

  it('sends the root of the host to the console, and notifications of an organization by a regular expression', () => {
    const pathsOf = (name: string) =>
      ofKind(manifests, 'Ingress').find(({ metadata }) => metadata.name === name)!.spec.rules[0]!.http.paths;
    const serviceOf = (name: string, path: string) =>
      pathsOf(name).find((one) => one.path === path)?.backend.service.name;
    expect(serviceOf('platform', '/')).toBe('console');
    expect(serviceOf('platform', '/api/v1/organizations')).toBe('organizations');
    expect(pathsOf('platform-expressions').map(({ path }) => path)).toStrictEqual([
      '/api/v1/organizations/[^/]+/(notifications|notification-[a-z-]+)(/.*)?$',
    ]);
  });

  it('cannot lead to what is not there, nor to what the edge cannot reach', () => {
    const copy = structuredClone(manifests);
    const [path] = ofKind(copy, 'Ingress').find(({ metadata }) => metadata.name === 'links')!.spec.rules[0]!.http.paths;
    path!.backend.service.port.number = 4005;
    expect(referenceFindings(copy)).toContain('Ingress links: no Service links with the port 4005');
    const without = manifests.filter(({ kind, metadata }) => kind !== 'NetworkPolicy' || metadata.name !== 'links-api');
    expect(reachFindings(without)).toContain('the edge cannot reach http://links:3005');
  });

  it('runs one process of each kind', () => {
    const replicas = ofKind(manifests, 'Deployment').map(({ spec }) => spec.replicas);
    expect(new Set(replicas)).toStrictEqual(new Set([1]));
  });
});
