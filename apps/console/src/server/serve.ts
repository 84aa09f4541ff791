import type { Server } from 'node:http';
import { ConfigurationError, readConfig, type ConsoleConfig } from '../config.js';
import { managementServer } from './console-server.js';

/** Runs a server of the console's pages, and the one of its health, until SIGTERM or SIGINT. */
export async function serve(makeServer: (config: ConsoleConfig) => Promise<Server>): Promise<void> {
  try {
    const config = readConfig();
    const servers = [
      { server: await makeServer(config), port: config.port },
      { server: managementServer(), port: config.managementPort },
    ];
    for (const { server, port } of servers) {
      server.on('error', fail).listen(port, config.host);
    }
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => servers.forEach(({ server }) => server.close()));
    }
    console.log(`console: on ${config.host}:${config.port}, people sign in at ${config.authUrl}`);
  } catch (err) {
    fail(err as Error);
  }
}

/** The supervisor of `npm start` shows this line. */
function fail(err: Error): never {
  console.error(`fatal: ${err instanceof ConfigurationError ? '' : 'console: '}${err.message}`);
  process.exit(1);
}
