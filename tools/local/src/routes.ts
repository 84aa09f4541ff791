import { parseAllDocuments } from 'yaml';

/** A service that a rule names, with its usual port. */
export interface Backend {
  name: string;
  port: number;
}

/** What a path leads to. */
export type Destination = { backend: Backend } | { redirect: { path: string; statusCode: number } };

type PathType = 'Exact' | 'RegularExpression' | 'PathPrefix';

interface PathRule {
  type: PathType;
  value: string;
  pattern?: RegExp;
  destination: Destination;
}

/** The route tables of a file, by the name of their HTTPRoute. */
export type RouteTables = Map<string, PathRule[]>;

interface HttpRoute {
  kind?: string;
  metadata?: { name?: string };
  spec?: {
    rules?: {
      matches?: { path?: { type?: string; value?: string } }[];
      filters?: { type: string; requestRedirect?: { path?: { replaceFullPath?: string }; statusCode?: number } }[];
      backendRefs?: Backend[];
    }[];
  };
}

const order: PathType[] = ['Exact', 'RegularExpression', 'PathPrefix'];

/**
 * Reads Gateway API HTTPRoutes (https://gateway-api.sigs.k8s.io/reference/spec/#httproute): path matches, backends,
 * and the RequestRedirect filter with ReplaceFullPath. Anything else in a rule is an error, never ignored.
 */
export function parseRoutes(text: string): RouteTables {
  const tables: RouteTables = new Map();
  for (const document of parseAllDocuments(text)) {
    if (document.errors[0]) throw document.errors[0];
    const route = document.toJS() as HttpRoute | null;
    if (route?.kind !== 'HTTPRoute') continue;
    const rules = (route.spec?.rules ?? []).flatMap((rule) => {
      const destination = destinationOf(rule);
      return (rule.matches ?? []).map((match) => pathRule(match, destination));
    });
    tables.set(route.metadata?.name ?? '', rules.sort(byPrecedence));
  }
  return tables;
}

function destinationOf(rule: NonNullable<NonNullable<HttpRoute['spec']>['rules']>[number]): Destination {
  const [filter, ...others] = rule.filters ?? [];
  const path = filter?.requestRedirect?.path?.replaceFullPath;
  if (filter && (others.length > 0 || filter.type !== 'RequestRedirect' || !path)) {
    throw new Error('routes: only one RequestRedirect filter with ReplaceFullPath is understood');
  }
  if (path) return { redirect: { path, statusCode: filter.requestRedirect?.statusCode ?? 302 } };
  const [backend, ...more] = rule.backendRefs ?? [];
  if (!backend || more.length > 0) throw new Error('routes: a rule needs exactly one backend');
  return { backend: { name: backend.name, port: backend.port } };
}

function pathRule(match: object, destination: Destination): PathRule {
  const { path, ...others } = match as { path?: { type?: string; value?: string } };
  if (Object.keys(others).length > 0)
    throw new Error(`routes: a match by ${Object.keys(others).join()} is not understood`);
  const type = (path?.type ?? 'PathPrefix') as PathType;
  const value = path?.value ?? '/';
  if (!order.includes(type)) throw new Error(`routes: unknown path type ${type}`);
  if (type === 'RegularExpression') return { type, value, pattern: new RegExp(`^(?:${value})$`), destination };
  return { type, value: type === 'PathPrefix' ? value.replace(/\/+$/, '') : value, destination };
}

/** Exact first, then regular expressions, then the longest prefix. The sort is stable: earlier rules win a tie. */
function byPrecedence(a: PathRule, b: PathRule): number {
  const rank = order.indexOf(a.type) - order.indexOf(b.type);
  return rank || (a.type === 'PathPrefix' ? b.value.length - a.value.length : 0);
}

/** Where a path (without query) leads in a table; undefined when no rule matches. Prefixes match whole segments. */
export function resolveRoute(table: PathRule[], path: string): Destination | undefined {
  return table.find(({ type, value, pattern }) => {
    if (type === 'Exact') return path === value;
    return pattern ? pattern.test(path) : path === value || path.startsWith(`${value}/`);
  })?.destination;
}
