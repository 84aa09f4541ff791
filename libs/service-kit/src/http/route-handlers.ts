import type { RequestMethod } from '@nestjs/common';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { methodOf } from '../patches/nest-handlers.js';

/** A method of a controller that answers requests. */
export interface RouteHandler {
  controller: object;
  handler: object;
  method: RequestMethod;
}

/** Every handler of an application; one that several controllers inherit comes with each of them. */
export function routeHandlers(app: NestFastifyApplication): RouteHandler[] {
  const scanner = new MetadataScanner();
  const controllers = app.get(DiscoveryService, { strict: false }).getControllers();
  return controllers.flatMap(({ metatype }) => {
    const controller = metatype!;
    const prototype = controller.prototype as Record<string, object>;
    return scanner.getAllMethodNames(prototype).flatMap((name) => {
      const handler = prototype[name]!;
      const method = methodOf(handler);
      return method === undefined ? [] : [{ controller, handler, method }];
    });
  });
}
