import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { linkParts, organizationParts, paths, routeOf } from './routes.js';

const uuid = '0190b0c6-7a4e-7cc0-8000-000000000000';

describe('the pages by their addresses', () => {
  it('are found by the paths that links are made of', () => {
    assert.deepEqual(routeOf(paths.organizations), { page: 'organizations' });
    assert.deepEqual(routeOf('/console/'), { page: 'organizations' });
    assert.deepEqual(routeOf(paths.newOrganization), { page: 'new-organization' });
    for (const part of organizationParts)
      assert.deepEqual(routeOf(paths.organization(uuid, part)), { page: 'organization', uuid, part });
    assert.deepEqual(routeOf(`${paths.organization(uuid)}/`), { page: 'organization', uuid, part: 'members' });
  });

  it('lead to applications as well', () => {
    assert.deepEqual(routeOf(paths.applications), { page: 'applications' });
    assert.deepEqual(routeOf(paths.newApplication), { page: 'new-application' });
    assert.deepEqual(routeOf(paths.application(uuid)), { page: 'application', id: uuid });
  });

  it('lead to short links and what belongs to them as well', () => {
    assert.deepEqual(routeOf(paths.links), { page: 'links' });
    assert.deepEqual(routeOf(paths.newLink), { page: 'new-link' });
    assert.deepEqual(routeOf(paths.importLinks), { page: 'import-links' });
    assert.deepEqual(routeOf(paths.linkKeys), { page: 'link-keys' });
    assert.deepEqual(routeOf(paths.linkStatistics), { page: 'link-statistics' });
    assert.equal(paths.linksTagged('a & b'), '/console/links?tag=a+%26+b');
    assert.deepEqual(routeOf(paths.linkCampaigns), { page: 'link-campaigns' });
    assert.deepEqual(routeOf(paths.linkChannels), { page: 'link-channels' });
    assert.deepEqual(routeOf(`${paths.linkDomains}/`), { page: 'link-domains' });
    for (const part of linkParts) assert.deepEqual(routeOf(paths.link(12, part)), { page: 'link', id: 12, part });
    assert.deepEqual(routeOf(`${paths.link(12)}/`), { page: 'link', id: 12, part: 'statistics' });
  });

  it('are unknown otherwise, also when only part of the address fits', () => {
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
