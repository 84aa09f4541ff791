import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import type { ReplicaSet } from './replica-set.js';

/**
 * The one address where other services call a service of several processes, as a Service of Kubernetes is. Requests go
 * on as they come, each by a connection of its own; one that breaks off breaks off for the caller.
 */
export function createSpreader(replicas: ReplicaSet, backend: string): Server {
  return createServer((req, res) => {
    const sent = request({
      method: req.method,
      path: req.url,
      // A kept connection would count as a request under way.
      headers: { ...req.headers, connection: 'close' },
      createConnection: (_options, done) => {
        replicas.connect(backend).then(
          (socket) => done(null, socket),
          (error: Error) => done(error, undefined as never),
        );
        return undefined;
      },
    });
    sent.once('response', (answer: IncomingMessage) => handBack(answer, res));
    sent.once('error', () => res.destroy());
    pipeline(req, sent, () => undefined);
  });
}

function handBack(answer: IncomingMessage, res: ServerResponse): void {
  const { connection, ...headers } = answer.headers;
  void connection;
  res.writeHead(answer.statusCode ?? 502, headers);
  pipeline(answer, res, () => undefined);
}
