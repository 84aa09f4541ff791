import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import {
  IconAddressBook,
  IconAppWindow,
  IconBuilding,
  IconLink,
  IconQrcode,
  IconUserPlus,
  type Icon,
} from '@tabler/icons-react';
import { paths } from '../navigation/routes.js';

/** Something that can be made from everywhere. */
export interface Creation {
  /** In the menu, below the word “New”. */
  title: MessageDescriptor;
  /** On its own, as in the palette. */
  action: MessageDescriptor;
  to: string;
  icon: Icon;
}

const link = { title: msg`Short link`, action: msg`New short link`, to: paths.newLink, icon: IconLink };
const application = {
  title: msg`Application`,
  action: msg`New application`,
  to: paths.newApplication,
  icon: IconAppWindow,
};
const bioPage = { title: msg`Bio page`, action: msg`New bio page`, to: paths.newLinkBioPage, icon: IconAddressBook };
const qrCode = { title: msg`QR code`, action: msg`New QR code`, to: paths.newLinkQrCode(), icon: IconQrcode };
const newOrganization = {
  title: msg`Organization`,
  action: msg`New organization`,
  to: paths.newOrganization,
  icon: IconBuilding,
};
const invitationTo = (uuid: string) => ({
  title: msg`Invitation`,
  action: msg`Invite people`,
  // With the form open.
  to: `${paths.organization(uuid, 'invitations')}?new=1`,
  icon: IconUserPlus,
});

/** @param organization the uuid of the chosen one */
export function creationsIn(organization: string | undefined): Creation[] {
  return [link, bioPage, qrCode, application, ...(organization ? [invitationTo(organization)] : []), newOrganization];
}

/** What is made from the pages below an address. */
const creators: [string, string][] = [
  [paths.linkCampaigns, paths.newLinkCampaign],
  [paths.linkChannels, paths.newLinkChannel],
  [paths.linkUtmTemplates, paths.newLinkUtmTemplate],
  [paths.linkDomains, paths.newLinkDomain],
  [paths.linkKeys, paths.newLinkKey],
  [paths.linkOverlays, paths.newLinkOverlay],
  [paths.linkSplashPages, paths.newLinkSplashPage],
  [paths.linkPixels, paths.newLinkPixel],
  [paths.linkBioPages, paths.newLinkBioPage],
  [paths.linkQrCodes, paths.newLinkQrCode()],
  [paths.applications, paths.newApplication],
];

/** What is most likely to be made from this page: the address of its form. */
export function creationAt(path: string, organization: string | undefined): string {
  if (organization && path.startsWith(paths.organization(organization))) return invitationTo(organization).to;
  if (path.startsWith(paths.organizations)) return paths.newOrganization;
  return creators.find(([above]) => path.startsWith(above))?.[1] ?? paths.newLink;
}
