import { request } from 'node:http';
import type { Scene } from './scene.js';

export interface PublicVisit {
  /** Where the visitor comes from: links believes us, as it believes the edge. */
  address: string;
  headers?: Record<string, string>;
  /** What the visitor sends of a form. */
  form?: Record<string, string>;
}

/**
 * Visits an address of links without the edge, which would say that all visitors are on this machine. By hand, as
 * `fetch` sets `Host` itself: a branded domain of the demo leads nowhere. Redirects are not followed.
 *
 * @returns the status
 */
export function visitPublicly({ environments }: Scene, url: string, visit: PublicVisit): Promise<number> {
  const { host, pathname } = new URL(url);
  const { address, form, headers = {} } = visit;
  const body = form && new URLSearchParams(form).toString();
  const given = {
    ...headers,
    host,
    'x-forwarded-for': address,
    ...(body && { 'content-type': 'application/x-www-form-urlencoded' }),
  };
  const to = { host: '127.0.0.1', port: environments.links.PORT, path: pathname, method: body ? 'POST' : 'GET' };
  return new Promise((resolve, reject) => {
    request({ ...to, headers: given }, (res) => {
      res
        .resume()
        .on('end', () => resolve(res.statusCode ?? 0))
        .on('error', reject);
    })
      .on('error', reject)
      .end(body);
  });
}
