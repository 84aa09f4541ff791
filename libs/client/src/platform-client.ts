import createClient from 'openapi-fetch';
import type { Answer, InitArgument, InitOf, Method, PathOf, Paths } from './paths.js';
import { unreachable } from './platform-error.js';
import { send } from './sending.js';
import type { TokenSource } from './token-source.js';

export interface ClientOptions {
  /** {auth_url} of the platform, without a path: every path begins with `/api`. */
  origin: string;
  /** Without it requests go out without a token. */
  tokens?: TokenSource;
  /**
   * A pause that the platform asks for (`Retry-After`, `X-RateLimit-Reset`) up to this long is waited out, a longer one
   * is an error with `retryAfter`. 0: none is waited out.
   */
  maxPauseSeconds?: number;
  fetch?: (request: Request) => Promise<Response>;
}

/** @throws PlatformError, what the token source throws, and the reason of an aborted `signal` */
type Call<M extends Method> = <P extends PathOf<M>, I extends InitOf<M, P>>(
  path: P,
  ...init: InitArgument<I>
) => Promise<Answer<M, P, I>>;

/** Requests by path and method, typed by the openapi.json of the services; each gives the body of its answer. */
export interface PlatformClient {
  get: Call<'get'>;
  post: Call<'post'>;
  put: Call<'put'>;
  patch: Call<'patch'>;
  delete: Call<'delete'>;
  /** What the last answer that named them said of the requests that are left of this minute. */
  readonly requestsLeft: number | undefined;
}

export function platformClient({ origin, tokens, maxPauseSeconds = 60, ...options }: ClientOptions): PlatformClient {
  const fetch = options.fetch ?? ((request: Request) => globalThis.fetch(request));
  let requestsLeft: number | undefined;
  const client = createClient<Paths>({
    baseUrl: origin,
    // The token says who asks; cookies of the same origin stay at home.
    credentials: 'omit',
    fetch: async (request) => {
      const res = await send(request, { tokens, maxPauseSeconds, fetch });
      const left = res.headers.get('x-ratelimit-remaining');
      if (left !== null) requestsLeft = Number(left);
      return res;
    },
  });
  const call = (method: Method) => async (path: string, init?: object) => {
    // The caller's types hold for path and init; here they are any of all.
    const request = client.request as (method: Method, path: string, init?: object) => Promise<{ data?: unknown }>;
    const { data } = await request(method, path, init).catch((err: unknown) => {
      // A body that broke off, or that is no JSON.
      throw err instanceof TypeError || err instanceof SyntaxError ? unreachable(err) : err;
    });
    return data;
  };
  return {
    get: call('get') as Call<'get'>,
    post: call('post') as Call<'post'>,
    put: call('put') as Call<'put'>,
    patch: call('patch') as Call<'patch'>,
    delete: call('delete') as Call<'delete'>,
    get requestsLeft() {
      return requestsLeft;
    },
  };
}

/**
 * A header that makes the repeat of a request harmless: `post(path, { headers: idempotent(), body })`.
 *
 * @param key the same for the same request, until its answer has come
 * @see docs/decisions.md#idempotency-key
 */
export function idempotent(key: string = crypto.randomUUID()): { 'Idempotency-Key': string } {
  return { 'Idempotency-Key': key };
}
