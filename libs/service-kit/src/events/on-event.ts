import { SetMetadata } from '@nestjs/common';
import type { EventType, PlatformEvent } from '@platform/contracts';
import type { EntityManager } from 'typeorm';

export const ON_EVENT = Symbol('ON_EVENT');

/** What a consumer method looks like: it changes only what `tx` reaches, and is called once for each event. */
export type EventHandler<T extends EventType = EventType> = (
  event: PlatformEvent<T>,
  tx: EntityManager,
) => Promise<void>;

/** Marks the method of a provider that consumes these events. */
export function OnEvent<T extends EventType>(...types: T[]) {
  return <F extends EventHandler<T>>(target: object, key: string | symbol, descriptor: TypedPropertyDescriptor<F>) =>
    SetMetadata(ON_EVENT, types)(target, key, descriptor);
}
