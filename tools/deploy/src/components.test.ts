import { beforeAll, describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCompose } from './compose-rules.js';
import { buildManifests, ofKind, podLabelsOf, workloadsOf } from './manifests.js';
import { mayEnter, mayLeave } from './network-policies.js';
import { typeFindings } from './object-types.js';
import type { Manifest } from './objects.js';
import { reachFindings } from './reach-rules.js';
import { referenceFindings } from './reference-rules.js';
import { readRepositoryFile, repositoryRoot } from './repository.js';
import { readSettings } from './settings-table.js';
import { workloadFindings } from './workload-rules.js';

describe('the optional components', () => {
  let without: Manifest[];
  let manifests: Manifest[];
  beforeAll(() => {
    without = buildManifests('k8s/overlays/example');
    manifests = withComponents();
  });

  /** The place that the example describes in its comments. */
  function withComponents(): Manifest[] {
    const example = readRepositoryFile('k8s/overlays/example/kustomization.yaml');
    const folder = mkdtempSync(join(repositoryRoot, 'k8s/overlays/.with-components-'));
    try {
      cpSync(join(repositoryRoot, 'k8s/overlays/example'), folder, { recursive: true });
      writeFileSync(
        join(folder, 'kustomization.yaml'),
        example.replaceAll(/^( *)# ( *(- |components|behavior|literals))/gm, '$1$2'),
      );
      return buildManifests(folder);
    } finally {
      rmSync(folder, { recursive: true });
    }
  }

  it('are well typed and satisfy every rule', async () => {
    expect(await typeFindings(manifests)).toStrictEqual([]);
    expect(workloadFindings(manifests, await readSettings())).toStrictEqual([]);
    for (const findings of [referenceFindings, reachFindings]) assert.deepEqual(findings(manifests), [], findings.name);
  });

  it('give notifications alone a Telegram bot, in the cluster and in compose', () => {
    const settingsOf = (all: Manifest[]) =>
      ofKind(all, 'ConfigMap').find(({ metadata }) => metadata.name.startsWith('notifications'))!.data!;
    expect(settingsOf(without)['TELEGRAM_MODE']).toBe(undefined);
    const { TELEGRAM_MODE, TELEGRAM_BOT_USERNAME, TELEGRAM_BOT_TOKEN_FILE } = settingsOf(manifests);
    expect([TELEGRAM_MODE, TELEGRAM_BOT_USERNAME, TELEGRAM_BOT_TOKEN_FILE]).toStrictEqual([
      'webhook',
      'example_bot',
      '/run/secrets/service/TELEGRAM_BOT_TOKEN',
    ]);
    const { services } = readCompose();
    for (const [name, { environment = {} }] of Object.entries(services)) {
      const isOfBot = name === 'notifications' || name === 'notifications-worker';
      assert.equal(environment['TELEGRAM_MODE'], isOfBot ? 'off' : undefined, name);
      assert.equal('TELEGRAM_BOT_TOKEN_FILE' in environment, isOfBot, name);
    }
  });

  it('let all but the redirector reach a collector of traces', () => {
    const collector = { namespace: { 'platform-access': 'monitoring' } };
    const reaching = (all: Manifest[]) =>
      workloadsOf(all)
        .map(podLabelsOf)
        .filter((labels) => mayLeave(all, labels, collector, { port: 4318 }))
        .map((labels) => `${labels['app.kubernetes.io/name']} ${labels['app.kubernetes.io/component']}`);
    const services = ['identity', 'links', 'notifications', 'organizations', 'webhooks'];
    expect(reaching(without)).toStrictEqual([]);
    expect(reaching(manifests).sort()).toStrictEqual(services.flatMap((name) => [`${name} api`, `${name} worker`]));
  });

  it('back up by a pod that knows the database alone and reaches nothing else', () => {
    const [cron] = ofKind(manifests, 'CronJob');
    const { metadata, spec } = cron!.spec.jobTemplate.spec.template;
    expect(spec.containers[0]!.env).toStrictEqual([
      { name: 'DATABASE_URL_FILE', value: '/run/secrets/backup/DATABASE_URL' },
    ]);
    const labels = metadata.labels!;
    const datastores = { namespace: { 'platform-access': 'datastores' } };
    expect(mayLeave(manifests, labels, datastores, { port: 5432 })).toBe(true);
    expect(mayLeave(manifests, labels, datastores, { port: 6379 })).toBe(false);
    expect(mayLeave(manifests, labels, 'internet', { port: 443 })).toBe(false);
    expect(mayEnter(manifests, labels, { namespace: { 'platform-access': 'edge' } }, { port: 80 })).toBe(false);
  });

  it('let a TLS server call the management port of the redirector, to which no route may lead', () => {
    const labels = { 'app.kubernetes.io/name': 'links', 'app.kubernetes.io/component': 'redirector' };
    const edge = { namespace: { 'platform-access': 'edge' } };
    const called = { port: 4005, name: 'management' };
    expect([without, manifests].map((all) => mayEnter(all, labels, edge, called))).toStrictEqual([false, true]);
    const copy = structuredClone(manifests);
    const route = ofKind(copy, 'HTTPRoute').find(({ metadata }) => metadata.name === 'links')!;
    route.spec.rules[0]!.backendRefs = [{ name: 'links-tls-ask', port: 4005 }];
    expect(referenceFindings(copy).join('\n')).toMatch(/HTTPRoute links: links-tls-ask is a management port/);
  });
});
