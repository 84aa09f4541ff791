import type { LookupFunction } from 'node:net';
import type { Dispatcher } from 'undici';
import { createAddressGuard } from './address-guard.js';
import { Answer } from './answer.js';
import type { EgressResponse } from './answer.js';
import { dnsLookup } from './dns-lookup.js';
import { EgressError } from './egress-error.js';
import { parseAllowedUrl } from './url-check.js';

export type { EgressResponse } from './answer.js';

const maxKnownTargets = 1_000;

/** How requests to foreign addresses are limited. */
export interface EgressOptions {
  /** Networks that may be reached although they are not public, in CIDR notation. Default: none. */
  allowCidrs?: readonly string[];
  /**
   * An http or https proxy that all requests take. Host names are then resolved by the proxy, which must refuse private
   * networks itself; literal addresses are still checked here.
   */
  proxyUrl?: string | undefined;
  /** Refuse plain http. Default false. */
  httpsOnly?: boolean;
  /** For the whole request, from name resolution to the end of the body. Default 15 000. */
  timeoutMs?: number;
  /** For name resolution, connection and TLS handshake. Default 5 000. */
  connectTimeoutMs?: number;
  /** How much of a response body is read before the connection is cut. Default 16 384. */
  maxResponseBytes?: number;
  /** Name resolution in place of our own. Its answers are checked like any other. */
  lookup?: LookupFunction;
  /** Certificates (PEM) that are trusted as those of authorities, beside the system's. */
  trustedCertificates?: readonly string[];
  /** DNS servers in place of the system's, such as `127.0.0.1:5353`. */
  dnsServers?: readonly string[];
}

/** One request. */
export interface EgressRequest {
  url: string;
  /** Default POST. */
  method?: string;
  headers?: Record<string, string>;
  body?: string | Uint8Array;
  /** Shorter or longer than the default of this egress. */
  timeoutMs?: number;
}

/** The way out to addresses that people gave us. A class, so that it can be injected by its type. */
export abstract class Egress {
  /**
   * Sends one request and reads its answer, of any status. What has been written to a connection is never written
   * again.
   *
   * @throws EgressError when there is no answer or only a part of one
   */
  abstract send(request: EgressRequest): Promise<EgressResponse>;
  /**
   * Parses a URL at the time it is configured. A name that resolves to a private address is found only by `send`,
   * because what it resolves to can change.
   *
   * @throws EgressError `invalid_url` or `blocked_address`
   */
  abstract checkUrl(url: string): URL;
  /** Ends all connections. What is still in flight fails with `connect`, and so does whatever is sent afterwards. */
  abstract close(): Promise<void>;
  /** The same, as Nest calls it when the application ends whose provider this is. */
  onModuleDestroy?(): Promise<void>;
}

/**
 * Makes one egress with one connection pool; a process needs only one.
 *
 * @throws TypeError when `allowCidrs` holds something that is not a network
 */
export function createEgress(options: EgressOptions = {}): Egress {
  const { timeoutMs = 15_000, connectTimeoutMs = 5_000, maxResponseBytes = 16_384, httpsOnly = false } = options;
  const lookup = options.lookup ?? dnsLookup(connectTimeoutMs, options.dnsServers);
  const guard = createAddressGuard(options.allowCidrs ?? [], lookup);
  // With the first request: undici is large, and most processes that could send never do.
  const open = async () => {
    const { createDispatcher } = await import('./dispatcher.js');
    return createDispatcher(guard.lookup, connectTimeoutMs, options);
  };
  let opened: ReturnType<typeof open> | undefined;
  let isClosed = false;
  const targetOf = knownTargets((url) => parseAllowedUrl(url, guard, httpsOnly));

  const close = async () => {
    isClosed = true;
    await (await opened)?.destroy();
  };

  return {
    async send({ url, method = 'POST', headers = {}, body, timeoutMs: ownTimeoutMs }) {
      const request = { ...targetOf(url), method, headers, body: body ?? null };
      const dispatcher = await (opened ??= open());
      if (isClosed) throw new EgressError('connect');
      const answer = new Answer({ timeoutMs: ownTimeoutMs ?? timeoutMs, maxResponseBytes });
      dispatch(dispatcher, request, answer);
      return answer.promise;
    },
    checkUrl: (url) => parseAllowedUrl(url, guard, httpsOnly),
    close,
    onModuleDestroy: close,
  };
}

interface Target {
  origin: string;
  path: string;
}

/**
 * Keeps what the latest addresses were parsed to: the same few are sent to again and again. What is refused is not
 * kept.
 */
function knownTargets(parse: (url: string) => URL): (url: string) => Target {
  const known = new Map<string, Target>();
  return (url) => {
    const before = known.get(url);
    if (before) return before;
    const { origin, pathname, search } = parse(url);
    if (known.size >= maxKnownTargets) known.delete(known.keys().next().value!);
    const target = { origin, path: pathname + search };
    known.set(url, target);
    return target;
  };
}

function dispatch(dispatcher: Dispatcher, request: Dispatcher.DispatchOptions, answer: Answer): void {
  try {
    dispatcher.dispatch(request, answer);
  } catch (err) {
    answer.fail(err as Error);
  }
}
