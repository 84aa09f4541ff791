import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { paths, type OrganizationPart } from './routes.js';

export const partTitles: Record<OrganizationPart, MessageDescriptor> = {
  members: msg`Members`,
  invitations: msg`Invitations`,
  'invite-links': msg`Invite links`,
  roles: msg`Roles`,
  teams: msg`Teams`,
  domains: msg`Domains`,
  destinations: msg`Destinations`,
  rules: msg`Rules`,
  deliveries: msg`Deliveries`,
  'audit-log': msg`Audit log`,
  settings: msg`Settings`,
};

/** What belongs to links and has a page of its own. */
export const linkLists = [
  { title: msg`Links`, to: paths.links },
  { title: msg`Statistics`, to: paths.linkStatistics },
  { title: msg`Campaigns`, to: paths.linkCampaigns },
  { title: msg`Channels`, to: paths.linkChannels },
  { title: msg`Domains`, to: paths.linkDomains },
  { title: msg`API keys`, to: paths.linkKeys },
];
