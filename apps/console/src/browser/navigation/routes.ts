import { isUuid } from '@platform/contracts';
import { basePath } from '../settings.js';

/** The parts of an organization, each with a page of its own; the first is where its link leads. */
export const organizationParts = [
  'members',
  'invitations',
  'invite-links',
  'roles',
  'teams',
  'domains',
  'destinations',
  'rules',
  'deliveries',
  'audit-log',
  'settings',
] as const;
export type OrganizationPart = (typeof organizationParts)[number];

/** The parts of an application; the first is where its link leads. */
export const applicationParts = ['quick-start', 'settings', 'webhooks', 'keys', 'danger'] as const;
export type ApplicationPart = (typeof applicationParts)[number];

/** The parts of a short link; the first is where its link leads. */
export const linkParts = ['statistics', 'qr-code', 'settings'] as const;
export type LinkPart = (typeof linkParts)[number];

/** What belongs to links and has a list of its own, by its address below theirs. */
const linkLists = {
  statistics: 'link-statistics',
  campaigns: 'link-campaigns',
  channels: 'link-channels',
  domains: 'link-domains',
  keys: 'link-keys',
} as const;
type LinkListPage = (typeof linkLists)[keyof typeof linkLists];

/** The pages of the console. */
export type Route =
  | { page: 'organizations' }
  | { page: 'new-organization' }
  | { page: 'organization'; uuid: string; part: OrganizationPart }
  | { page: 'applications' }
  | { page: 'new-application' }
  | { page: 'application'; id: string; part: ApplicationPart }
  | { page: 'links' }
  | { page: 'new-link' }
  | { page: 'import-links' }
  | { page: LinkListPage }
  | { page: 'link'; id: number; part: LinkPart }
  | { page: 'unknown' };

export const paths = {
  home: basePath,
  organizations: `${basePath}/organizations`,
  newOrganization: `${basePath}/organizations/new`,
  organization: (uuid: string, part: OrganizationPart = 'members') =>
    `${basePath}/organizations/${uuid}${part === 'members' ? '' : `/${part}`}`,
  applications: `${basePath}/applications`,
  newApplication: `${basePath}/applications/new`,
  application: (id: string, part: ApplicationPart = 'quick-start') =>
    `${basePath}/applications/${id}${part === 'quick-start' ? '' : `/${part}`}`,
  links: `${basePath}/links`,
  /** Those of one campaign, or on one domain. */
  linksOf: (place: 'campaign' | 'domain', id: number) => `${basePath}/links?${place}=${id}`,
  linksTagged: (tag: string) => `${basePath}/links?${new URLSearchParams({ tag }).toString()}`,
  newLink: `${basePath}/links/new`,
  importLinks: `${basePath}/links/import`,
  linkStatistics: `${basePath}/links/statistics`,
  linkCampaigns: `${basePath}/links/campaigns`,
  linkChannels: `${basePath}/links/channels`,
  linkDomains: `${basePath}/links/domains`,
  linkKeys: `${basePath}/links/keys`,
  linkOverlays: `${basePath}/links/overlays`,
  linkSplashPages: `${basePath}/links/splash`,
  linkPixels: `${basePath}/links/pixels`,
  linkBioPages: `${basePath}/links/pages`,
  linkQrCodes: `${basePath}/links/qr-codes`,
  link: (id: number, part: LinkPart = 'statistics') =>
    `${basePath}/links/${id}${part === 'statistics' ? '' : `/${part}`}`,
};

export function routeOf(path: string): Route {
  const [first, second, deeper, ...more] = path.slice(basePath.length).split('/').filter(Boolean);
  if (more.length > 0) return { page: 'unknown' };
  if (first === 'applications') return applicationRoute(second, deeper);
  if (first === 'links') return linkRoute(second, deeper);
  const third = deeper ?? 'members';
  if (first === undefined || (first === 'organizations' && second === undefined)) return { page: 'organizations' };
  if (first !== 'organizations') return { page: 'unknown' };
  const part = organizationParts.find((name) => name === third);
  if (!part) return { page: 'unknown' };
  if (second === 'new') return part === 'members' ? { page: 'new-organization' } : { page: 'unknown' };
  return isUuid(second!) ? { page: 'organization', uuid: second!, part } : { page: 'unknown' };
}

function applicationRoute(id: string | undefined, deeper: string | undefined): Route {
  if (id !== undefined && isUuid(id)) {
    const part = deeper === undefined ? 'quick-start' : applicationParts.find((name) => name === deeper);
    return part ? { page: 'application', id, part } : { page: 'unknown' };
  }
  if (deeper !== undefined) return { page: 'unknown' };
  if (id === undefined) return { page: 'applications' };
  return id === 'new' ? { page: 'new-application' } : { page: 'unknown' };
}

function linkRoute(name: string | undefined, deeper: string | undefined): Route {
  if (/^[1-9]\d{0,9}$/.test(name ?? '')) {
    const part = deeper === undefined ? 'statistics' : linkParts.find((known) => known === deeper);
    return part ? { page: 'link', id: Number(name), part } : { page: 'unknown' };
  }
  if (deeper !== undefined) return { page: 'unknown' };
  if (name === undefined) return { page: 'links' };
  if (name === 'new') return { page: 'new-link' };
  if (name === 'import') return { page: 'import-links' };
  const list = Object.entries(linkLists).find(([known]) => known === name);
  return list ? { page: list[1] } : { page: 'unknown' };
}
