import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ReceivedRequest {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  /** The bytes as they came. */
  rawBody: Buffer;
  at: number;
}

export interface ScriptedAnswer {
  status?: number;
  headers?: Record<string, string>;
  body?: string;
  delayMs?: number;
  /** The answer is held back until then. */
  after?: Promise<unknown>;
  /** No answer: the connection breaks once the request has been read. */
  isBroken?: boolean;
}

export interface HttpReceiver {
  url: string;
  requests: ReceivedRequest[];
  /** Answers of the next requests, in order; afterwards 200. */
  script(...answers: ScriptedAnswer[]): void;
  /** Answers every request from now on, after the script. */
  always(answer: ScriptedAnswer | ((req: ReceivedRequest) => ScriptedAnswer)): void;
  close(): Promise<void>;
}

/** A real HTTP server on loopback that records what it gets and answers as told. */
export async function httpReceiver(): Promise<HttpReceiver> {
  const requests: ReceivedRequest[] = [];
  const scripted: ScriptedAnswer[] = [];
  const waiting = new Set<NodeJS.Timeout>();
  let standing: ScriptedAnswer | ((req: ReceivedRequest) => ScriptedAnswer) = {};
  const server = createServer((req, res) => {
    const chunks: Buffer[] = [];
    req.on('data', (chunk: Buffer) => chunks.push(chunk));
    req.on('end', () => {
      const received: ReceivedRequest = {
        method: req.method ?? '',
        path: req.url ?? '',
        headers: req.headers,
        rawBody: Buffer.concat(chunks),
        at: Date.now(),
      };
      requests.push(received);
      const answer = scripted.shift() ?? (typeof standing === 'function' ? standing(received) : standing);
      const respond = () => {
        const timer = setTimeout(() => {
          waiting.delete(timer);
          if (answer.isBroken) req.socket.destroy();
          else res.writeHead(answer.status ?? 200, answer.headers).end(answer.body ?? 'ok');
        }, answer.delayMs ?? 0);
        waiting.add(timer);
      };
      void Promise.resolve(answer.after).then(respond, respond);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    script: (...answers) => void scripted.push(...answers),
    always: (answer) => void (standing = answer),
    close: async () => {
      waiting.forEach((timer) => clearTimeout(timer));
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
