import { describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { applicationParts, linkParts, organizationParts, paths, routeOf } from './routes.js';

const uuid = '0190b0c6-7a4e-7cc0-8000-000000000000';

describe('the pages of the console', () => {
  it('are found by the paths of their links', () => {
    expect(routeOf(paths.organizations)).toStrictEqual({ page: 'organizations' });
    expect(routeOf('/console/')).toStrictEqual({ page: 'organizations' });
    expect(routeOf(paths.newOrganization)).toStrictEqual({ page: 'new-organization' });
    for (const part of organizationParts)
      expect(routeOf(paths.organization(uuid, part))).toStrictEqual({ page: 'organization', uuid, part });
    expect(routeOf(`${paths.organization(uuid)}/`)).toStrictEqual({ page: 'organization', uuid, part: 'members' });
  });

  it('include those of applications', () => {
    expect(routeOf(paths.applications)).toStrictEqual({ page: 'applications' });
    expect(routeOf(paths.newApplication)).toStrictEqual({ page: 'new-application' });
    expect(routeOf(`/console/applications/${uuid}`)).toStrictEqual({
      page: 'application',
      id: uuid,
      part: 'quick-start',
    });
    for (const part of applicationParts)
      expect(routeOf(paths.application(uuid, part))).toStrictEqual({ page: 'application', id: uuid, part });
  });

  it('include those of short links and their parts', () => {
    expect(routeOf(paths.links)).toStrictEqual({ page: 'links' });
    expect(routeOf(paths.newLink)).toStrictEqual({ page: 'new-link' });
    expect(routeOf(paths.importLinks)).toStrictEqual({ page: 'import-links' });
    expect(routeOf(paths.linkKeys)).toStrictEqual({ page: 'link-keys' });
    expect(routeOf(paths.linkStatistics)).toStrictEqual({ page: 'link-statistics' });
    expect(paths.linksTagged('a & b')).toBe('/console/links?tag=a+%26+b');
    expect(routeOf(paths.linkCampaigns)).toStrictEqual({ page: 'link-campaigns' });
    expect(routeOf(paths.linkChannels)).toStrictEqual({ page: 'link-channels' });
    expect(routeOf(`${paths.linkDomains}/`)).toStrictEqual({ page: 'link-domains' });
    for (const part of linkParts) expect(routeOf(paths.link(12, part))).toStrictEqual({ page: 'link', id: 12, part });
    expect(routeOf(`${paths.link(12)}/`)).toStrictEqual({ page: 'link', id: 12, part: 'statistics' });
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
      assert.deepEqual(routeOf(path), { page: 'unknown' }, path);
  });
});
