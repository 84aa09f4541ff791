import { errorOf, pauseOf, unreachable } from './platform-error.js';
import type { TokenSource } from './token-source.js';

export interface Sending {
  tokens?: TokenSource | undefined;
  /** A shorter wait is waited out, and the request sent again; after a longer one it fails. */
  maxPauseSeconds: number;
  fetch: (request: Request) => Promise<Response>;
}

const maxTries = 5;

/**
 * Sends one request with a token, as often as it takes.
 *
 * @returns a successful answer
 * @throws PlatformError, and whatever the token source throws
 */
export async function send(request: Request, sending: Sending): Promise<Response> {
  for (let tries = 1; ; tries += 1) {
    const res = await sendWithToken(request, sending);
    if (res.ok) return res;
    const pause = mayRepeat(request, res) ? pauseOf(res) : undefined;
    if (pause === undefined || pause > sending.maxPauseSeconds || tries === maxTries) throw await errorOf(res);
    await res.body?.cancel();
    await waitFor(pause * 1000, request.signal);
  }
}

/** Revoked or ended before its time: one new token, one more try. */
async function sendWithToken(request: Request, { tokens, fetch }: Sending): Promise<Response> {
  const token = await tokens?.token();
  const attempt = (value: string | undefined) => {
    const copy = request.clone();
    if (value !== undefined) copy.headers.set('authorization', `Bearer ${value}`);
    return fetch(copy).catch((err: unknown) => {
      throw request.signal.aborted ? err : unreachable(err);
    });
  };
  const res = await attempt(token);
  if (res.status !== 401 || !tokens || token === undefined) return res;
  const next = await tokens.renew(token);
  if (next === token) return res;
  await res.body?.cancel();
  return attempt(next);
}

/** A 429 comes before anything is done. After a 503 something may have been. */
function mayRepeat({ method, headers }: Request, { status }: Response): boolean {
  return status === 429 || (status === 503 && (method === 'GET' || headers.has('idempotency-key')));
}

function waitFor(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, ms);
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  });
}
