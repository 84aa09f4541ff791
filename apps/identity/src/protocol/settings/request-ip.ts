import type { IncomingMessage } from 'node:http';

/** On the request itself: what a weak map holds is the dearest that there is for a garbage collector. */
const address = Symbol('address');

interface RequestWithIp extends IncomingMessage {
  [address]?: string;
}

/** Keeps where a request came from, as the edge saw it, for the provider, which reads no header for it. */
export function rememberIp(req: RequestWithIp, ip: string): void {
  req[address] = ip;
}

export function ipOf(req: RequestWithIp): string {
  return req[address] ?? req.socket.remoteAddress ?? '';
}
