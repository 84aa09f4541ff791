import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import {
  IconAddressBook,
  IconAppWindow,
  IconBell,
  IconBroadcast,
  IconBuilding,
  IconChartBar,
  IconFileImport,
  IconHistory,
  IconHome,
  IconKey,
  IconLayersSubtract,
  IconLink,
  IconMail,
  IconPalette,
  IconPhoto,
  IconQrcode,
  IconSettings,
  IconShieldLock,
  IconSpeakerphone,
  IconTarget,
  IconTemplate,
  IconUsers,
  IconUsersGroup,
  IconWorld,
  IconWorldCheck,
  type Icon,
} from '@tabler/icons-react';
import { paths, type OrganizationPart } from '../navigation/routes.js';

/** A page that is always at hand: in the sidebar, and in the palette. */
export interface Place {
  title: MessageDescriptor;
  to: string;
  icon: Icon;
  /** Leads there after `g`. */
  letter?: string;
  /** Addresses of pages that have no entry of their own, and belong to this one. */
  also?: string[];
}

export interface PlaceGroup {
  title: MessageDescriptor;
  places: Place[];
}

/** @param organization the uuid of the chosen one */
export function placesOf(organization: string | undefined): PlaceGroup[] {
  return [
    { title: msg`Build`, places: building(organization) },
    { title: msg`Links`, places: linking },
    { title: msg`Organization`, places: organizing(organization) },
  ];
}

function building(organization: string | undefined): Place[] {
  const places: Place[] = [
    { title: msg`Home`, to: paths.home, icon: IconHome, letter: 'h' },
    { title: msg`Applications`, to: paths.applications, icon: IconAppWindow, letter: 'a' },
  ];
  if (organization) {
    const part = (name: OrganizationPart) => paths.organization(organization, name);
    const also = [part('rules'), part('deliveries')];
    places.push({ title: msg`Notifications`, to: part('destinations'), icon: IconBell, letter: 'n', also });
  }
  return places;
}

const linking: Place[] = [
  { title: msg`Links`, to: paths.links, icon: IconLink, letter: 'l' },
  { title: msg`Statistics`, to: paths.linkStatistics, icon: IconChartBar, letter: 's' },
  { title: msg`Campaigns`, to: paths.linkCampaigns, icon: IconSpeakerphone, letter: 'c' },
  { title: msg`Channels`, to: paths.linkChannels, icon: IconBroadcast },
  { title: msg`UTM templates`, to: paths.linkUtmTemplates, icon: IconTemplate },
  { title: msg`Domains`, to: paths.linkDomains, icon: IconWorld, letter: 'd' },
  { title: msg`Overlays`, to: paths.linkOverlays, icon: IconLayersSubtract, letter: 'o' },
  { title: msg`Splash pages`, to: paths.linkSplashPages, icon: IconPhoto },
  { title: msg`Pixels`, to: paths.linkPixels, icon: IconTarget },
  { title: msg`Bio pages`, to: paths.linkBioPages, icon: IconAddressBook, letter: 'b' },
  { title: msg`QR codes`, to: paths.linkQrCodes, icon: IconQrcode, letter: 'q' },
  { title: msg`API keys`, to: paths.linkKeys, icon: IconKey, letter: 'k' },
  { title: msg`Import`, to: paths.importLinks, icon: IconFileImport },
];

function organizing(organization: string | undefined): Place[] {
  const all: Place = {
    title: msg`Organizations`,
    to: paths.organizations,
    icon: IconBuilding,
    also: [paths.newOrganization],
  };
  if (!organization) return [all];
  const part = (name: OrganizationPart) => paths.organization(organization, name);
  return [
    { title: msg`Members`, to: part('members'), icon: IconUsers, letter: 'p' },
    { title: msg`Invitations`, to: part('invitations'), icon: IconMail, letter: 'i', also: [part('invite-links')] },
    { title: msg`Roles`, to: part('roles'), icon: IconShieldLock, letter: 'r' },
    { title: msg`Teams`, to: part('teams'), icon: IconUsersGroup },
    { title: msg`Domains`, to: part('domains'), icon: IconWorldCheck },
    { title: msg`Audit log`, to: part('audit-log'), icon: IconHistory, letter: 'u' },
    { title: msg`Branding`, to: part('branding'), icon: IconPalette },
    { title: msg`Settings`, to: part('settings'), icon: IconSettings, letter: 'e' },
    all,
  ];
}

/** The place that a page belongs to: of those above it, the nearest. */
export function placeAt(groups: PlaceGroup[], path: string): Place | undefined {
  const at = path.replace(/\/$/, '');
  let nearest: { place: Place; length: number } | undefined;
  for (const place of groups.flatMap(({ places }) => places))
    for (const to of [place.to, ...(place.also ?? [])]) {
      const isAbove = at === to || (to !== paths.home && at.startsWith(`${to}/`));
      if (isAbove && to.length > (nearest?.length ?? 0)) nearest = { place, length: to.length };
    }
  return nearest?.place;
}
