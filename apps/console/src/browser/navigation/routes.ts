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
  'branding',
  'settings',
] as const;
export type OrganizationPart = (typeof organizationParts)[number];

/** The parts of an application; the first is where its link leads. */
export const applicationParts = ['quick-start', 'settings', 'branding', 'webhooks', 'keys', 'danger'] as const;
export type ApplicationPart = (typeof applicationParts)[number];

/** The parts of a short link; the first is where its link leads. */
export const linkParts = ['statistics', 'qr-code', 'settings', 'danger'] as const;
export type LinkPart = (typeof linkParts)[number];

/** The parts of an overlay; the first is where its link leads. */
export const overlayParts = ['settings', 'answers'] as const;
export type OverlayPart = (typeof overlayParts)[number];

/** The parts of a bio page. */
export const bioParts = ['content', 'visits', 'danger'] as const;
export type BioPart = (typeof bioParts)[number];

/** The parts of a QR code. */
export const qrCodeParts = ['design', 'scans', 'danger'] as const;
export type QrCodePart = (typeof qrCodeParts)[number];

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
  archivedLinks: `${basePath}/links?state=archived`,
  newLink: `${basePath}/links/new`,
  importLinks: `${basePath}/links/import`,
  linkStatistics: `${basePath}/links/statistics`,
  linkCampaigns: `${basePath}/links/campaigns`,
  newLinkCampaign: `${basePath}/links/campaigns/new`,
  linkCampaign: (id: number) => `${basePath}/links/campaigns/${id}`,
  linkChannels: `${basePath}/links/channels`,
  newLinkChannel: `${basePath}/links/channels/new`,
  linkChannel: (id: number) => `${basePath}/links/channels/${id}`,
  linkUtmTemplates: `${basePath}/links/utm-templates`,
  newLinkUtmTemplate: `${basePath}/links/utm-templates/new`,
  linkUtmTemplate: (id: number) => `${basePath}/links/utm-templates/${id}`,
  linkDomains: `${basePath}/links/domains`,
  newLinkDomain: `${basePath}/links/domains/new`,
  linkDomain: (id: number) => `${basePath}/links/domains/${id}`,
  linkKeys: `${basePath}/links/keys`,
  newLinkKey: `${basePath}/links/keys/new`,
  linkOverlays: `${basePath}/links/overlays`,
  newLinkOverlay: `${basePath}/links/overlays/new`,
  linkOverlay: (id: number, part: OverlayPart = 'settings') =>
    `${basePath}/links/overlays/${id}${part === 'settings' ? '' : `/${part}`}`,
  linkSplashPages: `${basePath}/links/splash`,
  newLinkSplashPage: `${basePath}/links/splash/new`,
  linkSplashPage: (id: number) => `${basePath}/links/splash/${id}`,
  linkPixels: `${basePath}/links/pixels`,
  newLinkPixel: `${basePath}/links/pixels/new`,
  linkPixel: (id: number) => `${basePath}/links/pixels/${id}`,
  linkBioPages: `${basePath}/links/bio`,
  newLinkBioPage: `${basePath}/links/bio/new`,
  linkBioPage: (id: number, part: BioPart = 'content') =>
    `${basePath}/links/bio/${id}${part === 'content' ? '' : `/${part}`}`,
  linkQrCodes: `${basePath}/links/qr-codes`,
  /** Of one short link, which it holds from the start. */
  newLinkQrCode: (link?: number) => `${basePath}/links/qr-codes/new${link ? `?link=${link}` : ''}`,
  linkQrCode: (id: number, part: QrCodePart = 'design') =>
    `${basePath}/links/qr-codes/${id}${part === 'design' ? '' : `/${part}`}`,
  link: (id: number, part: LinkPart = 'statistics') =>
    `${basePath}/links/${id}${part === 'statistics' ? '' : `/${part}`}`,
};

/** The organization that a path below its own is about, and which part of it is shown. */
export function organizationAt(path: string): { uuid: string; part: OrganizationPart } | undefined {
  const [, uuid, name] = new RegExp(`^${paths.organizations}/([^/]+)(?:/([^/]+))?/?$`).exec(path) ?? [];
  const part = partOf(organizationParts, name);
  return uuid !== undefined && isUuid(uuid) && part !== undefined ? { uuid, part } : undefined;
}
