import IconApps from '@tabler/icons-react/icons/IconApps';
import IconBroadcast from '@tabler/icons-react/icons/IconBroadcast';
import IconBuilding from '@tabler/icons-react/icons/IconBuilding';
import IconChartBar from '@tabler/icons-react/icons/IconChartBar';
import IconClipboardList from '@tabler/icons-react/icons/IconClipboardList';
import IconKey from '@tabler/icons-react/icons/IconKey';
import IconLink from '@tabler/icons-react/icons/IconLink';
import IconMail from '@tabler/icons-react/icons/IconMail';
import IconRoute from '@tabler/icons-react/icons/IconRoute';
import IconSend from '@tabler/icons-react/icons/IconSend';
import IconSettings from '@tabler/icons-react/icons/IconSettings';
import IconShieldCheck from '@tabler/icons-react/icons/IconShieldCheck';
import IconSpeakerphone from '@tabler/icons-react/icons/IconSpeakerphone';
import IconTarget from '@tabler/icons-react/icons/IconTarget';
import IconUserPlus from '@tabler/icons-react/icons/IconUserPlus';
import IconUsers from '@tabler/icons-react/icons/IconUsers';
import IconUsersGroup from '@tabler/icons-react/icons/IconUsersGroup';
import IconWorld from '@tabler/icons-react/icons/IconWorld';
import type { ComponentType } from 'react';
import { paths, type OrganizationPart } from '../navigation/routes.js';

export type Icon = ComponentType<{ size?: number | string; stroke?: number | string; 'aria-hidden'?: boolean }>;

export const partIcons: Record<OrganizationPart, Icon> = {
  members: IconUsers,
  invitations: IconMail,
  'invite-links': IconUserPlus,
  roles: IconShieldCheck,
  teams: IconUsersGroup,
  domains: IconWorld,
  destinations: IconTarget,
  rules: IconRoute,
  deliveries: IconSend,
  'audit-log': IconClipboardList,
  settings: IconSettings,
};

/** By the addresses of the pages. */
export const pageIcons: Readonly<Record<string, Icon>> = {
  [paths.organizations]: IconBuilding,
  [paths.applications]: IconApps,
  [paths.links]: IconLink,
  [paths.linkStatistics]: IconChartBar,
  [paths.linkCampaigns]: IconSpeakerphone,
  [paths.linkChannels]: IconBroadcast,
  [paths.linkDomains]: IconWorld,
  [paths.linkKeys]: IconKey,
};
