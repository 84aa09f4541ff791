import { beforeAll, describe, expect, it } from '@jest/globals';
import { gatewayFindings } from './gateway-rules.js';
import { buildManifests, ofKind } from './manifests.js';
import type { Manifest } from './objects.js';

describe('the Gateway', () => {
  let manifests: Manifest[];
  beforeAll(() => {
    manifests = buildManifests('k8s/overlays/example');
  });
  const routeOf = (all: Manifest[], name: string) =>
    ofKind(all, 'HTTPRoute').find(({ metadata }) => metadata.name === name)!;

  it('serves short links by http, for branded domains without a certificate', () => {
    const { spec } = ofKind(manifests, 'Gateway')[0]!;
    const byHttp = spec.listeners.filter(({ protocol }) => protocol === 'HTTP').map(({ name }) => name);
    const attached = routeOf(manifests, 'links-http').spec.parentRefs.map(({ sectionName }) => sectionName);
    expect(byHttp).toStrictEqual(['links-http']);
    expect(attached).toContain('links-http');
    expect([...gatewayFindings(manifests)]).toStrictEqual([]);
  });

  it('cannot serve a host of our own by http', () => {
    const copy = structuredClone(manifests);
    routeOf(copy, 'to-https').spec.hostnames = ['id.example.com'];
    expect([...gatewayFindings(copy)]).toStrictEqual([
      'Gateway platform: the listener links-http serves go.example.com by http',
    ]);
    const without = manifests.filter((manifest) => manifest !== routeOf(manifests, 'to-https'));
    expect([...gatewayFindings(without)].length).toBe(2);
  });

  it('cannot serve an API by http', () => {
    const copy = structuredClone(manifests);
    routeOf(copy, 'links').spec.parentRefs.push({ name: 'platform', sectionName: 'links-http' });
    expect([...gatewayFindings(copy)].join()).toMatch(/the listener links-http serves links by http/);
  });

  it('cannot redirect in a circle', () => {
    const copy = structuredClone(manifests);
    routeOf(copy, 'to-https').spec.parentRefs.push({ name: 'platform', sectionName: 'links' });
    expect([...gatewayFindings(copy)].join()).toMatch(/the listener links sends what came by https to https/);
  });
});
