import { createServer, type Server } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem } from '../common/problem.js';
import type { ServiceDefinition } from '../service/service.js';
import { answerBroken } from './broken-request.js';
import { whileClosing } from './close-server.js';
import { nothingThere } from './problem.filter.js';

/** Connections that came to an internal port, of whichever service in this process. */
const inside = new WeakSet<Socket>();

/** Whether another service calls, by the port that the edge knows nothing of. */
export function isFromInside(req: FastifyRequest): boolean {
  return inside.has(req.raw.socket);
}

/**
 * Routes below `/internal/` are there on the internal port alone, and no other one is. The route counts, found by the
 * router that will run it. So an address that an edge reads otherwise gets around nothing.
 */
export function separateInternalRoutes(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (req, _reply, done) => {
    const isInternal = req.routeOptions.url?.startsWith('/internal/') ?? false;
    const isRight = isInternal === isFromInside(req);
    done(isRight ? undefined : new Problem('not_found', { message: nothingThere }));
  });
}

/** The port that other services call. The edge knows nothing of it. */
export class InternalPort {
  private readonly server: Server;

  constructor(fastify: FastifyInstance, service: Pick<ServiceDefinition, 'errorBody'>) {
    this.server = createServer({ keepAliveTimeout: fastify.server.keepAliveTimeout }, (req, res) =>
      fastify.routing(req, res),
    );
    this.server.on('connection', (socket) => inside.add(socket));
    this.server.on('clientError', (err, socket) => answerBroken(service, err, socket as Socket));
  }

  listen(port: number, host: string): Promise<number> {
    return new Promise((resolve, reject) => {
      this.server.once('error', reject).listen(port, host, () => {
        const address = this.server.address();
        resolve(typeof address === 'object' && address ? address.port : port);
      });
    });
  }

  /** Lets the requests under way be answered. */
  async close(): Promise<void> {
    if (!this.server.listening) return;
    await whileClosing(this.server, () => new Promise((resolve) => this.server.close(resolve)));
  }
}
