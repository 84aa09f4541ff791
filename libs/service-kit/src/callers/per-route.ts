import type { ExecutionContext } from '@nestjs/common';

type Where = [
  handler: ReturnType<ExecutionContext['getHandler']>,
  controller: ReturnType<ExecutionContext['getClass']>,
];

/**
 * What a guard reads of the metadata of a route, read once: to read it costs on every request. By controller, too, as a
 * handler that is inherited is the same one in each.
 */
export function perRoute<T extends object | string | boolean | null>(
  read: (where: Where) => T,
): (context: ExecutionContext) => T {
  const known = new WeakMap<object, Map<object, T>>();
  return (context) => {
    const [handler, controller] = [context.getHandler(), context.getClass()];
    let ofController = known.get(controller);
    if (!ofController) known.set(controller, (ofController = new Map<object, T>()));
    let found = ofController.get(handler);
    if (found === undefined) ofController.set(handler, (found = read([handler, controller])));
    return found;
  };
}
