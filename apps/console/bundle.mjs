// Bundles the browser part into dist/public and the API reference into dist/documents, when something that they are
// made of has changed. It is the last step of `npm run build`, after tsc, and runs at every `npm start`: so Vite is
// loaded only when needed.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = import.meta.dirname;
const target = join(root, 'dist', 'public');
const stamp = join(root, 'dist', '.public-stamp');

const inputs = [
  ...[
    'index.html',
    'bundle.mjs',
    'build/*',
    'package.json',
    'public/*',
    'src/browser/**/*.{ts,tsx,css}',
    'src/samples/*',
    'locales/*',
  ],
  ...['docs/*', 'src/reference/*.ts'],
];
/**
 * The permissions and their words come from contracts, the reference from the documents of the services; the lock
 * decides on the versions of what is bundled.
 */
const outside = ['../../libs/{contracts,client,look}/src/**/*.ts', '../*/openapi.json', '../../package-lock.json'];

function hashOfInputs() {
  const hash = createHash('sha256');
  for (const path of globSync([...inputs, ...outside], { cwd: root }).sort()) {
    if (!path.includes('.test.'))
      hash
        .update(path)
        .update('\0')
        .update(readFileSync(join(root, path)));
  }
  return hash.digest('hex');
}

async function bundle() {
  const [{ build }, { plugins: pluginsOf }, { writeStatics }] = await Promise.all([
    import('vite'),
    import('./build/plugins.mjs'),
    import('./build/statics.mjs'),
  ]);
  const { plugins, styles } = pluginsOf();
  const publicDir = writeStatics();
  // Built beside and moved in one step, so that a server that starts meanwhile never sees half of it.
  const outDir = join(root, 'dist', `.public-${process.pid}`);
  mkdirSync(join(root, 'dist'), { recursive: true });
  try {
    const { output } = await build({
      root,
      configFile: false,
      publicDir,
      base: '/console/',
      logLevel: 'warn',
      plugins,
      build: {
        outDir,
        target: 'es2022',
        // The content security policy allows no inline code and no data: addresses.
        modulePreload: { polyfill: false },
        assetsInlineLimit: 0,
        // What the first page needs is one file, and what many pages share is another. Else a page would be made of
        // some forty small files; so it is made of nine, and the next page of fewer.
        chunkSizeWarningLimit: 700,
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'first', tags: ['$initial'] },
                { name: 'shared', minShareCount: 6 },
              ],
            },
          },
        },
      },
    });
    refuseSchemas(output);
    refuseStyleElements(styles.changed);
    rmSync(target, { recursive: true, force: true });
    renameSync(outDir, target);
  } finally {
    rmSync(outDir, { recursive: true, force: true });
  }
}

/** zod asks for code from strings, which the content security policy refuses. */
function refuseSchemas(output) {
  const schemas = output.flatMap(({ moduleIds = [] }) => moduleIds).filter((id) => id.includes('/node_modules/zod/'));
  if (schemas.length > 0)
    throw new Error('The bundle has zod: import from @platform/contracts types, or what is in a file without schemas.');
}

/** A version of Mantine with another style element would be a blank page. */
function refuseStyleElements(changed) {
  const found = [...changed].sort().join(' ');
  if (found !== 'InlineStyles.mjs MantineClasses.mjs MantineCssVariables.mjs')
    throw new Error(`Mantine writes its styles in other modules than it did: ${found}`);
}

/** Texts that are new since the last bundle come into the catalogues, which a checkout brings as CI has seen them. */
function extractTexts() {
  execFileSync(process.execPath, [join(root, '../../node_modules/@lingui/cli/dist/lingui.js'), 'extract'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

const isBuilt = [target, join(root, 'dist', 'documents'), stamp].every((path) => existsSync(path));
if (!isBuilt || readFileSync(stamp, 'utf8') !== hashOfInputs()) {
  if (existsSync(stamp)) extractTexts();
  await bundle();
  await import('./dist/reference/build.js');
  writeFileSync(stamp, hashOfInputs());
}
