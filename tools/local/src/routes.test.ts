import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
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

describe('route table', () => {
  const rules = table(
    rule('PathPrefix', '/', 'root'),
    rule('PathPrefix', '/api', 'short'),
    rule('PathPrefix', '/api/v1/', 'long'),
    rule('RegularExpression', '/api/v1/[^/]+/notes(/.*)?', 'pattern'),
    rule('Exact', '/api/v1/x/notes', 'exact'),
  );

  it('prefers an exact path, then a regular expression, then the longest prefix, whatever the order in the file', () => {
    assert.equal(backendOf(rules, '/api/v1/x/notes'), 'exact');
    assert.equal(backendOf(rules, '/api/v1/y/notes'), 'pattern');
    assert.equal(backendOf(rules, '/api/v1/y/notes/1'), 'pattern');
    assert.equal(backendOf(rules, '/api/v1/y'), 'long');
    assert.equal(backendOf(rules, '/api/v2'), 'short');
    assert.equal(backendOf(rules, '/other'), 'root');
  });

  it('matches prefixes by whole segments', () => {
    assert.equal(backendOf(rules, '/api/v1'), 'long');
    assert.equal(backendOf(rules, '/api/v10'), 'short');
    assert.equal(backendOf(rules, '/apiary'), 'root');
  });

  it('matches a regular expression against the whole path', () => {
    assert.equal(backendOf(rules, '/prefix/api/v1/y/notes'), 'root');
    assert.equal(backendOf(rules, '/api/v1/y/notesmore'), 'long');
  });

  it('refuses a rule that it would serve differently from a gateway', () => {
    assert.throws(() => table(rule('Prefix', '/', 'x')), /unknown path type/);
    assert.throws(
      () => table('    - matches: [{ headers: [] }]\n      backendRefs: [{ name: x, port: 1 }]\n'),
      /headers/,
    );
    assert.throws(() => table('    - matches: [{ path: { value: / } }]\n'), /exactly one backend/);
    assert.throws(() => table('    - filters: [{ type: URLRewrite }]\n'), /RequestRedirect/);
  });

  it('reads the file that the cluster uses, and sends notification paths below an organization to notifications', () => {
    const tables = parseRoutes(readFileSync(join(repositoryRoot, 'k8s', 'base', 'routes.yaml'), 'utf8'));
    const platform = tables.get('platform') ?? [];
    const uuid = '01890000-0000-7000-8000-000000000000';
    assert.equal(backendOf(platform, `/api/v1/organizations/${uuid}`), 'organizations');
    assert.equal(backendOf(platform, `/api/v1/organizations/${uuid}/notification-rules/1`), 'notifications');
    assert.equal(backendOf(platform, '/api/oauth/token'), 'identity');
    assert.equal(backendOf(platform, '/api/v1/webhook-deliveries'), 'webhooks');
    assert.equal(resolveRoute(platform, '/internal/introspect'), undefined);
    assert.equal(backendOf(tables.get('links') ?? [], '/any-alias'), 'links-redirector');
    assert.equal(backendOf(tables.get('links') ?? [], '/api/urls'), 'links');
  });
});
