import type { IncomingMessage } from 'node:http';

const addresses = new WeakMap<IncomingMessage, string>();

/** Keeps where a request came from, as the edge saw it, for the provider, which reads no header for it. */
export function rememberIp(req: IncomingMessage, address: string): void {
  addresses.set(req, address);
}

export function ipOf(req: IncomingMessage): string {
  return addresses.get(req) ?? req.socket.remoteAddress ?? '';
}
