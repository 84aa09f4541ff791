import path from 'node:path';
import { addDependenciesToPackageJson, formatFiles, generateFiles, logger, names, readJson } from '@nx/devkit';

/**
 * Makes a feature module of a service and registers it: `npx nx g ./tools/generators:feature` (CONTRIBUTING.md).
 *
 * @param {import('@nx/devkit').Tree} tree
 * @param {{ name: string, app: string, purpose: string, singular?: string, entity?: boolean, scope?: string }} options
 * @throws when the folder is there already, or when a file that names all features does not have the usual form
 */
export default async function feature(tree, options) {
  const { name, app, purpose, singular = name.replace(/s$/, ''), entity = false, scope = 'org:read' } = options;
  const src = `apps/${app}/src`;
  if (tree.exists(`${src}/${name}`)) throw new Error(`${src}/${name} is there already`);

  const [many, one] = [names(name), names(singular)];
  const migration = entity ? nextMigration(tree, `${src}/migrations`) : '';
  const table = singular.replaceAll('-', '_');
  const words = name.replaceAll('-', ' ');
  const tag = words[0].toUpperCase() + words.slice(1);
  const given = { app, name, singular, table, words, tag, many, one, entity, scope, migration };
  const make = (files, to) =>
    generateFiles(tree, path.join(import.meta.dirname, 'files', files), to, { ...given, tmpl: '' });
  make('room', `${src}/${name}`);
  make('contract', `libs/contracts/src/${app}`);
  if (entity) make('entity', src);

  change(tree, `libs/contracts/src/${app}/index.ts`, /$/, `export * from './${singular}.js';\n`);
  const schemaNames = `libs/contracts/src/${app}/schema-names.ts`;
  const schema = `${one.propertyName}Schema`;
  change(tree, schemaNames, /^(?=\/\*\* What)/m, `import { ${schema} } from './${singular}.js';\n\n`);
  change(tree, schemaNames, /(?<=^nameSchemas\(\{\n)/m, `  ${one.className}: ${schema},\n`);
  change(tree, `apps/${app}/rooms.mjs`, /^\};$/m, `  '${name}': ${JSON.stringify(purpose)},\n};`);
  register(tree, `${src}/app.module.ts`, 'imports', `${many.className}Module`, `./${name}/index.js`);
  const service = `${src}/${tree.exists(`${src}/definition.ts`) ? 'definition' : 'service'}.ts`;
  change(tree, service, /(?<=^ {2}tags: \{\n)/m, `    ${JSON.stringify(tag)}: ${JSON.stringify(purpose)},\n`);
  if (entity) {
    const created = `Create${many.className}${migration}`;
    register(tree, service, 'entities', one.className, `./${name}/index.js`);
    register(tree, service, 'migrations', created, `./migrations/${migration}-create-${name}.js`);
  }
  const install = entity ? addRepositories(tree, app) : () => undefined;
  await formatFiles(tree);
  return async () => {
    await install();
    logger.info(nextSteps(app, name));
  };
}

/**
 * The service of an entity injects its repository (docs/adr/0036-what-typeorm-is-for.md). An app that has none yet gets
 * the package, in the version of the others.
 *
 * @returns what installs it, if it is new to the app
 */
function addRepositories(tree, app) {
  const versionIn = (file) => tree.exists(file) && readJson(tree, file).dependencies?.[repositories];
  const versions = tree.children('apps').flatMap((other) => versionIn(`apps/${other}/package.json`) || []);
  if (versions.length === 0) throw new Error(`no app has ${repositories}`);
  return addDependenciesToPackageJson(tree, { [repositories]: versions[0] }, {}, `apps/${app}/package.json`, true);
}

const repositories = '@nestjs/typeorm';

/** A number above those of all migrations of the service. */
function nextMigration(tree, folder) {
  return Math.max(...tree.children(folder).map((file) => Number.parseInt(file, 10) || 0)) + 1;
}

/** Adds `name` to the end of a list of the file, and its import behind the others. */
function register(tree, file, list, name, from) {
  change(tree, file, new RegExp(`(?<=\\b${list}: \\[[^\\]]*[^\\],\\s])(?=,?\\s*\\])`), `, ${name}`);
  change(tree, file, /(?<=^import [^;]*;\n)(?!import |[\s\S]*^import )/m, `import { ${name} } from '${from}';\n`);
}

function change(tree, file, place, text) {
  const before = tree.read(file, 'utf8') ?? '';
  if (!place.test(before)) throw new Error(`${file} has no place for “${text.trim()}”: ${place}`);
  tree.write(
    file,
    before.replace(place, () => text),
  );
}

const nextSteps = (app, name) => `
GET /api/v1/${name} answers with an empty list. What comes next:
  npm test -- ${name}
  a call in apps/${app}/src/reference.api.test.ts, and npm run examples -- ${app}
  npm run -s openapi -w @platform/${app}
  UPDATE_AUTHORIZATION=1 npx nx test ${app} --testPathPatterns authorization.api
  npm run -s rooms
  a rule in k8s/base/routes.yaml, when none there begins like /api/v1/${name}`;
