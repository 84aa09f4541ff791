import { beforeAll, describe, expect, it } from '@jest/globals';
import { importedPackages, importFindings } from './import-rules.js';
import { listPackages, type ListedPackage } from './production-packages.js';
import { repositoryRoot, serviceNames } from './repository.js';

describe('the packages that a service imports', () => {
  let packages: ListedPackage[];
  beforeAll(() => {
    packages = listPackages(repositoryRoot, '--package-lock-only');
  });

  it.each(serviceNames)('are listed by %s and its libraries', (app) => {
    expect(importFindings(packages, app)).toStrictEqual([]);
  });

  it('cannot be those that only another workspace lists', () => {
    const copy = structuredClone(packages);
    delete copy.find(({ location }) => location === 'apps/webhooks')!.dependencies!['@nestjs/typeorm'];
    expect(importFindings(copy, 'webhooks')).toStrictEqual([
      '@platform/webhooks imports @nestjs/typeorm and does not list it: the image of webhooks lacks it',
    ]);
  });

  it('are read from compiled code, whatever the form of the import', () => {
    const code = `
import { z } from 'zod';
import 'reflect-metadata';
import fs from 'node:fs';
import { own } from './own.js';
export { one } from '@platform/contracts/one';
const sharp = await import('sharp');
const text = "import { no } from 'nothing';";`;
    expect(importedPackages(code)).toStrictEqual(['zod', 'reflect-metadata', '@platform/contracts', 'sharp']);
  });
});
