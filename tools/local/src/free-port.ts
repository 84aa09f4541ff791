import { createServer } from 'node:net';
import { Refusal } from './refusal.js';

const HOST = '127.0.0.1';
/** Below the ephemeral range, so that no outgoing connection of this machine can hold a remembered port. */
const RANGE = { from: 20_000, to: 32_000 };
/** Ports already promised in this process, whose servers may not listen yet. */
const given = new Set<number>();

/** Whether a server could listen on the port of the loopback address now. */
export function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen({ port, host: HOST, exclusive: true }, () => probe.close(() => resolve(true)));
  });
}

/** The wished port when it is free, else a random free one that no earlier call in this process was given. */
export async function freePort(wished?: number): Promise<number> {
  if (wished !== undefined && !given.has(wished) && (await isFree(wished))) return give(wished);
  for (;;) {
    const port = RANGE.from + Math.floor(Math.random() * (RANGE.to - RANGE.from));
    if (!given.has(port) && (await isFree(port))) return give(port);
  }
}

function give(port: number): number {
  given.add(port);
  return port;
}

/** Refuses with one sentence when a port that the user knows by its variable is taken: it is never changed silently. */
export async function requirePort(variable: string, port: number): Promise<void> {
  if (await isFree(port)) return;
  throw new Refusal(`Port ${port} is already in use: stop what listens there, or set ${variable} to another port.`);
}
