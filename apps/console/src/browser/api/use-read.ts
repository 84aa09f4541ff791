import type { Answer, PathOf, PlatformClient } from '@platform/client';
import { useQuery, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query';
import { useConsole } from '../console-context.js';
import { keyOf, type Key, type Params } from './keys.js';

/** Those of TanStack Query that pages need. */
type ReadOptions<Body, T> = Pick<
  UseQueryOptions<Body, Error, T>,
  'select' | 'enabled' | 'refetchInterval' | 'placeholderData' | 'staleTime'
>;

/** What came of a read, in the form of TanStack Query. */
export type Read<T> = UseQueryResult<T> & {
  /** Reads it again; until then it stays as it is. */
  refresh: () => void;
};

type ReadArguments<P extends PathOf<'get'>, T> =
  Partial<Params<P>> extends Params<P>
    ? [params?: Params<P>, options?: ReadOptions<Answer<'get', P>, T>]
    : [params: Params<P>, options?: ReadOptions<Answer<'get', P>, T>];

type Load<Body> = (platform: PlatformClient, signal: AbortSignal) => Promise<Body>;

/**
 * One answer of the platform, shared by all that ask for the same: `useRead('/api/v1/me')`. The option `select` takes
 * what is needed out of it. A read is a GET; see `useWrite` for all others.
 */
export function useRead<P extends PathOf<'get'>, T = Answer<'get', P>>(
  path: P,
  ...[params, options]: ReadArguments<P, T>
): Read<T> {
  const load = (platform: PlatformClient, signal: AbortSignal) => read(platform, path, params, signal);
  return useAnswer<Answer<'get', P>, T>(keyOf(path, params), load, options);
}

/**
 * Something that takes more than one request, or is no JSON.
 *
 * @param key names it, by the path that it is read from; what `useRead` has read from there is something else
 */
export function useLoad<Body, T = Body>(key: Key, load: Load<Body>, options?: ReadOptions<Body, T>): Read<T> {
  return useAnswer([...key, 'loaded'], load, options);
}

function useAnswer<Body, T>(key: Key, load: Load<Body>, options?: ReadOptions<Body, T>): Read<T> {
  const { platform } = useConsole();
  const query = useQuery({ ...options, queryKey: key, queryFn: ({ signal }) => load(platform, signal) });
  return { ...query, refresh: () => void query.refetch() };
}

/** The types of the path hold for its parameters already. */
function read<P extends PathOf<'get'>>(
  platform: PlatformClient,
  path: P,
  params: Params<P> | undefined,
  signal: AbortSignal,
): Promise<Answer<'get', P>> {
  const get = platform.get as unknown as (path: P, init: object) => Promise<Answer<'get', P>>;
  return get(path, { params, signal });
}
