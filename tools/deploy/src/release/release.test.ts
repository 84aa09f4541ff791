import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildManifests, ofKind, workloadsOf } from '../manifests.js';
import type { Manifest } from '../objects.js';
import { writeBundle } from './bundle.js';
import { sectionOf } from './changelog.js';
import { manifestsOfBundle } from './chart.js';
import { imageNames, releaseImages } from './images.js';
import { readOptions } from './options.js';
import { release } from './release.js';
import { renderedChart } from './rendered-chart.test-helper.js';

const changelog = '# Changelog\n\n## [Unreleased]\n\n- Next.\n\n## [1.2.0] - 2026-11-26\n\n### Added\n\n- Links.\n';
const registry = 'registry.example.com/platform';

describe('a release', () => {
  let folder: string;
  const said: string[] = [];
  const at = (...path: string[]) => join(folder, ...path);
  const bundle = () => at('unpacked', 'platform-kustomize-1.2.0');
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'release-test-'));
    for (const out of ['one', 'two']) {
      const options = readOptions(['1.2.0', '--registry', registry, '--out', at(out), '--no-images']);
      release(options, changelog, (line) => said.push(line));
    }
    mkdirSync(at('unpacked'));
    for (const archive of ['platform-kustomize-1.2.0.tar.gz', 'platform-1.2.0.tgz'])
      execFileSync('tar', ['-xzf', at('one', archive), '-C', at('unpacked')]);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('is the same to the byte when it is made twice, and its checksums are right', () => {
    expect(readFileSync(at('one', 'SHA256SUMS'), 'utf8')).toBe(readFileSync(at('two', 'SHA256SUMS'), 'utf8'));
    const checked = execFileSync('sha256sum', ['--check', 'SHA256SUMS'], { cwd: at('one'), encoding: 'utf8' });
    expect(checked.match(/: OK$/gm)?.length).toBe(9);
    expect(readFileSync(at('one', 'CHANGELOG.md'), 'utf8')).toBe('### Added\n\n- Links.\n');
  });

  it('names every image by its version where none is built', () => {
    const images = workloadsOf(manifestsOfBundle(bundle())).map(({ spec }) => spec.template.spec.containers[0]!.image);
    expect([...new Set(images)].sort()).toStrictEqual(imageNames.map((name) => `${registry}/${name}:1.2.0`).sort());
  });

  it('has overlays that take the images of its base, and Jobs that another release does not meet', () => {
    const example = buildManifests(join(bundle(), 'overlays/example'));
    const jobs = ofKind(example, 'Job').map(({ metadata }) => metadata.name);
    const image = ofKind(example, 'Deployment').find(({ metadata }) => metadata.name === 'links-api')!;
    expect(image.spec.template.spec.containers[0]!.image).toBe(`${registry}/links:1.2.0`);
    expect(jobs.every((name) => /^[a-z]+-migrate-[0-9a-f]{10}$/.test(name))).toBe(true);
    writeBundle(at('other'), releaseImages({ version: '1.3.0', registry }));
    const later = ofKind(buildManifests(at('other', 'overlays/example')), 'Job');
    expect(later.map(({ metadata }) => metadata.name).filter((name) => jobs.includes(name))).toStrictEqual([]);
  });

  it('has a chart that makes what kustomize makes', () => {
    const chart = renderedChart(at('unpacked', 'platform'), (values) => {
      Object.assign(values.config.platform, {
        AUTH_URL: 'https://id.example.com',
        LINKS_BASE_URL: 'https://go.example.com',
        MAIL_FROM: 'Platform <no-reply@example.com>',
      });
    });
    const made = manifestsOfBundle(bundle());
    expect(byName(chart)).toStrictEqual(byName(made));
    expect(chart.length).toBeGreaterThan(60);
  });

  it('has a chart that asks for the addresses of the place, and can be told of images, replicas and hosts', () => {
    const folderOfChart = at('unpacked', 'platform');
    expect(() => renderedChart(folderOfChart, () => undefined)).toThrow(/AUTH_URL is the address of the platform/);
    const set = (image: string) =>
      renderedChart(folderOfChart, (values) => {
        Object.assign(values.config.platform, { AUTH_URL: 'https://a', LINKS_BASE_URL: 'https://b', MAIL_FROM: 'c' });
        values.images.links = image;
        values.replicas.linksApi = 7;
        values.gateway.platformHost = 'id.other.example';
      });
    const chart = set(`${registry}/links@sha256:${'0a'.repeat(32)}`);
    const api = ofKind(chart, 'Deployment').find(({ metadata }) => metadata.name === 'links-api')!;
    expect([api.spec.replicas, api.spec.template.spec.containers[0]!.image]).toStrictEqual([
      7,
      `${registry}/links@sha256:${'0a'.repeat(32)}`,
    ]);
    const route = ofKind(chart, 'HTTPRoute').find(({ metadata }) => metadata.name === 'platform')!;
    expect(route.spec.hostnames).toStrictEqual(['id.other.example']);
    const jobOf = (manifests: Manifest[]) =>
      ofKind(manifests, 'Job').find(({ metadata }) => metadata.name.startsWith('links-'))!.metadata.name;
    expect(jobOf(set(`${registry}/links:2`))).not.toBe(jobOf(chart));
  });

  it('pushes each image and names it by the digest that the registry gave it', () => {
    const programs = at('programs');
    mkdirSync(programs);
    const log = at('engine.log');
    const digest = `sha256:${'1b'.repeat(32)}`;
    writeFileSync(
      join(programs, 'podman'),
      `#!/bin/sh\necho "$*" >>${log}\nif [ "$1" = push ]; then printf ${digest} >"$3"; fi\n`,
    );
    chmodSync(join(programs, 'podman'), 0o755);
    const path = process.env['PATH'];
    process.env['PATH'] = `${programs}:${path}`;
    try {
      const images = releaseImages({ version: '1.2.0', registry, engine: 'podman' });
      expect(images.links).toBe(`${registry}/links@${digest}`);
    } finally {
      process.env['PATH'] = path;
    }
    const lines = readFileSync(log, 'utf8').trim().split('\n');
    expect(lines.length).toBe(2 * imageNames.length);
    expect(lines[0]).toBe(`build --file docker/Dockerfile --build-arg APP=identity --tag ${registry}/identity:1.2.0 .`);
  });

  it('is refused without a section of the changelog, a version, a registry, or an empty folder', () => {
    expect(() => sectionOf(changelog, '9.9.9')).toThrow(/says nothing of 9.9.9/);
    expect(() => readOptions(['latest', '--registry', registry])).toThrow(/a version such as 1.2.0/);
    expect(() => readOptions(['1.2.0'])).toThrow(/--registry names where the images are/);
    expect(() => readOptions(['1.2.0', '--registry', registry, '--engine', 'rm'])).toThrow(/--engine is docker/);
    const options = readOptions(['1.2.0', '--registry', registry, '--out', at('one'), '--no-images']);
    expect(() => release(options, changelog, () => undefined)).toThrow(/is not empty/);
  });
});

/** By kind and name, without the names of Jobs and the checksums, which the two ways make each in its own way. */
function byName(manifests: Manifest[]): Record<string, unknown> {
  const entries = structuredClone(manifests).map((manifest) => {
    manifest.metadata.name = manifest.metadata.name.replace(/-migrate-[0-9a-f]{10}$/, '-migrate');
    for (const { spec } of workloadsOf([manifest])) {
      const metadata = spec.template.metadata as { annotations?: Record<string, string> };
      delete metadata.annotations;
    }
    return [`${manifest.kind} ${manifest.metadata.name}`, manifest] as const;
  });
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}
