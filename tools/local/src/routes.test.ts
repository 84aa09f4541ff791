import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from './repository.js';
import { parseRoutes, resolveRoute } from './routes.js';

const rule = (type: string, value: string, name: string) =>
  `    - matches: [{ path: { type: ${type}, value: '${value}' } }]\n      backendRefs: [{ name: ${name}, port: 1 }]\n`;
const table = (...rules: string[]) =>
  parseRoutes(`kind: HTTPRoute\nmetadata: { name: t }\nspec:\n  rules:\n${rules.join('')}`).get('t') ?? [];
const backendOf = (rules: ReturnType<typeof table>, path: string) => {
  const destination = resolveRoute(rules, path);
  return destination && 'backend' in destination ? destination.backend.name : undefined;
};

describe('the local route table', () => {
  const rules = table(
    rule('PathPrefix', '/', 'root'),
    rule('PathPrefix', '/api', 'short'),
    rule('PathPrefix', '/api/v1/', 'long'),
    rule('RegularExpression', '/api/v1/[^/]+/notes(/.*)?', 'pattern'),
    rule('Exact', '/api/v1/x/notes', 'exact'),
  );

  it('prefers an exact path, then a regular expression, then the longest prefix, in any order of rules', () => {
    expect(backendOf(rules, '/api/v1/x/notes')).toBe('exact');
    expect(backendOf(rules, '/api/v1/y/notes')).toBe('pattern');
    expect(backendOf(rules, '/api/v1/y/notes/1')).toBe('pattern');
    expect(backendOf(rules, '/api/v1/y')).toBe('long');
    expect(backendOf(rules, '/api/v2')).toBe('short');
    expect(backendOf(rules, '/other')).toBe('root');
  });

  it('matches prefixes by whole segments', () => {
    expect(backendOf(rules, '/api/v1')).toBe('long');
    expect(backendOf(rules, '/api/v10')).toBe('short');
    expect(backendOf(rules, '/apiary')).toBe('root');
  });

  it('matches a regular expression against the whole path', () => {
    expect(backendOf(rules, '/prefix/api/v1/y/notes')).toBe('root');
    expect(backendOf(rules, '/api/v1/y/notesmore')).toBe('long');
  });

  it('refuses a rule that it would apply differently from a gateway', () => {
    expect(() => table(rule('Prefix', '/', 'x'))).toThrow(/unknown path type/);
    expect(() => table('    - matches: [{ headers: [] }]\n      backendRefs: [{ name: x, port: 1 }]\n')).toThrow(
      /headers/,
    );
    expect(() => table('    - matches: [{ path: { value: / } }]\n')).toThrow(/exactly one backend/);
    expect(() => table('    - filters: [{ type: URLRewrite }]\n')).toThrow(/RequestRedirect/);
  });

  it('reads the file of the cluster, and routes notification paths of organizations to notifications', () => {
    const tables = parseRoutes(readFileSync(join(repositoryRoot, 'k8s', 'base', 'routes.yaml'), 'utf8'));
    const platform = tables.get('platform') ?? [];
    const uuid = '01890000-0000-7000-8000-000000000000';
    expect(backendOf(platform, `/api/v1/organizations/${uuid}`)).toBe('organizations');
    expect(backendOf(platform, `/api/v1/organizations/${uuid}/notification-rules/1`)).toBe('notifications');
    expect(backendOf(platform, '/api/oauth/token')).toBe('identity');
    expect(backendOf(platform, '/api/v1/webhook-deliveries')).toBe('webhooks');
    expect(resolveRoute(platform, '/internal/introspect')).toBe(undefined);
    expect(backendOf(tables.get('links') ?? [], '/any-alias')).toBe('links-redirector');
    expect(backendOf(tables.get('links') ?? [], '/api/urls')).toBe('links');
  });
});
