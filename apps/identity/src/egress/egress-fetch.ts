import { EgressError, type Egress } from '@platform/egress';

const withoutBody = new Set([101, 204, 205, 304]);

/**
 * `fetch` through the guarded way out, for what names foreign addresses: key sets and logout addresses of clients,
 * discovery documents. Redirects are answers. Throws `EgressError`.
 */
export function egressFetch(egress: Egress, { timeoutMs }: { timeoutMs?: number } = {}) {
  return async (
    url: string | URL | Request,
    { method = 'GET', headers, body }: RequestInit = {},
  ): Promise<Response> => {
    const sent = body instanceof URLSearchParams ? body.toString() : body;
    if (sent != null && typeof sent !== 'string') throw new TypeError('only texts are sent');
    const answer = await egress.send({
      url: url instanceof Request ? url.url : String(url),
      method,
      // What is read is not decompressed.
      headers: { ...Object.fromEntries(new Headers(headers)), 'accept-encoding': 'identity' },
      ...(sent != null && { body: sent }),
      ...(timeoutMs !== undefined && { timeoutMs }),
    });
    if (answer.truncated) throw new EgressError('protocol', { detail: 'The answer is too long.' });
    const named = Object.entries(answer.headers).flatMap(([name, value]) =>
      [value ?? []].flat().map((each): [string, string] => [name, each]),
    );
    return new Response(withoutBody.has(answer.statusCode) ? null : new Uint8Array(answer.body), {
      status: answer.statusCode,
      headers: named,
    });
  };
}
