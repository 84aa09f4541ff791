import { EgressError, type Egress } from '@platform/egress';
import type { CustomFetch } from 'openid-client';

const withoutBody = new Set([101, 204, 205, 304]);

/** `fetch` through the guarded way out: addresses of a discovery document are foreign ones. Redirects are never followed. */
export function egressFetch(egress: Egress): CustomFetch {
  return async (url, { method, headers, body }) => {
    const sent = body instanceof URLSearchParams ? body.toString() : body;
    if (sent != null && typeof sent !== 'string') throw new TypeError('only texts are sent to providers');
    const answer = await egress.send({
      url,
      method,
      // What is read is not decompressed.
      headers: { ...Object.fromEntries(new Headers(headers)), 'accept-encoding': 'identity' },
      ...(sent != null && { body: sent }),
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
