import { describe, expect, it } from '@jest/globals';
import { createMemoryHistory } from '@tanstack/react-router';
import { consoleRouter } from './router.js';
import {
  applicationParts,
  bioParts,
  linkParts,
  organizationParts,
  overlayParts,
  paths,
  qrCodeParts,
} from './routes.js';
import { parseSearch, stringifySearch } from './search.js';

const uuid = '0190b0c6-7a4e-7cc0-8000-000000000000';
const nothing = () => null;
const router = consoleRouter(
  { component: nothing, unknown: nothing, broken: nothing, pending: nothing },
  createMemoryHistory({ initialEntries: ['/console'] }),
);

/** The page at a path, as its route names it, with its properties; undefined for an unknown one. */
function pageAt(path: string) {
  const [, params, route] = router.getMatchedRoutes(path);
  // The router's own name for what is left of a path.
  if (route === undefined || '**' in params) return undefined;
  const parse = route.options.params?.parse as ((given: object) => object) | undefined;
  return { page: route.fullPath.replace('/console', ''), ...parse?.(params) };
}

describe('the pages of the console', () => {
  it('are found by the paths of their links', () => {
    for (const path of [paths.home, '/console/']) expect(pageAt(path)).toStrictEqual({ page: '/' });
    expect(pageAt(paths.organizations)).toStrictEqual({ page: '/organizations' });
    expect(pageAt(paths.newOrganization)).toStrictEqual({ page: '/organizations/new' });
    const page = '/organizations/$uuid/{-$part}';
    for (const part of organizationParts)
      expect(pageAt(paths.organization(uuid, part))).toStrictEqual({ page, uuid, part });
    expect(pageAt(`${paths.organization(uuid)}/`)).toStrictEqual({ page, uuid, part: 'members' });
    expect(pageAt(`${paths.organization(uuid)}/members`)).toStrictEqual({ page, uuid, part: 'members' });
  });

  it('include those of applications', () => {
    expect(pageAt(paths.applications)).toStrictEqual({ page: '/applications' });
    expect(pageAt(paths.newApplication)).toStrictEqual({ page: '/applications/new' });
    const page = '/applications/$id/{-$part}';
    expect(pageAt(`/console/applications/${uuid}`)).toStrictEqual({ page, id: uuid, part: 'quick-start' });
    for (const part of applicationParts)
      expect(pageAt(paths.application(uuid, part))).toStrictEqual({ page, id: uuid, part });
  });

  it('include those of short links and their parts', () => {
    const { links, newLink, importLinks, linkKeys, linkStatistics, linkCampaigns, linkChannels, linkDomains } = paths;
    for (const path of [
      links,
      newLink,
      importLinks,
      linkKeys,
      linkStatistics,
      linkCampaigns,
      linkChannels,
      linkDomains,
    ])
      expect(pageAt(`${path}/`)).toStrictEqual({ page: path.replace('/console', '') });
    const { newLinkCampaign, newLinkChannel, newLinkDomain, newLinkKey } = paths;
    for (const path of [newLinkCampaign, newLinkChannel, newLinkDomain, newLinkKey])
      expect(pageAt(path)).toStrictEqual({ page: path.replace('/console', '') });
    expect(pageAt(paths.linkCampaign(7))).toStrictEqual({ page: '/links/campaigns/$id', id: 7 });
    expect(pageAt(paths.linkChannel(7))).toStrictEqual({ page: '/links/channels/$id', id: 7 });
    expect(pageAt(paths.linkDomain(7))).toStrictEqual({ page: '/links/domains/$id', id: 7 });
    expect(paths.linksTagged('a & b')).toBe('/console/links?tag=a+%26+b');
    const page = '/links/$id/{-$part}';
    for (const part of linkParts) expect(pageAt(paths.link(12, part))).toStrictEqual({ page, id: 12, part });
    expect(pageAt(`${paths.link(12)}/`)).toStrictEqual({ page, id: 12, part: 'statistics' });
  });

  it('include those of what links show and load on the way', () => {
    for (const path of [paths.linkUtmTemplates, paths.newLinkUtmTemplate])
      expect(pageAt(path)).toStrictEqual({ page: path.replace('/console', '') });
    expect(pageAt(paths.linkUtmTemplate(7))).toStrictEqual({ page: '/links/utm-templates/$id', id: 7 });
    const { linkOverlays, newLinkOverlay, linkSplashPages, newLinkSplashPage, linkPixels, newLinkPixel } = paths;
    for (const path of [linkOverlays, newLinkOverlay, linkSplashPages, newLinkSplashPage, linkPixels, newLinkPixel])
      expect(pageAt(path)).toStrictEqual({ page: path.replace('/console', '') });
    for (const part of overlayParts)
      expect(pageAt(paths.linkOverlay(7, part))).toStrictEqual({ page: '/links/overlays/$id/{-$part}', id: 7, part });
    expect(pageAt(paths.linkSplashPage(7))).toStrictEqual({ page: '/links/splash/$id', id: 7 });
    expect(pageAt(paths.linkPixel(7))).toStrictEqual({ page: '/links/pixels/$id', id: 7 });
  });

  it('include those of bio pages and QR codes, and their parts', () => {
    for (const path of [paths.linkBioPages, paths.newLinkBioPage, paths.linkQrCodes, paths.newLinkQrCode()])
      expect(pageAt(path)).toStrictEqual({ page: path.replace('/console', '') });
    for (const part of bioParts)
      expect(pageAt(paths.linkBioPage(7, part))).toStrictEqual({ page: '/links/bio/$id/{-$part}', id: 7, part });
    for (const part of qrCodeParts)
      expect(pageAt(paths.linkQrCode(7, part))).toStrictEqual({ page: '/links/qr-codes/$id/{-$part}', id: 7, part });
    expect(paths.newLinkQrCode(7)).toBe('/console/links/qr-codes/new?link=7');
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
      '/console/links/campaigns/x',
      '/console/links/domains/7/settings',
      '/console/links/utm-templates/x',
      '/console/links/toString',
      '/console/links/overlays/x',
      '/console/links/overlays/new/answers',
      '/console/links/overlays/7/members',
      '/console/links/overlays/7/answers/1',
      '/console/links/pixels/7/answers',
      '/console/links/bio/x',
      '/console/links/bio/7/scans',
      '/console/links/qr-codes/7/visits',
    ])
      expect([path, pageAt(path)]).toStrictEqual([path, undefined]);
  });

  it('have plain text behind their question marks, which may be there several times', () => {
    expect(parseSearch('?q=1&page=true&empty=')).toStrictEqual({ q: '1', page: 'true', empty: '' });
    for (const search of ['', '?q=1&page=2', '?tag=a+%26+b', '?tag=a&tag=b', '?toString=a'])
      expect(stringifySearch(parseSearch(search))).toBe(search);
  });
});
