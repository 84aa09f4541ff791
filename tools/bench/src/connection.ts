import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

interface Asked {
  answered: (status: number) => void;
  failed: (err: Error) => void;
}

const endOfHead = '\r\n\r\n';

/**
 * One keep-alive connection with one request at a time, which reads of an answer what is needed to know its status and
 * its end. For loads that share the machine with what they load: a whole client costs as much as many of the answers
 * that it asks for.
 */
class Connection {
  private asked?: Asked;
  private read: Buffer | null = null;

  constructor(private readonly socket: Socket) {
    socket.on('data', (chunk: Buffer) => this.hear(chunk));
    socket.on('error', (err) => this.fail(err));
    socket.on('close', () => this.fail(new Error('the connection was closed')));
  }

  /** `answered` gets the status once the whole answer has come. */
  ask(request: string, answered: Asked['answered'], failed: Asked['failed']): void {
    this.asked = { answered, failed };
    this.socket.write(request);
  }

  close(): void {
    this.socket.removeAllListeners('close').destroy();
  }

  private hear(chunk: Buffer): void {
    this.read = this.read ? Buffer.concat([this.read, chunk]) : chunk;
    const head = this.read.indexOf(endOfHead);
    if (head < 0) return;
    const text = this.read.toString('latin1', 0, head);
    const length = /\r\ncontent-length: *(\d+)/i.exec(text)?.[1];
    if (length === undefined) return this.fail(new Error(`an answer that does not say how long it is: ${text}`));
    if (this.read.length < head + endOfHead.length + Number(length)) return;
    const { asked } = this;
    [this.read, this.asked] = [null, undefined];
    asked?.answered(Number(text.slice(9, 12)));
  }

  private fail(err: Error): void {
    const { asked } = this;
    this.asked = undefined;
    this.socket.destroy();
    asked?.failed(err);
  }
}

/** Some connections to one place. What finds none that is idle waits for one. */
export class Connections {
  private readonly idle: Connection[];
  private readonly waiting: (() => void)[] = [];

  private constructor(
    private readonly all: Connection[],
    private readonly host: string,
  ) {
    this.idle = [...all];
  }

  static async to(url: string, count: number): Promise<Connections> {
    const { hostname, port, host } = new URL(url);
    const opened = Array.from({ length: count }, async () => {
      const socket = connect({ host: hostname, port: Number(port), noDelay: true });
      await once(socket, 'connect');
      return new Connection(socket);
    });
    return new Connections(await Promise.all(opened), host);
  }

  /** The text of a request, to be asked as often as wanted. */
  request(method: string, path: string, headers: Record<string, string> = {}, body = ''): string {
    const all = { host: this.host, ...headers, ...(body && { 'content-length': String(Buffer.byteLength(body)) }) };
    const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
    return `${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`;
  }

  /** Answers with the status, once the whole answer has come. */
  ask(request: string): Promise<number> {
    return new Promise((resolve, reject) => {
      const begin = () => {
        const connection = this.idle.pop()!;
        const answered = (status: number) => {
          this.idle.push(connection);
          this.waiting.shift()?.();
          resolve(status);
        };
        connection.ask(request, answered, reject);
      };
      if (this.idle.length > 0) begin();
      else this.waiting.push(begin);
    });
  }

  /**
   * For so many seconds: on each connection what `next` says, and again as soon as it is answered. `answered` gets each
   * status, and how long it took in ms. Resolves when the last answer has come.
   */
  async saturate(seconds: number, next: () => string, answered: (status: number, ms: number) => void): Promise<void> {
    const endsAt = performance.now() + seconds * 1_000;
    const busy = (connection: Connection) =>
      new Promise<void>((resolve, reject) => {
        const ask = () => {
          const startedAt = performance.now();
          if (startedAt >= endsAt) return resolve();
          const hear = (status: number) => {
            answered(status, performance.now() - startedAt);
            ask();
          };
          connection.ask(next(), hear, reject);
        };
        ask();
      });
    await Promise.all(this.all.map(busy));
  }

  close(): void {
    for (const connection of this.all) connection.close();
  }
}
