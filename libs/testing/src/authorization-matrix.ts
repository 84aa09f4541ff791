import { readFileSync, writeFileSync } from 'node:fs';

/** One operation of an `openapi.json`. */
export interface MatrixRoute {
  method: string;
  path: string;
  /** That the document asks of an access token; empty when it asks for none in particular. */
  scopes: string[];
  /** Callers prove who they are in another way than by `Authorization`, or not at all. */
  isOpen: boolean;
}

export interface MatrixCaller {
  name: string;
  /** Sent as Bearer; null: none is sent. */
  token: string | null;
}

export interface MatrixParts {
  /** The file of the service's `openapi.json`. */
  openapi: URL;
  /** The service's address. */
  url: string;
  callers: MatrixCaller[];
  /** What stands in the path, `{uuid}` and so on: made for this route, and made anew once somebody may have changed or deleted it. */
  place: (route: MatrixRoute) => Promise<Record<string, string>>;
  /** In place of it for one caller: something that this call may delete without harm to the next ones. */
  placeFor?: (route: MatrixRoute, caller: MatrixCaller) => Promise<Record<string, string> | undefined>;
}

/** Who may call what: for each route the answer that each caller gets; `may` when the caller was let in. */
export type Matrix = { route: MatrixRoute; cells: Map<string, string> }[];

export const may = 'may';

/**
 * Calls every route of a service as every caller. A body is sent empty (`{}`): who is let in is told what is missing in it, and who is not is told
 * that.
 */
export async function authorizationMatrix({ openapi, url, callers, place, placeFor }: MatrixParts): Promise<Matrix> {
  const matrix: Matrix = [];
  for (const route of routesOf(openapi)) {
    const cells = new Map<string, string>();
    let given: Record<string, string> | undefined;
    for (const caller of callers) {
      const own = await placeFor?.(route, caller);
      const values = own ?? (given ??= await place(route));
      const path = route.path.replace(/\{(\w+)\}/g, (_, name: string) => valueOf(values, name, route));
      const cell = await cellOf(route, url + path, caller);
      cells.set(caller.name, cell);
      if (cell === may && ['POST', 'DELETE'].includes(route.method)) given = undefined;
    }
    matrix.push({ route, cells });
  }
  return matrix;
}

function routesOf(openapi: URL): MatrixRoute[] {
  const { paths } = JSON.parse(readFileSync(openapi, 'utf8')) as {
    paths: Record<string, Record<string, { security?: Record<string, string[]>[] }>>;
  };
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { security }]) => ({
      method: method.toUpperCase(),
      path,
      scopes: security?.[0]?.['bearer'] ?? [],
      isOpen: security !== undefined && security.every((one) => Object.keys(one).length === 0),
    })),
  );
}

function valueOf(given: Record<string, string>, name: string, { method, path }: MatrixRoute): string {
  const value = given[name];
  if (value === undefined) throw new Error(`${method} ${path}: nothing was made for {${name}}`);
  return encodeURIComponent(value);
}

/** Refusals of who asks are 401, 403 and 404; whatever else is said is said to somebody who was let in. */
async function cellOf({ method }: MatrixRoute, address: string, { token }: MatrixCaller): Promise<string> {
  const headers = {
    ...(token !== null && { authorization: `Bearer ${token}` }),
    ...(method !== 'GET' && { 'content-type': 'application/json' }),
  };
  const res = await fetch(address, { method, headers, ...(method !== 'GET' && { body: '{}' }) });
  if (res.status === 429 || res.status >= 500) throw new Error(`${method} ${address}: ${await res.text()}`);
  if (![401, 403, 404].includes(res.status)) {
    // A stream of live clicks would not end.
    await res.body?.cancel();
    return may;
  }
  const { error, code } = (await res.json()) as { error?: unknown; code?: string };
  return `${res.status} ${code ?? String(error)}`;
}

/** The matrix as a page of Markdown. */
export function matrixPage(title: string, lead: string, matrix: Matrix): string {
  const names = [...matrix[0]!.cells.keys()];
  const row = (cells: string[]) => `| ${cells.join(' | ')} |`;
  const rows = matrix.map(({ route, cells }) =>
    row([`\`${route.method} ${route.path}\``, ...names.map((name) => cells.get(name)!)]),
  );
  return [`# ${title}`, '', lead, '', row(['route', ...names]), row(['---', ...names.map(() => '---')]), ...rows, ''].join(
    '\n',
  );
}

/** The page as it was read and agreed to; written anew when `UPDATE_AUTHORIZATION` is set, to be read in the diff. */
export function agreedPage(file: URL, page: string): string {
  if (process.env['UPDATE_AUTHORIZATION']) writeFileSync(file, page);
  return readFileSync(file, 'utf8');
}
