import { describe, expect, it } from '@jest/globals';
import { createMemoryHistory } from '@tanstack/react-router';
import assert from 'node:assert/strict';
import { consoleRouter } from './router.js';
import { linkParts, organizationIn, organizationPartOf, organizationParts, paths } from './routes.js';

const uuid = '0190b0c6-7a4e-7cc0-8000-000000000000';
const router = consoleRouter(createMemoryHistory());

/** The route of a path, and its parameters; `/$` is that of what does not exist. */
function routeOf(path: string): [string | undefined, Record<string, unknown>] {
  const matches = router.matchRoutes(path, {});
  const { fullPath, params } = matches.at(-1)!;
  return [fullPath, { ...params }];
}

describe('the pages of the console', () => {
  it('are found by the paths of their links', () => {
    expect(routeOf(paths.organizations)).toStrictEqual(['/console', {}]);
    expect(routeOf('/console/')).toStrictEqual(['/console', {}]);
    expect(routeOf(paths.newOrganization)).toStrictEqual(['/console/organizations/new', {}]);
    for (const part of organizationParts) {
      const path = paths.organization(uuid, part);
      const name = part === 'members' ? '' : part;
      expect(routeOf(path)).toStrictEqual([`/console/organizations/$uuid/${name}`, { uuid }]);
      expect([organizationIn(path), organizationPartOf(path)]).toStrictEqual([uuid, part]);
    }
  });

  it('include those of applications', () => {
    expect(routeOf(paths.applications)).toStrictEqual(['/console/applications', {}]);
    expect(routeOf(paths.newApplication)).toStrictEqual(['/console/applications/new', {}]);
    expect(routeOf(paths.application(uuid))).toStrictEqual(['/console/applications/$uuid', { uuid }]);
  });

  it('include those of short links and their parts', () => {
    expect(paths.linksTagged('a & b')).toBe('/console/links?tag=a+%26+b');
    const { links, newLink, importLinks, linkStatistics, linkCampaigns, linkChannels, linkDomains, linkKeys } = paths;
    for (const path of [
      links,
      newLink,
      importLinks,
      linkStatistics,
      linkCampaigns,
      linkChannels,
      linkDomains,
      linkKeys,
    ])
      expect(routeOf(path)).toStrictEqual([path, {}]);
    for (const part of linkParts)
      expect(routeOf(paths.link(12, part))).toStrictEqual(['/console/links/$id/{-$part}', { id: '12', part }]);
    expect(routeOf('/console/links/12/')[1]).toStrictEqual({ id: '12', part: 'statistics' });
  });

  it('are unknown for other addresses, also when only a part matches', () => {
    for (const path of [
      '/console/x',
      '/console/organizations/y',
      `/console/organizations/${uuid}/z`,
      '/console/organizations/new/roles',
      '/console/applications/x',
      `/console/applications/${uuid}/members`,
      '/console/links/x',
      '/console/links/0',
      '/console/links/12/members',
      '/console/links/12/settings/more',
      '/console/links/keys/12',
      '/console/links/import/12',
      '/console/links/statistics/12',
      '/console/links/campaigns/12',
      '/console/links/domains/new',
      '/console/links/toString',
    ])
      assert.equal(routeOf(path)[0], '/$', path);
  });
});
