import { createServer, type Server } from 'node:net';
import { Refusal } from './refusal.js';

const host = '127.0.0.1';
/** Below the ephemeral range, so that no outgoing connection of this machine can hold a remembered port. */
const portRange = { from: 20_000, to: 32_000 };
/** What this process has claimed, held until it ends. */
const claims = new Map<number, Server | undefined>();

/** Whether a server could listen on the port of the loopback address now. */
export async function isFree(port: number): Promise<boolean> {
  const probe = await tryListen({ port, host, exclusive: true });
  if (!probe) return false;
  await new Promise((resolve) => probe.close(resolve));
  return true;
}

/**
 * The wished port when it is free, else a random free one. It is claimed for the life of this process: no other
 * platform on this machine is given it, although the server that will use it listens only seconds later.
 */
export async function freePort(wished?: number): Promise<number> {
  if (wished !== undefined && (await take(wished))) return wished;
  for (;;) {
    const port = portRange.from + Math.floor(Math.random() * (portRange.to - portRange.from));
    if (await take(port)) return port;
  }
}

/** Refuses with one sentence when a port that the user knows by its variable is taken: it is never changed silently. */
export async function requirePort(variable: string, port: number): Promise<void> {
  if (await take(port)) return;
  throw new Refusal(`Port ${port} is already in use: stop what listens there, or set ${variable} to another port.`);
}

/**
 * A claim is a socket of Linux's abstract namespace, which all processes share and which is gone with its process,
 * however that ends. Elsewhere only this process's own claims are known.
 */
async function take(port: number): Promise<boolean> {
  if (claims.has(port)) return false;
  claims.set(port, undefined);
  const claim = process.platform === 'linux' ? await tryListen({ path: `\0platform-port-${port}` }) : undefined;
  const isOurs = process.platform !== 'linux' || claim !== undefined;
  if (isOurs && (await isFree(port))) {
    claims.set(port, claim?.unref());
    return true;
  }
  claim?.close();
  claims.delete(port);
  return false;
}

function tryListen(
  address: { port: number; host: string; exclusive: boolean } | { path: string },
): Promise<Server | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(undefined));
    server.listen(address, () => resolve(server));
  });
}
