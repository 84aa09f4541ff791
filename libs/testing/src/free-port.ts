import { createServer } from 'node:net';

/** What this process was given: what listens there may do so only seconds later. */
const given = new Set<number>();

/**
 * A port of loopback that nothing listens on, for what must know its own address before it listens. Never the same one
 * twice in a process.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    // Below the range from which the system lends ports to outgoing connections.
    const port = 20_000 + Math.floor(Math.random() * 10_000);
    if (given.has(port)) continue;
    given.add(port);
    const server = createServer();
    const isFree = await new Promise<boolean>((resolve) => {
      server.once('error', () => resolve(false)).listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
    });
    if (isFree) return port;
  }
}
