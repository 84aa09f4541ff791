import type { Answer, InitArgument, InitOf, PathOf } from './paths.js';
import type { PlatformClient } from './platform-client.js';

/** What of an answer says where the next page is: links of the platform, or a cursor of links. */
interface PageAnswer {
  data?: unknown;
  links?: { next?: string | null };
}

/** The query of the next page; undefined after the last one. */
export function nextPage(answer: PageAnswer): Record<string, string> | undefined {
  const { data, links } = answer;
  if (links?.next) return Object.fromEntries(new URL(links.next).searchParams);
  const cursor = typeof data === 'object' && data !== null && 'nextcursor' in data && data.nextcursor;
  return typeof cursor === 'string' ? { cursor } : undefined;
}

/**
 * The pages of a list, one request for each: `for await (const { data } of pages(client, '/api/v1/organizations'))`.
 * Where the list has cursors, what is added or removed meanwhile does not move the next page.
 *
 * @throws PlatformError, and what else `get` throws
 */
export async function* pages<P extends PathOf<'get'>, I extends InitOf<'get', P>>(
  client: Pick<PlatformClient, 'get'>,
  path: P,
  ...[init]: InitArgument<I>
): AsyncGenerator<Answer<'get', P>> {
  const get = client.get as unknown as (path: string, init: object) => Promise<Answer<'get', P>>;
  const given = (init ?? {}) as { params?: { query?: object } };
  let query: object | undefined = given.params?.query ?? {};
  while (query !== undefined) {
    const answer: Answer<'get', P> = await get(path, { ...given, params: { ...given.params, query } });
    yield answer;
    const next = nextPage(answer);
    query = next && { ...query, ...next };
  }
}

/** The paths whose answer is `{data: […]}`, and what is in it. */
type Item<P extends PathOf<'get'>> = Answer<'get', P> extends { data: (infer T)[] } ? T : never;

/** All of a list, page after page. For lists that are short by nature: the rest by `pages`. */
export async function all<P extends PathOf<'get'>, I extends InitOf<'get', P>>(
  client: Pick<PlatformClient, 'get'>,
  path: P,
  ...init: InitArgument<I>
): Promise<Item<P>[]> {
  const found: Item<P>[] = [];
  for await (const answer of pages<P, I>(client, path, ...init)) found.push(...(answer as { data: Item<P>[] }).data);
  return found;
}
