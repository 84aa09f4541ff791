import type { Socket } from 'node:net';

const longestInterimBytes = 16_384;
/** `101` changes the protocol and is no interim answer. */
const interimStatus = /^HTTP\/1\.[01] 1(?!01)\d\d[ \r]/;
const protocol = 'HTTP/1.';
const longestStart = 'HTTP/1.1 100 '.length;
const endOfHead = '\r\n\r\n';

/**
 * Takes interim answers (`100 Continue`, `103 Early Hints`) out of what a socket reads. A client must skip those that
 * it has not asked for (RFC 9110 15.2), but undici ends the connection at a 100. Only the bytes after a request was
 * written are looked at, up to the beginning of its final answer.
 */
export function withoutInterimAnswers<T extends Socket>(socket: T): T {
  let isAwaited = false;
  let held: Buffer = Buffer.alloc(0);
  let interimBytes = 0;
  const read: (size?: number) => Buffer | null = socket.read.bind(socket);
  const write = socket.write.bind(socket) as (...given: unknown[]) => boolean;

  const passOn = () => {
    isAwaited = false;
    const chunk = held;
    held = Buffer.alloc(0);
    return chunk;
  };
  /** What may go on to the parser: null while it could still become an interim answer. */
  const skimmed = (): Buffer | null => {
    for (;;) {
      const start = held.toString('latin1', 0, longestStart);
      if (start.length < longestStart && protocol.startsWith(start.slice(0, protocol.length))) return null;
      if (!interimStatus.test(start)) return passOn();
      const end = held.indexOf(endOfHead);
      if (interimBytes + (end < 0 ? held.length : end) > longestInterimBytes) return passOn();
      if (end < 0) return null;
      interimBytes += end;
      held = held.subarray(end + endOfHead.length);
    }
  };

  socket.write = (...given: unknown[]) => {
    isAwaited = true;
    interimBytes = 0;
    return write(...given);
  };
  socket.read = (size?: number) => {
    for (;;) {
      const chunk = read(size);
      if (!chunk || !isAwaited) return chunk;
      held = held.length ? Buffer.concat([held, chunk]) : chunk;
      const passed = skimmed();
      if (passed) return passed;
    }
  };
  return socket;
}
