import { beforeAll, describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { composeFindings, readCompose } from './compose-rules.js';
import { dockerfileFindings } from './dockerfile-rules.js';
import { edgeConfigurationPath, renderEdgeConfiguration } from './edge-configuration.js';
import { buildManifests, ofKind, selects } from './manifests.js';
import type { Manifest, SpecByKind } from './objects.js';
import { typeFindings } from './object-types.js';
import { publicPathFindings } from './public-paths.js';
import { referenceFindings } from './reference-rules.js';
import { readRepositoryFile } from './repository.js';
import { readSettings, type SettingsOfServices } from './settings-table.js';
import { workloadFindings } from './workload-rules.js';

describe('the deployment files', () => {
  let manifests: Manifest[];
  let settings: SettingsOfServices;
  beforeAll(async () => {
    settings = await readSettings();
    manifests = buildManifests('k8s/overlays/example');
  });

  /** A copy of everything that a test may break, and the one object in it to break. */
  const find = <K extends keyof SpecByKind>(kind: K, name: string) => {
    const copy = structuredClone(manifests);
    return { copy, found: ofKind(copy, kind).find(({ metadata }) => metadata.name === name)! };
  };
  const findContainer = (name: string) => {
    const { copy, found } = find('Deployment', name);
    const pod = found.spec.template.spec;
    return { copy, pod, container: pod.containers[0]! };
  };

  it('build, are well typed and satisfy every rule', async () => {
    expect(await typeFindings(buildManifests('k8s/base'))).toStrictEqual([]);
    expect(await typeFindings(manifests)).toStrictEqual([]);
    expect(workloadFindings(manifests, settings)).toStrictEqual([]);
    expect(referenceFindings(manifests)).toStrictEqual([]);
  });

  it('give every service an api, a worker and a migration', () => {
    for (const service of ['identity', 'organizations', 'webhooks', 'notifications', 'links']) {
      for (const [kind, name] of [
        ['Deployment', `${service}-api`],
        ['Deployment', `${service}-worker`],
        ['Job', `${service}-migrate`],
        ['Service', service],
      ] as const) {
        assert.ok(find(kind, name).found, `${kind} ${name}`);
      }
    }
  });

  it('start Node with known options only', () => {
    const commands = ofKind(manifests, 'Deployment')
      .map(({ spec }) => spec.template.spec.containers[0]!.command ?? [])
      .filter(([program]) => program === 'node');
    expect(commands.length).toBeGreaterThanOrEqual(2);
    for (const [, ...words] of commands) {
      const options = words.filter((word) => word.startsWith('--'));
      const { status, stderr } = spawnSync(process.execPath, [...options, '-e', '0'], { encoding: 'utf8' });
      assert.equal(status, 0, stderr);
    }
  });

  it('give the console neither a secret nor access to the internet', () => {
    const console = findContainer('console-api');
    expect(console.pod.volumes?.filter((volume) => volume.secret ?? volume.projected)).toStrictEqual([]);
    const labels = find('Deployment', 'console-api').found.spec.template.metadata.labels;
    const policies = ofKind(manifests, 'NetworkPolicy').filter(({ spec }) => selects(spec.podSelector, labels));
    expect(policies.map(({ metadata }) => metadata.name).sort()).toStrictEqual(['console-api', 'deny-all']);
    expect(policies.every(({ spec }) => !spec.egress)).toBeTruthy();
    delete console.container.env;
    expect(workloadFindings(console.copy, settings).join('\n')).toMatch(/console-api: is not given AUTH_URL/);
  });

  it('cannot hide a misspelled field or a wrong type', async () => {
    const { copy, container } = findContainer('links-api');
    Object.assign(container, { livenesProbe: container.livenessProbe });
    Object.assign(container.ports![0]!, { containerPort: '3005' });
    const findings = (await typeFindings(copy)).join('\n');
    expect(findings).toMatch(/livenesProbe does not exist/);
    expect(findings).toMatch(/containerPort must be integer/);
  });

  it('cannot run a container with more rights than it needs', () => {
    const { copy, pod, container } = findContainer('links-worker');
    container.securityContext = { capabilities: { drop: ['ALL'], add: ['NET_ADMIN'] } };
    pod.securityContext = { ...pod.securityContext, runAsUser: 0 };
    const findings = workloadFindings(copy, settings).join('\n');
    for (const rule of [/read-only root/, /drop all capabilities/, /privilege escalation/, /another user than root/])
      expect(findings).toMatch(rule);
  });

  it('cannot lose a probe, a resource, a pinned image or a setting', () => {
    const { copy, pod, container } = findContainer('webhooks-worker');
    delete container.readinessProbe;
    delete container.resources!.limits;
    container.image = 'platform/webhooks:latest';
    container.env!.push({ name: 'TOKEN_DIRECTORY_KEY_FILE', value: '/run/secrets/service/DATABASE_URL' });
    pod.volumes!.find(({ name }) => name === 'tmp')!.emptyDir = {};
    container.envFrom!.pop();
    const findings = workloadFindings(copy, settings).join('\n');
    for (const rule of [
      /readinessProbe/,
      /memory limit/,
      /fixed image tag/,
      /not given MANAGEMENT_PORT/,
      /is given TOKEN_DIRECTORY_KEY and need not have it/,
      /its volume tmp needs a limit/,
    ])
      expect(findings).toMatch(rule);
  });

  it('give no internal secret to a process without callers, and all of them to the others', () => {
    const { copy, container } = findContainer('identity-api');
    container.env = container.env!.filter(({ name }) => name === 'ROLE');
    const findings = workloadFindings(copy, settings).join('\n');
    for (const name of ['INTERNAL_SECRET', 'INTERNAL_CALLERS', 'TOKEN_DIRECTORY_KEY'])
      expect(findings).toMatch(new RegExp(`identity-api: is not given ${name}`));
    const { services } = readCompose();
    delete services['links-worker']!.environment!['EVENT_KEY_FILE'];
    services['links']!.environment!['EVENT_KEY_FILE'] = '/run/secrets/EVENT_KEY';
    expect(composeFindings(services, settings)).toStrictEqual([
      'compose service links: is given EVENT_KEY and need not have it',
      'compose service links-worker: is not given EVENT_KEY',
    ]);
    for (const name of ['links-redirector', 'links-worker', 'webhooks-migrate']) {
      services[name]!.environment!['INTERNAL_SECRET_FILE'] = '/run/secrets/INTERNAL_SECRET';
      expect(composeFindings(services, settings)).toContain(
        `compose service ${name}: is given INTERNAL_SECRET and need not have it`,
      );
    }
  });

  it('take images by their digest', () => {
    const { copy, container } = findContainer('links-api');
    container.image = `registry.example.com/platform/links@sha256:${'0a'.repeat(32)}`;
    expect(workloadFindings(copy, settings)).toStrictEqual([]);
    container.image = 'registry.example.com/platform/links@sha256:0a';
    expect(workloadFindings(copy, settings).join('\n')).toMatch(/needs a fixed image tag/);
  });

  it('cannot hold a secret in clear', () => {
    const { copy, container } = findContainer('identity-api');
    container.env!.push({ name: 'INTERNAL_SECRET', value: 'plain' });
    expect(workloadFindings(copy, settings).join('\n')).toMatch(/INTERNAL_SECRET must come from a secret/);
  });

  it('cannot refer to something that does not exist', () => {
    const service = find('Service', 'identity');
    service.found.spec.selector['app.kubernetes.io/component'] = 'apis';
    expect(referenceFindings(service.copy).join('\n')).toMatch(/Service identity: selects 0 workloads/);
    const config = findContainer('identity-api');
    config.container.envFrom![0]!.configMapRef!.name = 'platfrom';
    expect(referenceFindings(config.copy).join('\n')).toMatch(/no ConfigMap platfrom/);
    const route = find('HTTPRoute', 'links');
    route.found.spec.rules[0]!.backendRefs![0]!.port = 4005;
    expect(referenceFindings(route.copy).join('\n')).toMatch(/no Service links with the port 4005/);
  });

  it('cannot leave a workload without a budget or a network policy, nor expose a worker', () => {
    const without = manifests.filter(({ kind }) => kind !== 'PodDisruptionBudget' && kind !== 'NetworkPolicy');
    const findings = referenceFindings(without).join('\n');
    for (const rule of [/denies everything/, /links-worker: 0 PodDisruptionBudgets/, /links-worker: no NetworkPolicy/])
      expect(findings).toMatch(rule);
    const { copy, found } = find('Service', 'links');
    found.spec.selector['app.kubernetes.io/component'] = 'worker';
    expect(referenceFindings(copy).join('\n')).toMatch(/links is not an api/);
  });

  it('expose only the edge of compose, locally, and start nothing before its migration', () => {
    const { services } = readCompose();
    expect(composeFindings(services, settings)).toStrictEqual([]);
    const broken = structuredClone(services);
    broken['redis']!.ports = [{ published: '6379', host_ip: '0.0.0.0' }];
    broken['links']!.read_only = false;
    delete broken['webhooks-worker']!.depends_on;
    delete broken['identity-migrate']!.environment!['MAIL_FROM'];
    delete broken['console']!.environment!['AUTH_URL'];
    broken['postgres']!.command = null;
    const findings = composeFindings(broken, settings).join('\n');
    for (const rule of [
      /redis: must not publish/,
      /redis: .*beyond this machine/,
      /links: .*read-only/,
      /until webhooks-migrate/,
      /identity-migrate: is not given MAIL_FROM/,
      /console: is not given AUTH_URL/,
      /postgres: allows 100 connections, of \d{3}/,
    ])
      expect(findings).toMatch(rule);
  });

  it('route the public paths of every service to that service, in the cluster and in compose', () => {
    expect(publicPathFindings()).toStrictEqual([]);
    expect(readRepositoryFile(edgeConfigurationPath)).toBe(renderEdgeConfiguration());
  });

  it('log no address at the edge of compose, which may be the secret of a mailed link', () => {
    const levels = renderEdgeConfiguration()
      .split('http {')[1]!
      .match(/(access|error)_log .*;/g);
    expect(levels).toStrictEqual(['access_log off;', 'error_log /dev/stderr emerg;']);
  });

  it('build images without a remote front end, install scripts or root', () => {
    const dockerfile = readRepositoryFile('docker/Dockerfile');
    expect(dockerfileFindings(dockerfile)).toStrictEqual([]);
    const broken = `# syntax=docker/dockerfile:1\n${dockerfile}`
      .replaceAll(' --ignore-scripts', '')
      .replace('USER 65532', 'USER root');
    expect(dockerfileFindings(broken)).toStrictEqual([
      'docker/Dockerfile:1: a syntax line is fetched from a registry',
      expect.stringMatching(/install scripts must stay off$/),
      'docker/Dockerfile: must end as USER 65532',
    ]);
  });
});
