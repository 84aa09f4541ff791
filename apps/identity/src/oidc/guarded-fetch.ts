import type { Egress } from '@platform/egress';

const timeoutMs = 5_000;

/** `fetch` for the provider: key sets and logout addresses of clients, through the guarded way out. Redirects are answers. */
export function guardedFetch(egress: Egress) {
  return async (
    url: string | URL | Request,
    { method = 'GET', headers, body }: RequestInit = {},
  ): Promise<Response> => {
    const answer = await egress.send({
      url: url instanceof Request ? url.url : String(url),
      method,
      headers: Object.fromEntries(new Headers(headers)),
      ...(body !== undefined && body !== null && { body: bodyText(body) }),
      timeoutMs,
    });
    if (answer.truncated) throw new Error('the answer is too large');
    const isEmpty = [204, 205, 304].includes(answer.statusCode);
    return new Response(isEmpty ? null : new Uint8Array(answer.body), {
      status: answer.statusCode,
      headers: Object.entries(answer.headers).flatMap(([name, value]): [string, string][] =>
        value === undefined ? [] : [value].flat().map((each) => [name, each]),
      ),
    });
  };
}

function bodyText(body: NonNullable<RequestInit['body']>): string {
  if (typeof body === 'string' || body instanceof URLSearchParams) return body.toString();
  throw new TypeError('only text is sent');
}
