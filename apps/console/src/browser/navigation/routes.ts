import { isUuid } from '@platform/contracts';
import { basePath } from '../settings.js';
import { partOf } from './params.js';

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

/** The organization that a path below its own is about, and which part of it is shown. */
export function organizationAt(path: string): { uuid: string; part: OrganizationPart } | undefined {
  const [, uuid, name] = new RegExp(`^${paths.organizations}/([^/]+)(?:/([^/]+))?/?$`).exec(path) ?? [];
  const part = partOf(organizationParts, name);
  return uuid !== undefined && isUuid(uuid) && part !== undefined ? { uuid, part } : undefined;
}
