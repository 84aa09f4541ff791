import type { LookupFunction } from 'node:net';
import { rootCertificates } from 'node:tls';
import { Agent, buildConnector, ProxyAgent } from 'undici';
import type { Dispatcher } from 'undici';
import type { EgressOptions } from './egress.js';

/**
 * HTTP/1.1 only: cutting off an answer ends a connection of its own and never that of another delivery. undici's silence
 * timers are off, as the deadline of each answer covers them.
 */
export function createDispatcher(
  guarded: LookupFunction,
  connectTimeoutMs: number,
  { proxyUrl, trustedCertificates }: EgressOptions,
): Dispatcher {
  const limits = { allowH2: false, headersTimeout: 0, bodyTimeout: 0, pipelining: 1 } as const;
  if (proxyUrl !== undefined) return new ProxyAgent({ ...limits, uri: proxyUrl, connectTimeout: connectTimeoutMs });
  const trusted = trustedCertificates && { ca: [...rootCertificates, ...trustedCertificates] };
  const connect = buildConnector({ timeout: connectTimeoutMs, allowH2: false, lookup: guarded, ...trusted });
  return new Agent({ ...limits, connect });
}
