import { describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { pathFindings } from './public-paths.js';
import { readRouteTable, resolveRoute, type Route } from './route-table.js';

const platform = readRouteTable('platform');
const backendOf = (path: string) => resolveRoute(platform, path)?.backend?.name;

describe('the route table', () => {
  it('routes notification paths below an organization to notifications and all others to organizations', () => {
    const organization = '/api/v1/organizations/0190b0c6-7a4e-7cc0-8000-000000000000';
    for (const path of [
      '/notifications/test',
      '/notification-endpoints',
      '/notification-rules/1',
      '/notification-deliveries/1/retry',
    ])
      assert.equal(backendOf(organization + path), 'notifications', path);
    for (const path of ['', '/', '/members', '/members/notifications', '/notificationsx', '/audit-logs'])
      assert.equal(backendOf(organization + path), 'organizations', path);
  });

  it('ends a prefix at a path segment', () => {
    expect(backendOf('/login')).toBe('identity');
    expect(backendOf('/login/otp')).toBe('identity');
    expect(backendOf('/loginx')).toBe(undefined);
    expect(backendOf('/api/v1/mean')).toBe(undefined);
    expect(backendOf('/api/userinfo')).toBe('identity');
  });

  it('matches a regular expression against the whole path, as the local edge does', () => {
    const table: Route[] = [{ match: { type: 'RegularExpression', value: '/a|/b' } }];
    for (const path of ['/a', '/b']) expect(resolveRoute(table, path)).toBe(table[0]);
    for (const path of ['/ab', '/x/b']) expect(resolveRoute(table, path)).toBe(undefined);
  });

  it('never routes to internal paths or the management ports', () => {
    for (const path of ['/internal/v1/users', '/api/internal/v1/users', '/health/live', '/health/ready', '/metrics'])
      assert.equal(resolveRoute(platform, path), undefined, path);
    expect(
      [...platform, ...readRouteTable('links')].every(({ backend }) => !backend || backend.port < 4000),
    ).toBeTruthy();
  });

  it('routes the root to the console', () => {
    expect(resolveRoute(platform, '/')?.redirect).toStrictEqual({ path: '/console', statusCode: 302 });
    expect(backendOf('/console')).toBe('console');
    expect(backendOf('/console/organizations/new')).toBe('console');
  });

  it('routes the API reference and its documents to the console', () => {
    for (const path of ['/docs', '/docs/assets/a.js', '/api/openapi.json', '/api/openapi/links.json'])
      assert.equal(backendOf(path), 'console', path);
    expect(backendOf('/api/openapis')).toBe(undefined);
  });

  it('routes the API of links hosts to a process of the API, and all else to the redirector', () => {
    const backend = (path: string) => resolveRoute(readRouteTable('links'), path)?.backend?.name;
    expect(backend('/api/url/add')).toBe('links');
    for (const path of ['/', '/apis', '/login', '/any/alias']) assert.equal(backend(path), 'links-redirector', path);
  });

  it('is compared with the paths that a service describes', () => {
    expect(pathFindings('organizations', ['/api/v1/organizations/{uuid}/roles'], platform)).toStrictEqual([]);
    expect(pathFindings('organizations', ['/api/v1/organizations/{uuid}/notification-rules'], platform).length).toBe(1);
    expect(pathFindings('links', ['/internal/v1/keys'], readRouteTable('links')).length).toBe(1);
  });
});
