import { SetMetadata } from '@nestjs/common';
import type { EventType, PlatformEvent } from '@platform/contracts';
import type { EntityManager } from 'typeorm';

export const ON_EVENT = Symbol('ON_EVENT');

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
export type EventBatchHandler<T extends EventType = EventType> = (
  events: readonly PlatformEvent<T>[],
  tx: EntityManager,
) => Promise<AfterCommit | void>;

/** What a handler consumes, and whether it takes a batch. */
export interface ConsumedEvents {
  types: readonly EventType[];
  batch: boolean;
}

type Consumes<F> = <M extends F>(target: object, key: string | symbol, descriptor: TypedPropertyDescriptor<M>) => void;

/**
 * Marks the method of a provider that consumes these events: one after the other, or with `{ batch: true }` as many
 * as wait, of one organization or of none.
 *
 * @see EventHandler
 * @see EventBatchHandler
 */
export function OnEvent<T extends EventType>(...types: T[]): Consumes<EventHandler<T>>;
export function OnEvent<T extends EventType>(...batched: [...T[], { batch: true }]): Consumes<EventBatchHandler<T>>;
export function OnEvent(...given: (EventType | { batch: true })[]): MethodDecorator {
  const types = given.filter((type) => typeof type === 'string');
  return SetMetadata(ON_EVENT, { types, batch: types.length < given.length } satisfies ConsumedEvents);
}
