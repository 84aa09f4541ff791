import { SetMetadata } from '@nestjs/common';
import type { EventType, PlatformEvent } from '@platform/contracts';
import type { EntityManager } from 'typeorm';

export const ON_EVENT = Symbol('ON_EVENT');
export const ON_EVENTS = Symbol('ON_EVENTS');

/**
 * News for other processes of what an event has changed. Never throws, and may be lost: the process can end before it.
 */
export type AfterCommit = () => Promise<void>;

/**
 * What a consumer method looks like: it changes only what `tx` reaches, and is called once for each event. What it
 * answers with is called after the commit, before the event is acknowledged.
 */
export type EventHandler<T extends EventType = EventType> = (
  event: PlatformEvent<T>,
  tx: EntityManager,
) => Promise<AfterCommit | void>;

/**
 * The same for events that come many a second: those of one organization, or of none, are handed over together, in any
 * number and order, to be applied by few statements. When that fails, each is handed over by itself.
 */
export type EventsHandler<T extends EventType = EventType> = (
  events: readonly PlatformEvent<T>[],
  tx: EntityManager,
) => Promise<AfterCommit | void>;

/** Marks the method of a provider that consumes these events. */
export function OnEvent<T extends EventType>(...types: T[]) {
  return <F extends EventHandler<T>>(target: object, key: string | symbol, descriptor: TypedPropertyDescriptor<F>) =>
    SetMetadata(ON_EVENT, types)(target, key, descriptor);
}

/** Marks the method of a provider that consumes these events, as many at once as there are. */
export function OnEvents<T extends EventType>(...types: T[]) {
  return <F extends EventsHandler<T>>(target: object, key: string | symbol, descriptor: TypedPropertyDescriptor<F>) =>
    SetMetadata(ON_EVENTS, types)(target, key, descriptor);
}
