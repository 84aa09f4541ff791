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
  /**
   * The values of the path's parameters, `{uuid}` and so on. Called once for each route, and again after a call that
   * may have changed or deleted what they name.
   */
  place: (route: MatrixRoute) => Promise<Record<string, string>>;
  /** The values for this caller alone, when the call may delete something that later calls need. */
  placeFor?: (route: MatrixRoute, caller: MatrixCaller) => Promise<Record<string, string> | undefined>;
  /** How many routes are called at a time, where no call changes what those of another route get; one by default. */
  atOnce?: number;
}

/** The answer of a route that let its caller in. */
const may = 'may';

interface MatrixRow {
  route: MatrixRoute;
  /** The answer that each caller got, by the caller's name. */
  answers: Map<string, string>;
}

/** Who may call what of a service. */
export class AuthorizationMatrix {
  private constructor(private readonly rows: MatrixRow[]) {}

  /**
   * Calls every route of a service as every caller. The body is empty (`{}`): a caller who is let in is told what is
   * missing in it, and nothing changes.
   */
  static async of(parts: MatrixParts): Promise<AuthorizationMatrix> {
    const rows: MatrixRow[] = [];
    const { atOnce = 1 } = parts;
    const routes = routesOf(parts.openapi);
    for (let at = 0; at < routes.length; at += atOnce)
      rows.push(...(await Promise.all(routes.slice(at, at + atOnce).map((route) => rowOf(route, parts)))));
    return new AuthorizationMatrix(rows);
  }

  get callers(): string[] {
    return [...this.rows[0]!.answers.keys()];
  }

  /** The routes whose answer to this caller is another one, with it: `GET /api/v1/me: 403 user_required`. */
  unexpected(caller: string, expected: RegExp, isMeant: (route: MatrixRoute) => boolean = () => true): string[] {
    return this.rows
      .filter(({ route, answers }) => isMeant(route) && !expected.test(answers.get(caller)!))
      .map(({ route, answers }) => `${route.method} ${route.path}: ${answers.get(caller)!}`);
  }

  /** As Markdown. */
  page(title: string, lead: string): string {
    const row = (cells: string[]) => `| ${cells.join(' | ')} |`;
    const rows = this.rows.map(({ route, answers }) => row([`\`${route.method} ${route.path}\``, ...answers.values()]));
    const head = [row(['route', ...this.callers]), row(['---', ...this.callers.map(() => '---')])];
    return [`# ${title}`, '', lead, '', ...head, ...rows, ''].join('\n');
  }
}

async function rowOf(route: MatrixRoute, { url, callers, place, placeFor }: MatrixParts): Promise<MatrixRow> {
  const answers = new Map<string, string>();
  let standing: Record<string, string> | undefined;
  for (const caller of callers) {
    const own = await placeFor?.(route, caller);
    const values = own ?? (standing ??= await place(route));
    const path = route.path.replace(/\{(\w+)\}/g, (_, name: string) => valueOf(values, name, route));
    const answer = await answerOf(route, url + path, caller);
    answers.set(caller.name, answer);
    if (answer === may && ['POST', 'DELETE'].includes(route.method)) standing = undefined;
  }
  return { route, answers };
}

function routesOf(openapi: URL): MatrixRoute[] {
  const { paths } = JSON.parse(readFileSync(openapi, 'utf8')) as {
    paths: Record<string, Record<string, { security?: Record<string, string[]>[] }>>;
  };
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { security }]) => ({
      method: method.toUpperCase(),
      path,
      scopes: security?.[0]?.['oauth'] ?? [],
      isOpen: security !== undefined && security.every((one) => !('oauth' in one) && !('apiKey' in one)),
    })),
  );
}

function valueOf(given: Record<string, string>, name: string, { method, path }: MatrixRoute): string {
  const value = given[name];
  if (value === undefined) throw new Error(`${method} ${path}: nothing was made for {${name}}`);
  return encodeURIComponent(value);
}

/** 401, 403 and 404 refuse a caller; whoever gets another answer was let in. */
async function answerOf({ method }: MatrixRoute, address: string, { token }: MatrixCaller): Promise<string> {
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

/** The committed page. `UPDATE_AUTHORIZATION=1` writes it anew, to be read in the diff. */
export function agreedPage(file: URL, page: string): string {
  if (process.env['UPDATE_AUTHORIZATION']) writeFileSync(file, page);
  return readFileSync(file, 'utf8');
}
