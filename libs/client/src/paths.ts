import type { FetchResponse, MaybeOptionalInit } from 'openapi-fetch';
import type { PathsWithMethod, RequiredKeysOf } from 'openapi-typescript-helpers';
import type { paths as Identity } from './generated/identity.js';
import type { paths as Links } from './generated/links.js';
import type { paths as Notifications } from './generated/notifications.js';
import type { paths as Organizations } from './generated/organizations.js';
import type { paths as Webhooks } from './generated/webhooks.js';

/** Every path of the five services, as their openapi.json describe them. */
export interface Paths extends Identity, Organizations, Webhooks, Notifications, Links {}

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** The paths that have this method. */
export type PathOf<M extends Method> = PathsWithMethod<Paths, M>;

/** What a request says beside its path: `params` with `path`, `query` and `header`, `body`, and options of `fetch`. */
export type InitOf<M extends Method, P extends PathOf<M>> = MaybeOptionalInit<Paths[P], M>;

/** It may be left out where nothing in it is required. */
export type InitArgument<I> =
  RequiredKeysOf<I> extends never ? [init?: I & Record<string, unknown>] : [init: I & Record<string, unknown>];

/** The body of the successful answer. */
export type Answer<M extends Method, P extends PathOf<M>, I = object> = Paths[P][M] extends infer Operation extends
  Record<string, unknown>
  ? Body<FetchResponse<Operation, I, 'application/json'>['data']>
  : never;

/** An answer without a body (204) has no type of its own. */
type Body<T> = [T] extends [never] ? undefined : NonNullable<T>;

/** What a request sends, for types of forms and the like. */
export type BodyOf<M extends Method, P extends PathOf<M>> = NonNullable<
  InitOf<M, P> extends { body?: infer B } ? B : never
>;
