import { beforeAll, describe, expect, it } from '@jest/globals';
import { connectionFindings, neededConnections } from './connection-rules.js';
import { buildManifests, ofKind, servingOf } from './manifests.js';
import { typeFindings } from './object-types.js';
import type { Manifest, SpecByKind } from './objects.js';
import { providedFindings } from './provided-rules.js';
import { referenceFindings } from './reference-rules.js';
import { scalingFindings } from './scaling-rules.js';
import { readSettings } from './settings-table.js';
import { workloadFindings } from './workload-rules.js';

describe('the overlay for production', () => {
  let manifests: Manifest[];
  beforeAll(() => {
    manifests = buildManifests('k8s/overlays/production');
  });

  /** A copy of everything that a test may break, and the one object in it to break. */
  const find = <K extends keyof SpecByKind>(kind: K, name: string) => {
    const copy = structuredClone(manifests);
    return { copy, found: ofKind(copy, kind).find(({ metadata }) => metadata.name === name)! };
  };

  it('has limits, probes, a budget and a policy for every object that runs pods, datastores included', async () => {
    expect(servingOf(manifests).map(({ metadata }) => metadata.name)).toContain('valkey');
    expect(workloadFindings(manifests, await readSettings())).toStrictEqual([]);
    expect(referenceFindings(manifests)).toStrictEqual([]);
    const valkey = find('StatefulSet', 'valkey');
    const container = valkey.found.spec.template.spec.containers[0]!;
    delete container.resources;
    delete container.livenessProbe;
    const findings = workloadFindings(valkey.copy, await readSettings()).join('\n');
    expect(findings).toMatch(/StatefulSet valkey: needs cpu and memory requests and a memory limit/);
    expect(findings).toMatch(/StatefulSet valkey: needs a livenessProbe/);
    const without = manifests.filter(
      ({ kind, metadata }) => kind !== 'PodDisruptionBudget' || metadata.name !== 'valkey',
    );
    expect(referenceFindings(without)).toContain('StatefulSet valkey: 0 PodDisruptionBudgets, not one');
  });

  it('has one owner of the number of pods of each workload', () => {
    expect(scalingFindings(manifests).next().value).toBeUndefined();
    const api = find('Deployment', 'links-api');
    api.found.spec.replicas = 2;
    expect([...scalingFindings(api.copy)]).toStrictEqual([
      'Deployment links-api: states its replicas beside HorizontalPodAutoscaler links-api',
    ]);
    const scaler = find('HorizontalPodAutoscaler', 'links-redirector');
    scaler.found.spec.scaleTargetRef.kind = 'Deployment';
    expect([...scalingFindings(scaler.copy)]).toStrictEqual([
      'StatefulSet links-redirector: states no replicas, and nothing scales it',
      'HorizontalPodAutoscaler links-redirector: scales nothing that is there',
    ]);
    const twice = find('ScaledObject', 'links-worker');
    twice.found.spec.scaleTargetRef.name = 'links-api';
    expect([...scalingFindings(twice.copy)]).toContain('Deployment links-api: 2 scalers, not one');
    const priority = find('Deployment', 'links-worker');
    priority.found.spec.template.spec.priorityClassName = 'platform-sleeping';
    expect([...scalingFindings(priority.copy)]).toStrictEqual([
      'Deployment links-worker: no PriorityClass platform-sleeping',
    ]);
  });

  it('has a Postgres that allows as many connections as all services at their largest take', () => {
    expect([...connectionFindings(manifests)]).toStrictEqual([]);
    const needed = neededConnections(manifests);
    const scaler = find('HorizontalPodAutoscaler', 'links-redirector');
    scaler.found.spec.maxReplicas += 20;
    // Each takes its pool of ten, and one more after an outage.
    expect(neededConnections(scaler.copy) - needed).toBe(20 * 11);
    expect([...connectionFindings(scaler.copy)]).toStrictEqual([
      `Cluster postgres: allows 1600 connections, of ${needed + 220}`,
    ]);
  });

  it('brings every secret and every certificate that it names', () => {
    expect(providedFindings(manifests)).toStrictEqual([]);
    const calls = find('ExternalSecret', 'identity-calls');
    calls.found.spec.data = calls.found.spec.data.filter(({ secretKey }) => secretKey !== 'INTERNAL_CALLERS');
    expect(providedFindings(calls.copy)).toStrictEqual([
      'Deployment identity-api: the secret identity-calls is brought without INTERNAL_CALLERS',
    ]);
    const events = manifests.filter(({ kind, metadata }) => kind !== 'ExternalSecret' || metadata.name !== 'events');
    expect(providedFindings(events)).toContain('Deployment links-worker: nothing brings the secret events');
    const certificate = find('Certificate', 'links-tls');
    certificate.found.spec.secretName = 'links';
    expect(providedFindings(certificate.copy)).toStrictEqual(['nothing orders the certificate links-tls']);
  });

  it('keeps the journal of each redirector on a volume of its own', () => {
    const { found } = find('StatefulSet', 'links-redirector');
    expect(found.spec.volumeClaimTemplates?.map(({ metadata }) => metadata.name)).toStrictEqual(['journal']);
    expect(found.spec.template.spec.volumes?.some(({ name }) => name === 'journal')).toBe(false);
    expect(ofKind(manifests, 'Deployment').some(({ metadata }) => metadata.name === 'links-redirector')).toBe(false);
  });

  it('has a preflight of Jobs alone, one for each service, with the settings and rights of its migration', async () => {
    const preflight = buildManifests('k8s/overlays/production/preflight');
    expect(servingOf(preflight)).toStrictEqual([]);
    const jobs = ofKind(preflight, 'Job');
    expect(jobs.map(({ metadata }) => metadata.name)).toStrictEqual([
      'identity-check',
      'links-check',
      'notifications-check',
      'organizations-check',
      'webhooks-check',
    ]);
    for (const { spec } of jobs)
      expect(spec.template.spec.containers[0]!.env).toStrictEqual([{ name: 'ROLE', value: 'check' }]);
    expect(workloadFindings(preflight, await readSettings())).toStrictEqual([]);
  });

  it('is refused for a store of backups whose fields are not known', async () => {
    const copy = structuredClone(manifests);
    const store = copy.find(({ kind }) => kind === 'ObjectStore') as Manifest<{ retentionPolicy: string }>;
    store.spec.retentionPolicy = 'for ever';
    expect((await typeFindings(copy)).join('\n')).toMatch(/ObjectStore backups: .*retentionPolicy/s);
  });
});
