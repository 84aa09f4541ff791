import { isRead } from '@platform/service-kit';
import type { FastifyRequest } from 'fastify';
import type { Form } from './page-form.js';

/** The fields of a form that are part of its page's address. */
const addressFields = ['flow', 'token', 'return_to', 'to', 'proof'];

/**
 * Where the page that answers a request can be asked for by GET, or undefined: a form that was refused has such a page,
 * others do not.
 */
export function pageAddressOf(req: FastifyRequest): string | undefined {
  if (isRead(req)) return req.url;
  const { url } = req.routeOptions;
  if (!url || !req.server.hasRoute({ method: 'GET', url })) return undefined;
  const form = (req.body ?? {}) as Form;
  const known = addressFields.flatMap((name): [string, string][] => (form[name] ? [[name, form[name]]] : []));
  const query = new URLSearchParams(known).toString();
  return req.url.split('?')[0]! + (query && `?${query}`);
}
