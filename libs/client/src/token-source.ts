/** Where the access token of a request comes from. */
export interface TokenSource {
  /** A token that is good for a while. */
  token(): Promise<string>;
  /** Another one after `rejected` got 401. */
  renew(rejected: string): Promise<string>;
}

export interface AccessToken {
  value: string;
  expiresInSeconds: number;
}

/** Renewed this long before its end, so that a request under way does not outlive it. */
const marginMs = 30_000;

/**
 * Keeps a token until it is near its end. Whoever asks while it is being renewed gets the same one: a refresh token
 * that is used twice ends its whole grant.
 *
 * @param obtain asks the token endpoint; when it fails, the next request tries again
 * @param first what is there already
 */
export function keptToken(obtain: () => Promise<AccessToken>, first?: AccessToken): TokenSource {
  let kept = first && withEnd(first);
  let renewal: Promise<string> | undefined;
  const renew = async () => {
    kept = withEnd(await obtain());
    return kept.value;
  };
  const renewOnce = () => (renewal ??= renew().finally(() => (renewal = undefined)));
  return {
    token: async () => (kept && kept.endsAtMs - marginMs > Date.now() ? kept.value : renewOnce()),
    renew: async (rejected) => (kept && kept.value !== rejected ? kept.value : renewOnce()),
  };
}

function withEnd({ value, expiresInSeconds }: AccessToken) {
  return { value, endsAtMs: Date.now() + expiresInSeconds * 1000 };
}

/** A token that never changes, as an API key of links. */
export function fixedToken(value: string): TokenSource {
  return { token: () => Promise.resolve(value), renew: () => Promise.resolve(value) };
}
