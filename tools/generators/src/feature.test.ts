import { beforeAll, describe, expect, it } from '@jest/globals';
import { readJson, type Tree } from '@nx/devkit';
import { createTreeWithEmptyWorkspace } from '@nx/devkit/testing';
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';

interface Options {
  name: string;
  app: string;
  purpose: string;
  singular?: string;
  entity?: boolean;
}
type Generator = (tree: Tree, options: Options) => Promise<unknown>;

const root = join(import.meta.dirname, '../../..');
const registers = [
  'apps/organizations/rooms.mjs',
  'apps/organizations/src/app.module.ts',
  'apps/organizations/src/service.ts',
  'libs/contracts/src/organizations/index.ts',
  'libs/contracts/src/organizations/schema-names.ts',
];
const repositories = '@nestjs/typeorm';
const badges = { name: 'badges', app: 'organizations', purpose: "Shows a member's badges." };

describe('the generator of a feature', () => {
  let feature: Generator;

  beforeAll(async () => {
    const file = new URL('../feature/generator.mjs', import.meta.url).href;
    ({ default: feature } = (await import(file)) as { default: Generator });
  });

  /** The files that name all features, what the app depends on, and the names of migrations. */
  function treeOfOrganizations(): Tree {
    const tree = createTreeWithEmptyWorkspace({ formatter: 'prettier' });
    tree.write('.prettierrc', readFileSync(join(root, '.prettierrc.json')));
    for (const file of [...registers, 'apps/organizations/package.json'])
      tree.write(file, readFileSync(join(root, file)));
    for (const migration of readdirSync(join(root, 'apps/organizations/src/migrations')))
      tree.write(`apps/organizations/src/migrations/${migration}`, '');
    return tree;
  }

  it('creates files that compile and satisfy the linter and prettier', async () => {
    const tree = treeOfOrganizations();
    await feature(tree, { ...badges, entity: true });
    await feature(tree, { name: 'work-stations', app: 'organizations', purpose: 'Lists where people work.' });
    const copy = new CopyOfOrganizations();
    try {
      const files = await copy.take(tree);
      expect(files.length).toBeGreaterThan(15);
      copy.run('typescript-7/bin/tsc', '-b', '--checkers', '1', 'apps/organizations');
      copy.run('prettier/bin/prettier.cjs', '--check', ...files);
      // The rule of Nx needs the graph of a whole workspace; the rules between features do not.
      copy.run(
        'eslint/bin/eslint.js',
        '--rule',
        '{"@nx/enforce-module-boundaries":"off"}',
        ...files.filter(isTypeScript),
      );
    } finally {
      copy.remove();
    }
  }, 300_000);

  it('registers the feature at every place, after the others', async () => {
    const tree = treeOfOrganizations();
    await feature(tree, { ...badges, entity: true });
    const [rooms, module, service, contracts, schemaNames] = registers.map((file) => tree.read(file, 'utf8')!);
    expect(rooms).toMatch(/\n {2}badges: "Shows a member's badges\.",\n\};\n$/);
    expect(module).toMatch(/, BadgesModule\],|BadgesModule,\n {2}\],/);
    expect(service).toMatch(/entities: \[[^\]]*\bBadge,?\s*\]/);
    expect(service).toMatch(/migrations: \[[^\]]*\bCreateBadges\d+,?\s*\]/);
    expect(service).toMatch(/tags: \{\n {4}Badges: "Shows a member's badges\.",/);
    expect(schemaNames).toMatch(/nameSchemas\(\{\n {2}Badge: badgeSchema,/);
    expect(contracts).toMatch(/export \* from '\.\/badge\.js';\n$/);
  });

  it('injects the repository of an entity, and adds the package for it to an app that has none', async () => {
    const tree = treeOfOrganizations();
    const version = dependenciesIn(tree, 'apps/organizations/package.json')[repositories]!;
    tree.write('apps/organizations/package.json', JSON.stringify({ dependencies: { zod: '1.0.0' } }));
    tree.write('apps/webhooks/package.json', JSON.stringify({ dependencies: { [repositories]: version } }));
    await feature(tree, { ...badges, entity: true });
    expect(tree.read('apps/organizations/src/badges/badges.module.ts', 'utf8')).toContain('forFeature([Badge])');
    expect(tree.read('apps/organizations/src/badges/badges.service.ts', 'utf8')).toContain('@InjectRepository(Badge)');
    const dependencies = { [repositories]: version, zod: '1.0.0' };
    expect(dependenciesIn(tree, 'apps/organizations/package.json')).toStrictEqual(dependencies);
  });

  it('refuses an existing name, and changes nothing then', async () => {
    const tree = treeOfOrganizations();
    tree.write('apps/organizations/src/badges/index.ts', '');
    const before = tree.listChanges();
    await expect(feature(tree, badges)).rejects.toThrow('is there already');
    expect(tree.listChanges()).toStrictEqual(before);
  });
});

function dependenciesIn(tree: Tree, file: string): Record<string, string> {
  return readJson<{ dependencies: Record<string, string> }>(tree, file).dependencies;
}

const isTypeScript = (file: string) => file.endsWith('.ts');

/** A workspace with organizations and the libraries, compiled as they are here. */
class CopyOfOrganizations {
  private readonly folder = mkdtempSync(join(tmpdir(), 'feature-'));

  constructor() {
    const isOwn = (path: string) => !path.includes('/node_modules');
    for (const path of ['apps/organizations', 'libs', 'tools/boundaries', ...readdirSync(root).filter(isSetting)])
      cpSync(join(root, path), this.at(path), { recursive: true, preserveTimestamps: true, filter: isOwn });
    // Our own packages are those of the copy, all others those of the repository.
    for (const path of ['', 'apps/organizations', ...readdirSync(join(root, 'libs')).map((lib) => `libs/${lib}`)])
      this.link(join(path, 'node_modules'));
  }

  /** @returns the paths of what the generator made or changed */
  async take(tree: Tree): Promise<string[]> {
    const isMade = (path: string) => /^(apps|libs)\/.*\w\.m?[jt]s$/.test(path) && tree.read(path, 'utf8') !== '';
    const files = tree.listChanges().filter(({ path }) => isMade(path));
    for (const { path, content } of files) {
      mkdirSync(dirname(this.at(path)), { recursive: true });
      await writeFile(this.at(path), content!);
    }
    return files.map(({ path }) => path);
  }

  run(program: string, ...args: string[]): void {
    const script = join(root, 'node_modules', program);
    const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], {
      cwd: this.folder,
      encoding: 'utf8',
    });
    assert.equal(status, 0, `${program} refuses what was made:\n${stdout}${stderr}`);
  }

  remove(): void {
    rmSync(this.folder, { recursive: true });
  }

  private link(modules: string): void {
    if (!existsSync(join(root, modules))) return;
    mkdirSync(this.at(modules));
    for (const name of readdirSync(join(root, modules)).filter((entry) => entry !== '@platform'))
      symlinkSync(join(root, modules, name), this.at(join(modules, name)));
    if (modules !== 'node_modules') return;
    mkdirSync(this.at('node_modules/@platform'));
    for (const lib of readdirSync(join(root, 'libs')))
      symlinkSync(relative('node_modules/@platform', `libs/${lib}`), this.at(`node_modules/@platform/${lib}`));
  }

  private at(path: string): string {
    return join(this.folder, path);
  }
}

function isSetting(name: string): boolean {
  return /^(tsconfig\.base\.json|eslint\.config\.mjs|package\.json|nx\.json|\.prettier[\w.]+)$/.test(name);
}
