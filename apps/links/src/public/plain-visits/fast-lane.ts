import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { plainRequest, type PlainVisit } from './plain-request.js';
import { onwardHeaders } from '../visits/index.js';

/** A visitor who reads no answers gets no more of them here: Node's server waits for such. */
const maxUnread = 16 * 1024;

/**
 * The connections of a server, each for as long as only plain visits come on it. They are read and answered without the
 * request, response and streams that Node makes of every request. Those cost more than all else of a redirect. The
 * first thing of another kind hands the connection over to Node's HTTP server for good, with all that has come.
 */
export class FastLane {
  private readonly open = new Set<Connection>();
  private readonly toNode: (socket: Socket) => void;
  private answerHead = '';
  private answeredAtSecond = 0;

  constructor(
    readonly server: Server,
    readonly lead: (visit: PlainVisit) => void,
  ) {
    const listeners = server.listeners('connection') as ((socket: Socket) => void)[];
    this.toNode = (socket) => listeners.forEach((listener) => listener.call(server, socket));
    server
      .removeAllListeners('connection')
      .on('connection', (socket) => void this.open.add(new Connection(socket, this)));
    const closeIdle = server.closeIdleConnections.bind(server);
    server.closeIdleConnections = () => {
      closeIdle();
      for (const lane of this.open) lane.closeIfIdle();
    };
    const closeAll = server.closeAllConnections.bind(server);
    server.closeAllConnections = () => {
      closeAll();
      for (const lane of this.open) lane.close();
    };
  }

  forget(lane: Connection): void {
    this.open.delete(lane);
  }

  handOver(lane: Connection, socket: Socket): void {
    this.forget(lane);
    this.toNode(socket);
  }

  /** A whole answer; `href` can stand in a header. */
  answer(href: string): string {
    const second = Math.floor(Date.now() / 1_000);
    if (second !== this.answeredAtSecond) {
      this.answeredAtSecond = second;
      const lines = onwardHeaders('')
        .slice(2)
        .map((part, index) => (index % 2 === 0 ? `\r\n${part}: ` : part));
      const rest = `${lines.join('')}\r\nDate: ${new Date().toUTCString()}\r\nConnection: keep-alive`;
      this.answerHead = `${rest}\r\nKeep-Alive: timeout=${Math.floor(this.server.keepAliveTimeout / 1_000)}\r\n\r\n`;
    }
    return `HTTP/1.1 302 Found\r\nlocation: ${href}${this.answerHead}`;
  }
}

/** One connection. */
class Connection {
  /** What is being answered. */
  private asked: Buffer | null = null;
  /** What came meanwhile. */
  private early: Buffer[] = [];
  private readonly listeners = {
    data: (chunk: Buffer) => this.hear(chunk),
    end: () => this.closeWhenAnswered(),
    timeout: () => this.close(),
    error: () => this.close(),
    close: () => this.lane.forget(this),
  };

  constructor(
    private readonly socket: Socket,
    private readonly lane: FastLane,
  ) {
    socket.setTimeout(lane.server.keepAliveTimeout);
    for (const [event, listener] of Object.entries(this.listeners)) socket.on(event, listener);
  }

  close(): void {
    this.socket.destroy();
  }

  closeIfIdle(): void {
    if (!this.asked && this.socket.writableLength === 0) this.close();
  }

  /** The visitor sends no more. */
  private closeWhenAnswered(): void {
    if (!this.asked) this.socket.end();
  }

  private hear(chunk: Buffer): void {
    const { socket, lane } = this;
    if (this.asked) return this.wait(chunk);
    this.asked = chunk;
    const isCrowded = !lane.server.listening || socket.writableLength > maxUnread;
    const request = isCrowded ? null : plainRequest(chunk);
    if (!request) return this.handOver();
    const { redirect, handOver: pass } = this;
    lane.lead({ ...request, remoteAddress: socket.remoteAddress, redirect, pass });
  }

  private readonly redirect = (href: string): void => {
    this.socket.write(this.lane.answer(href), 'latin1');
    this.asked = null;
    if (this.early.length > 0) this.handOver();
    else if (this.socket.readableEnded) this.closeWhenAnswered();
  };

  /** Answers keep the order of their requests. */
  private wait(chunk: Buffer): void {
    this.socket.pause();
    this.early.push(chunk);
  }

  private readonly handOver = (): void => {
    const { socket } = this;
    if (socket.destroyed) return;
    socket.setTimeout(0);
    socket.pause();
    for (const [event, listener] of Object.entries(this.listeners)) socket.off(event, listener);
    const unread = [...(this.asked ? [this.asked] : []), ...this.early];
    if (unread.length > 0) socket.unshift(Buffer.concat(unread));
    this.lane.handOver(this, socket);
    socket.resume();
  };
}
