import { ConfigurationError, readConfig } from './config.js';
import { consoleServer, managementServer } from './server/console-server.js';
import { loadFiles } from './server/static-files.js';

const pages = new URL('./public/', import.meta.url);

try {
  const config = readConfig();
  const files = await loadFiles(pages);
  const servers = [
    { server: consoleServer(files, config), port: config.port },
    { server: managementServer(), port: config.managementPort },
  ];
  for (const { server, port } of servers) {
    server.on('error', fail).listen(port, config.host);
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => servers.forEach(({ server }) => server.close()));
  }
  console.log(`console: ${files.size} files on ${config.host}:${config.port}, people sign in at ${config.authUrl}`);
} catch (err) {
  fail(err as Error);
}

/** The supervisor of `npm start` shows this line. */
function fail(err: Error): never {
  console.error(`fatal: ${err instanceof ConfigurationError ? '' : 'console: '}${err.message}`);
  process.exit(1);
}
