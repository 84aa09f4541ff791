const organization = { uuid: '0199f3a1-7c4e-7b21-9d52-3f6a8c1e4b70', name: 'Acme', slug: 'acme' };
const organizationFacts = { ...organization, description: 'Since 1815', is_active: true, requires_mfa: false };
const member = {
  user_uuid: '0199f3a0-1b2c-7d3e-8f40-5a6b7c8d9e01',
  email: 'ada@example.org',
  name: 'Ada',
  surname: 'Lovelace',
  role: 'member',
  permissions: ['view_members', 'invite_members'],
};
const owner = { ...member, role: 'owner', permissions: ['manage_organization', 'manage_members', 'view_members'] };
const user = {
  uuid: member.user_uuid,
  name: 'Ada',
  surname: 'Lovelace',
  email: 'ada@example.org',
  email_verified: true,
  language: 'en-GB',
};
const role = { id: 17, name: 'auditor', display_name: 'Auditor', permissions: ['view_members', 'view_audit_logs'] };
const invitation = { uuid: '0199f3a2-5d6e-7f80-91a2-b3c4d5e6f708', email: 'grace@example.org', role: 'member' };
const click = {
  id: '0199f3a4-0c1d-7e2f-8a3b-4c5d6e7f8091',
  clicked_at: '2026-11-20T21:42:06+00:00',
  type: 'links',
  itemid: 42,
  reason: null,
  country: 'France',
  referrer: 'news.example',
  browser: 'Firefox',
  os: 'Windows 10',
  device: 'Desktop',
  language: 'fr',
  social: null,
  via: null,
  variant: null,
};

/** A body of each webhook event without `event`, `timestamp` and `sequence`. A test holds them against the schemas. */
export const examples = {
  'user.updated': { user },
  'organization.created': { organization: organizationFacts, owner, data: { name: 'Acme' } },
  'organization.updated': { organization: organizationFacts, data: { name: 'Acme' } },
  'organization.deleted': { organization: organizationFacts, data: { name: 'Acme' } },
  'member.added': { organization, member, data: { role: 'member', source: 'invitation' } },
  'member.updated': { organization, member, data: { old_role: 'viewer', new_role: 'member' } },
  'member.removed': { organization, member, data: { role: 'member' } },
  'role.created': { organization, role },
  'role.updated': { organization, role },
  'role.deleted': { organization, role },
  'invitation.created': { organization, invitation },
  'invitation.accepted': { organization, invitation },
  'invitation.declined': { organization, invitation },
  'invitation.cancelled': { organization, invitation },
  'link.clicked': { account: { id: 7, user_uuid: member.user_uuid }, clicks: [click] },
};
