import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { PassThrough } from 'node:stream';
import proxy from '@fastify/http-proxy';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { ReplicaSet } from './replica-set.js';
import { resolveRoute, type Backend, type RouteTables } from './routes.js';

/** One listener of the edge. */
export interface EdgeOptions {
  routes: RouteTables;
  /** Which HTTPRoute of the file this listener serves. */
  table: string;
  /** Origin of a backend, for instance `http://127.0.0.1:3001`; its host is looked for among the `replicas` first. */
  origin(backend: Backend): string;
  replicas?: ReplicaSet;
}

/** Headers that only an edge may say, or that belong to one hop. The edge sets its own where there is one to set. */
const notForwarded =
  /^(x-forwarded-.*|forwarded|x-real-ip|traceparent|tracestate|baggage|expect|upgrade|keep-alive|te|trailer|proxy-.*)$/;

type Failure = readonly [statusCode: number, error: string, message: string];

/** What a failed hop answers: the status of a gateway with a code of `docs/errors.md`. */
const failures = {
  unavailable: [503, 'unavailable', 'The service is not running right now; try again shortly.'],
  timeout: [504, 'unavailable', 'The service did not answer in time.'],
  broken: [502, 'unavailable', 'The connection to the service broke off.'],
} satisfies Record<string, Failure>;

/**
 * Makes a listener that forwards requests by the route table: bodies byte for byte, in both directions as they come,
 * `Host` as it came, `X-Forwarded-*` as seen here whatever the client claimed. Nothing below `/internal/` leaves.
 */
export async function createEdge(options: EdgeOptions): Promise<FastifyInstance> {
  const table = options.routes.get(options.table);
  if (!table) throw new Error(`routes: there is no HTTPRoute ${options.table}`);
  const origins = new WeakMap<FastifyRequest, string>();
  const app = Fastify({
    forceCloseConnections: true,
    routerOptions: { maxParamLength: 16_384 },
    frameworkErrors: (_error, _req, res) => void answer(res, 400, 'invalid_request', 'The address cannot be read.'),
  });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_req, payload, done) => done(null, handedOn(payload)));
  app.setNotFoundHandler((_req, res) => notFound(res));
  app.setErrorHandler((error: { statusCode?: number }, _req, res) => {
    // An empty or broken content type, which Fastify judges before any route.
    if (error.statusCode === 415) return answer(res, 400, 'invalid_request', 'The content type cannot be read.');
    const bad = error.statusCode && error.statusCode < 500;
    return bad ? answer(res, 400, 'invalid_request', 'The address cannot be read.') : answer(res, ...failures.broken);
  });
  app.addHook('onRequest', async (req, res) => {
    const path = req.url.split('?', 1)[0] ?? '/';
    const destination = isInternal(path) ? undefined : resolveRoute(table, path);
    if (!destination) return notFound(res);
    if ('redirect' in destination) return res.redirect(destination.redirect.path, destination.redirect.statusCode);
    origins.set(req, options.origin(destination.backend));
  });
  await app.register(proxy, {
    upstream: '',
    proxyPayloads: false,
    // An event stream is silent for as long as it likes; a service's first byte must come within two minutes.
    undici: { bodyTimeout: 0, headersTimeout: 120_000, connectTimeout: 5_000, ...connections(options.replicas) },
    disableRequestLogging: true,
    internalRewriteLocationHeader: false,
    replyOptions: {
      getUpstream: (req) => origins.get(req as FastifyRequest) ?? '',
      retryDelay: ({ err, req, attempt }) => (repeats(options.replicas, err, req, attempt) ? 1 : null),
      rewriteRequestHeaders: (req, headers) => forwardedHeaders(req as FastifyRequest, headers),
      onError: (reply, { error }) => void answer(reply as FastifyReply, ...failureOf(error)),
    },
  });
  return app;
}

/**
 * Services keep calls among themselves below `/internal/`, and decode what they route, so the decoded path is judged.
 */
function isInternal(path: string): boolean {
  try {
    return decodeURIComponent(path).toLowerCase().startsWith('/internal/');
  } catch {
    return false;
  }
}

/**
 * The body, to be sent on as it comes. A stream of its own, because the sender ends its stream when the service breaks
 * off: the rest of the body would stay in the connection, and the next request there would wait behind it for ever.
 */
function handedOn(payload: IncomingMessage): PassThrough {
  const body = new PassThrough();
  payload.pipe(body);
  payload.once('close', () => payload.complete || body.destroy());
  body.once('close', () => payload.resume());
  return body;
}

/**
 * With several processes for a backend each request has a connection of its own. One that is kept could be closed by a
 * process that ends, in the moment in which the next request is sent there.
 */
function connections(replicas?: ReplicaSet): object {
  if (!replicas) return { pipelining: 1 };
  const connect = ({ hostname }: { hostname: string }, done: (error: unknown, socket?: Socket) => void) => {
    replicas.connect(hostname).then((socket) => done(null, socket), done);
  };
  return { pipelining: replicas.isSpread ? 0 : 1, connect };
}

/**
 * A request is sent once: whether to repeat it is the client's decision. Only one that changes nothing, and whose
 * process broke off before it answered, goes on to another process.
 */
function repeats(replicas: ReplicaSet | undefined, error: unknown, { method }: { method?: string }, attempt: number) {
  if (!replicas?.isSpread || !error || attempt > 1 || (method !== 'GET' && method !== 'HEAD')) return false;
  return /^(ECONNRESET|EPIPE|UND_ERR_SOCKET)$/.test((error as { code?: string }).code ?? '');
}

type Headers = Record<string, string | string[] | undefined>;

function forwardedHeaders(req: FastifyRequest, headers: Headers): Headers {
  const kept = Object.entries(headers).filter(([name]) => !notForwarded.test(name));
  const host = req.headers.host ?? '';
  return {
    ...Object.fromEntries(kept),
    host,
    'x-forwarded-for': req.socket.remoteAddress ?? '',
    'x-forwarded-proto': 'http',
    'x-forwarded-host': host,
  };
}

function failureOf(error: unknown): Failure {
  const codes = [error, (error as Error).cause].map((part) => String((part as { code?: string } | undefined)?.code));
  if (codes.some((code) => /ECONNREFUSED|ENOTFOUND|CONNECT_TIMEOUT|ConnectTimeout/i.test(code)))
    return failures.unavailable;
  return codes.some((code) => /TIMEOUT/i.test(code)) ? failures.timeout : failures.broken;
}

function notFound(res: FastifyReply): FastifyReply {
  return answer(res, 404, 'not_found', 'There is nothing at this address.');
}

function answer(res: FastifyReply, statusCode: number, error: string, message: string): FastifyReply {
  return res.code(statusCode).send({ error, message });
}
