import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { IconAppWindow, IconBuilding, IconLink, IconUserPlus, type Icon } from '@tabler/icons-react';
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
const newOrganization = {
  title: msg`Organization`,
  action: msg`New organization`,
  to: paths.newOrganization,
  icon: IconBuilding,
};
const invitationTo = (uuid: string) => ({
  title: msg`Invitation`,
  action: msg`Invite people`,
  to: paths.organization(uuid, 'invitations'),
  icon: IconUserPlus,
});

/** @param organization the uuid of the chosen one */
export function creationsIn(organization: string | undefined): Creation[] {
  return [link, application, ...(organization ? [invitationTo(organization)] : []), newOrganization];
}

/** Lists of things that belong to links, each with the form of a new one. */
const ofLinks = {
  [paths.linkBioPages]: paths.newLinkBioPage,
  [paths.linkQrCodes]: paths.newLinkQrCode(),
  [paths.linkOverlays]: paths.newLinkOverlay,
  [paths.linkSplashPages]: paths.newLinkSplashPage,
  [paths.linkPixels]: paths.newLinkPixel,
};

/** What is most likely to be made from this page: the address of its form. */
export function creationAt(path: string, organization: string | undefined): string {
  if (path.startsWith(paths.applications)) return paths.newApplication;
  const [, form] = Object.entries(ofLinks).find(([list]) => path.startsWith(list)) ?? [];
  if (form) return form;
  if (path.startsWith(paths.links)) return paths.newLink;
  if (organization && path.startsWith(paths.organization(organization))) return invitationTo(organization).to;
  return path.startsWith(paths.organizations) ? paths.newOrganization : paths.newLink;
}
