import type { LookupFunction } from 'node:net';
import { rootCertificates } from 'node:tls';
import { Agent, buildConnector, Pool, ProxyAgent } from 'undici';
import type { Dispatcher } from 'undici';
import type { EgressOptions } from './egress.js';
import { withoutInterimAnswers } from './interim-answers.js';

/**
 * HTTP/1.1 only: cutting off an answer ends a connection of its own and never that of another delivery. The silence
 * timers of undici are off, as the deadline of each answer covers them. Before it uses a connection again, undici looks
 * once whether the other side has closed it. If so, nothing was written to it, and the request goes to a new one.
 */
export function createDispatcher(
  guarded: LookupFunction,
  connectTimeoutMs: number,
  { proxyUrl, trustedCertificates }: EgressOptions,
): Dispatcher {
  const limits = { allowH2: false, headersTimeout: 0, bodyTimeout: 0, pipelining: 1 } as const;
  if (proxyUrl !== undefined) {
    return new ProxyAgent({ ...limits, uri: proxyUrl, connectTimeout: connectTimeoutMs, factory: poolBehindProxy });
  }
  const trusted = trustedCertificates && { ca: [...rootCertificates, ...trustedCertificates] };
  const connect = buildConnector({ timeout: connectTimeoutMs, allowH2: false, lookup: guarded, ...trusted });
  return new Agent({ ...limits, connect: skipping(connect) });
}

/** The proxy agent has connectors of its own, for a tunnel and for plain requests, and gives them along. */
function poolBehindProxy(origin: URL, options: object): Dispatcher {
  const { connect, ...others } = options as Pool.Options;
  return new Pool(origin, { ...others, connect: skipping(connect as buildConnector.connector) });
}

function skipping(connect: buildConnector.connector): buildConnector.connector {
  return (options, callback) =>
    connect(options, (...[err, socket]) =>
      socket ? callback(null, withoutInterimAnswers(socket)) : callback(err, null),
    );
}
