import type { InitOf, PathOf } from '@platform/client';

/** What a read says beside its path: `path` and `query` of OpenAPI. */
export type Params<P extends PathOf<'get'>> =
  NonNullable<InitOf<'get', P>> extends { params?: infer T }
    ? Pick<NonNullable<T>, keyof T & ('path' | 'query')>
    : never;

/**
 * The key of an answer is its OpenAPI path and its parameters. A key with fewer parameters, or none, stands for all
 * answers that have these: `keyOf('/api/v1/organizations/{uuid}/teams', { path: { uuid } })`.
 */
export function keyOf<P extends PathOf<'get'>>(path: P, params: Partial<Params<P>> = {}): readonly unknown[] {
  return [path, params];
}

export type Key = ReturnType<typeof keyOf>;
