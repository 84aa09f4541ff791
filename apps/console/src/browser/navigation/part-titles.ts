import { paths, type OrganizationPart } from './routes.js';

export const partTitles: Record<OrganizationPart, string> = {
  members: 'Members',
  invitations: 'Invitations',
  'invite-links': 'Invite links',
  roles: 'Roles',
  teams: 'Teams',
  domains: 'Domains',
  destinations: 'Destinations',
  rules: 'Rules',
  deliveries: 'Deliveries',
  'audit-log': 'Audit log',
  settings: 'Settings',
};

export const linkLists = [
  { title: 'Links', to: paths.links },
  { title: 'Statistics', to: paths.linkStatistics },
  { title: 'Campaigns', to: paths.linkCampaigns },
  { title: 'Channels', to: paths.linkChannels },
  { title: 'Domains', to: paths.linkDomains },
  { title: 'API keys', to: paths.linkKeys },
];
