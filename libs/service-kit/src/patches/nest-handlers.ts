import type { NestInterceptor, RequestMethod } from '@nestjs/common';
import { INTERCEPTORS_METADATA, METHOD_METADATA } from '@nestjs/common/constants.js';
import { FASTIFY_ROUTE_CONFIG_METADATA } from '@nestjs/platform-fastify/constants.js';

/*
 * What Nest writes to the methods of controllers, by the keys that its own decorators use. Nest has these decorators
 * for whoever writes a handler, and nothing for rules over all handlers. A global interceptor would make every read a
 * third more expensive, and a hook of Fastify does not know the handler.
 *
 * Private: the three keys. `http/change.interceptor.test.ts` and `http/cross-origin.api.test.ts` fail when Nest changes
 * one of them. Not needed any more when Nest lets interceptors choose handlers before the first request.
 */

/** The HTTP method that a method of a controller answers to; undefined for one that answers no requests. */
export function methodOf(handler: object): RequestMethod | undefined {
  return Reflect.getMetadata(METHOD_METADATA, handler) as RequestMethod | undefined;
}

/** Puts an interceptor around a handler, once, outside of those that it has. Call it before the routes are made. */
export function interceptHandler(handler: object, interceptor: NestInterceptor): void {
  const own = (Reflect.getMetadata(INTERCEPTORS_METADATA, handler) ?? []) as unknown[];
  if (!own.includes(interceptor)) Reflect.defineMetadata(INTERCEPTORS_METADATA, [interceptor, ...own], handler);
}

/** Adds to what Nest hands to Fastify as the `config` of the route of a handler. */
export function addRouteConfig(handler: object, more: object): void {
  const config = Reflect.getMetadata(FASTIFY_ROUTE_CONFIG_METADATA, handler) as object | undefined;
  Reflect.defineMetadata(FASTIFY_ROUTE_CONFIG_METADATA, { ...config, ...more }, handler);
}
