import { describe, it } from 'node:test';
import assert from 'node:assert/strict';
import { pathFindings } from './public-paths.js';
import { readRouteTable, resolveRoute, type Route } from './route-table.js';

const platform = readRouteTable('platform');
const backendOf = (path: string) => resolveRoute(platform, path)?.backend?.name;

describe('the route table', () => {
  it('sends notification paths below an organization to notifications and all others to organizations', () => {
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
    assert.equal(backendOf('/login'), 'identity');
    assert.equal(backendOf('/login/otp'), 'identity');
    assert.equal(backendOf('/loginx'), undefined);
    assert.equal(backendOf('/api/v1/mean'), undefined);
    assert.equal(backendOf('/api/userinfo'), 'identity');
  });

  it('takes a regular expression for the whole path, as the local edge does', () => {
    const table: Route[] = [{ match: { type: 'RegularExpression', value: '/a|/b' } }];
    for (const path of ['/a', '/b']) assert.equal(resolveRoute(table, path), table[0]);
    for (const path of ['/ab', '/x/b']) assert.equal(resolveRoute(table, path), undefined);
  });

  it('never leads to internal paths or the management ports', () => {
    for (const path of ['/internal/v1/users', '/api/internal/v1/users', '/health/live', '/health/ready', '/metrics'])
      assert.equal(resolveRoute(platform, path), undefined, path);
    assert.ok([...platform, ...readRouteTable('links')].every(({ backend }) => !backend || backend.port < 4000));
  });

  it('takes the root to the console', () => {
    assert.deepEqual(resolveRoute(platform, '/')?.redirect, { path: '/console', statusCode: 302 });
    assert.equal(backendOf('/console'), 'console');
    assert.equal(backendOf('/console/organizations/new'), 'console');
  });

  it('leaves every path of the links hosts to links: the API to one of its processes, all else to its redirector', () => {
    const backend = (path: string) => resolveRoute(readRouteTable('links'), path)?.backend?.name;
    assert.equal(backend('/api/url/add'), 'links');
    for (const path of ['/', '/apis', '/login', '/any/alias']) assert.equal(backend(path), 'links-redirector', path);
  });

  it('is held against the paths that a service describes', () => {
    assert.deepEqual(pathFindings('organizations', ['/api/v1/organizations/{uuid}/roles'], platform), []);
    assert.equal(
      pathFindings('organizations', ['/api/v1/organizations/{uuid}/notification-rules'], platform).length,
      1,
    );
    assert.equal(pathFindings('links', ['/internal/v1/keys'], readRouteTable('links')).length, 1);
  });
});
