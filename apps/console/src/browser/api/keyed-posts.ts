import { idempotent, PlatformError, type PlatformClient } from '@platform/client';

/** Requests of one form or button. */
export type Requests = Omit<PlatformClient, 'requestsLeft'>;

/**
 * Gives each POST an `Idempotency-Key` (docs/decisions.md#idempotency-key): the same for the same request until it is
 * known what became of it. Sent again unchanged although it may have been done, it is not done twice.
 *
 * @param unanswered the keys of such requests; kept as long as the form or button is there
 */
export function keyedPosts(platform: PlatformClient, unanswered: Map<string, string>): Requests {
  const send = platform.post as unknown as (path: string, init: object) => Promise<unknown>;
  const post = async (path: string, init: { params?: object; body?: unknown; headers?: object } = {}) => {
    const request = JSON.stringify([path, init.params, init.body]);
    const key = unanswered.get(request) ?? crypto.randomUUID();
    unanswered.set(request, key);
    try {
      const answer = await send(path, { ...init, headers: { ...init.headers, ...idempotent(key) } });
      unanswered.delete(request);
      return answer;
    } catch (err) {
      if (changedNothing(err)) unanswered.delete(request);
      throw err;
    }
  };
  return { ...platform, post: post as unknown as PlatformClient['post'] };
}

/**
 * The platform said no before it did anything. A failure of its own, or of a proxy, may have come afterwards. A key
 * that it knows already is that of a request whose outcome nobody knows. A 429 tells nothing of what was sent before
 * under the same key: it comes before keys are looked at.
 */
function changedNothing(err: unknown): boolean {
  if (!(err instanceof PlatformError) || err.status === 0) return false;
  return err.status < 500 && err.status !== 429 && err.code !== 'idempotency_key_reused';
}
