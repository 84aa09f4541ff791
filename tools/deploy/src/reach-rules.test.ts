import { beforeAll, describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { readCompose } from './compose-rules.js';
import { buildManifests, ofKind } from './manifests.js';
import type { Manifest } from './objects.js';
import { mayEnter } from './network-policies.js';
import { composeReachFindings, reachFindings } from './reach-rules.js';

const ofApi = { 'app.kubernetes.io/component': 'api', 'app.kubernetes.io/part-of': 'platform' };
const redirector = { ...ofApi, 'app.kubernetes.io/name': 'links', 'app.kubernetes.io/component': 'redirector' };

describe('network policies', () => {
  let manifests: Manifest[];
  beforeAll(() => {
    manifests = buildManifests('k8s/overlays/example');
  });

  const without = (name: string) =>
    reachFindings(manifests.filter(({ kind, metadata }) => kind !== 'NetworkPolicy' || metadata.name !== name));

  it('let every workload reach what its settings name, the internet where needed, and nothing else', () => {
    expect(reachFindings(manifests)).toStrictEqual([]);
  });

  it('cannot lose a needed connection', () => {
    for (const [policy, finding] of [
      [
        'identity-organizations',
        /^Deployment identity-api: cannot reach http:\/\/organizations:5002, its ORGANIZATIONS_URL$/m,
      ],
      ['identity-api', /links-api: cannot reach http:\/\/identity:5001, its IDENTITY_URL/],
      ['identity-internet', /identity-worker: cannot reach the internet/],
      ['links-internet', /links-redirector: cannot reach the internet/],
      ['links-mail', /links-worker: cannot reach what SMTP_URL names/],
      ['platform', /organizations-migrate: cannot reach what DATABASE_URL names/],
      ['platform', /webhooks-worker: the monitoring cannot reach/],
      ['links-api', /the edge cannot reach http:\/\/links-redirector:3005/],
    ] as const)
      assert.match(without(policy).join('\n'), finding, policy);
  });

  it('are checked at both ends, by direction, port and kind of peer', () => {
    const copy = structuredClone(manifests);
    const policy = (name: string) => ofKind(copy, 'NetworkPolicy').find(({ metadata }) => metadata.name === name)!.spec;
    const { from } = policy('organizations-api').ingress![1]!;
    const identity = from!.pop()!;
    from!.push({ podSelector: { matchLabels: { 'app.kubernetes.io/name': 'links' } } });
    expect(reachFindings(copy).join('\n')).toMatch(/identity-api: cannot reach http:\/\/organizations:5002/);
    // Pods of some other namespace are not ours.
    from!.push({ ...identity, namespaceSelector: {} });
    expect(reachFindings(copy).join('\n')).toMatch(/identity-api: cannot reach http:\/\/organizations:5002/);
    from!.splice(0, 2, identity);
    expect(reachFindings(copy)).toStrictEqual([]);
    policy('identity-organizations').egress![0]!.ports![0]!.port = 3002;
    expect(reachFindings(copy).join('\n')).toMatch(/identity-api: cannot reach http:\/\/organizations:5002/);
  });

  it('give the internet only to those that need it', () => {
    const copy = structuredClone(manifests);
    const internet = ofKind(copy, 'NetworkPolicy').find(({ metadata }) => metadata.name === 'webhooks-internet')!;
    delete internet.spec.podSelector.matchLabels!['app.kubernetes.io/component'];
    expect(reachFindings(copy).join('\n')).toMatch(/webhooks-api: can reach the internet and need not/);
  });

  it('open only needed ports of the internet', () => {
    const copy = structuredClone(manifests);
    const internet = ofKind(copy, 'NetworkPolicy').find(({ metadata }) => metadata.name === 'links-internet')!;
    delete internet.spec.egress![0]!.ports;
    const findings = reachFindings(copy).join('\n');
    for (const component of ['api', 'worker', 'redirector'])
      expect(findings).toMatch(`links-${component}: can reach the internet at other ports than 443 and 80`);
  });

  it('let only callers reach the port of internal calls, and no edge', () => {
    const identity = { 'app.kubernetes.io/name': 'identity', ...ofApi };
    const called = { port: 5001, name: 'internal' };
    expect(mayEnter(manifests, identity, { pod: { 'app.kubernetes.io/name': 'links', ...ofApi } }, called)).toBe(true);
    for (const other of [{ namespace: { 'platform-access': 'edge' } }, { pod: redirector }])
      expect(mayEnter(manifests, identity, other, called)).toBe(false);
    const organizations = { 'app.kubernetes.io/name': 'organizations', ...ofApi };
    const atOrganizations = { port: 5002, name: 'internal' };
    expect(mayEnter(manifests, organizations, { pod: identity }, atOrganizations)).toBe(true);
    for (const other of [organizations, redirector])
      expect(mayEnter(manifests, organizations, { pod: other }, atOrganizations)).toBe(false);
  });

  it('have an equivalent in compose', () => {
    const { services } = readCompose();
    expect(composeReachFindings(services)).toStrictEqual([]);
    delete services['organizations-worker']!.networks!['outside'];
    services['webhooks']!.networks!['outside'] = null;
    const findings = composeReachFindings(services).join('\n');
    expect(findings).toMatch(/organizations-worker: cannot reach the internet/);
    expect(findings).toMatch(/webhooks: can reach the internet and need not/);
  });
});
