import { createServer, connect, type AddressInfo, type Socket } from 'node:net';

/** The same address by TCP: Postgres of the tests is also reached by a socket, which its query names. */
export function byTcp(address: string): string {
  const url = new URL(address);
  url.searchParams.delete('host');
  return url.href;
}

/** A line to a server that can be cut and mended, or go silent. */
export async function line(target: string) {
  const url = new URL(byTcp(target));
  const real = { host: url.hostname, port: Number(url.port) };
  const sockets = new Set<Socket>();
  let isFrozen = false;
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
    if (isFrozen) return void socket.pause();
    const upstream = connect(real);
    for (const [from, to] of [
      [socket, upstream],
      [upstream, socket],
    ] as const) {
      sockets.add(from);
      from.on('error', () => to.destroy()).on('close', () => to.destroy() && sockets.delete(from));
      from.pipe(to);
    }
  });
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  url.port = String(port);
  return {
    url: url.href,
    cut: () => {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of sockets) socket.destroy();
      return closed;
    },
    mend: () => listen(port),
    /** As a host that went away without a word: nothing is said any more, nothing is closed. */
    freeze: () => {
      isFrozen = true;
      for (const socket of sockets) socket.unpipe().pause();
    },
    /** New connections work again. Those of before stay silent, as the host knows them no more. */
    thaw: () => void (isFrozen = false),
  };
}
