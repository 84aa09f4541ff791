/**
 * The feature modules, lower layers first: each imports only those above it
 * (docs/adr/0033-feature-modules-in-layers.md).
 */
export default {
  i18n: 'Holds the texts of this service in its languages.',
  people: 'Keeps copies of the people of identity, and says when an address is confirmed.',
  audit: 'Writes the audit log, a chain of hashes per organization, and verifies it.',
  access: 'Decides who may do what in an organization: guards, permissions, the lock that every change takes.',
  members: 'Adds, changes and removes members.',
  organizations: 'Creates, changes, suspends and deletes organizations.',
  branding: 'Keeps how the pages and mails of an organization look.',
  invitations: 'Invites people by mail, one address each, and takes their answers.',
  'invite-links': 'Lets people join by a link that a member passes on.',
  domains: 'Proves that an organization owns a domain, and lets people with such an address join.',
  roles: 'Manages the roles of an organization, and answers what a caller may do.',
  teams: 'Groups members into teams.',
  erasure: 'Forgets a person whose account was erased, and passes their organizations on.',
  'audit-logs': 'Lists, shows and exports the audit log.',
};
