/**
 * What `npm run dev` starts in place of `main.js`: the pages come from their sources, and change in the browser at
 * every save.
 */
import { createServer } from 'node:http';
import { join } from 'node:path';
import { createServer as createVite, type PluginOption } from 'vite';
import type { ConsoleConfig } from './config.js';
import { consoleServer } from './server/console-server.js';
import { loadReference } from './server/reference-files.js';
import { serve } from './server/serve.js';
import { basePath, settingsPath } from './server/static-files.js';

const root = join(import.meta.dirname, '..');

// The connections of hot reload, and the watching of files, end by no closing of a server.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(0));

await serve(async (config) => {
  const reference = await loadReference(new URL('./documents/', import.meta.url), config);
  const settings = consoleServer(reference, config);
  const server = createServer((req, res) => {
    const [path = '', query] = (req.url ?? '').split('?', 2);
    if (path === settingsPath || reference.has(path)) return settings.emit('request', req, res);
    // Vite knows its pages with a slash only.
    if (path === basePath) req.url = `${basePath}/${query === undefined ? '' : `?${query}`}`;
    vite.middlewares(req, res);
  });
  const vite = await developmentServer(config, server);
  return server;
});

/**
 * Without the content security policy of the built pages: hot reload needs inline scripts and styles, and a socket to
 * this port beside the edge.
 */
async function developmentServer(config: ConsoleConfig, server: ReturnType<typeof createServer>) {
  const [{ plugins }, { writeStatics }] = await Promise.all([
    built<{ plugins: (isDev: boolean) => { plugins: PluginOption[] } }>('plugins'),
    built<{ writeStatics: () => string }>('statics'),
  ]);
  return createVite({
    root,
    configFile: false,
    publicDir: writeStatics(),
    base: `${basePath}/`,
    plugins: plugins(true).plugins,
    logLevel: 'warn',
    clearScreen: false,
    server: {
      middlewareMode: true,
      ws: { server, host: config.host, clientPort: config.port },
      // Not the whole repository: the data folder, with its secrets, is in it.
      fs: { allow: ['.', '../../libs', '../../node_modules'].map((folder) => join(root, folder)) },
    },
  });
}

/** What the step that bundles is made of. */
function built<T>(name: string): Promise<T> {
  return import(join(root, 'build', `${name}.mjs`)) as Promise<T>;
}
