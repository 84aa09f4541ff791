/** Permissions inside an organization, in the order of the contract's table. */
export const permissions = {
  manage_organization: 'Update organization name, description, settings',
  manage_members: 'Add members, change roles',
  manage_roles: 'Create, edit, delete custom roles',
  invite_members: 'Send and manage invitations',
  remove_members: 'Remove members',
  view_members: 'View the member list',
  view_audit_logs: 'Access the audit log',
  manage_sso: 'Configure SAML SSO settings',
  manage_scim: 'Configure SCIM provisioning',
  manage_billing: 'Manage billing and subscriptions',
  manage_notifications: 'Manage notification destinations, rules and deliveries',
} as const;

export type Permission = keyof typeof permissions;
export const permissionNames = Object.keys(permissions) as Permission[];

/** System roles of the contract. They exist in every organization and cannot be changed or deleted. */
export const systemRoles = {
  owner: { displayName: 'Owner', permissions: permissionNames, isDefault: false },
  admin: {
    displayName: 'Administrator',
    permissions: permissionNames.filter((name) => name !== 'manage_organization'),
    isDefault: false,
  },
  member: { displayName: 'Member', permissions: ['view_members', 'invite_members'], isDefault: true },
  viewer: { displayName: 'Viewer', permissions: ['view_members'], isDefault: false },
} as const satisfies Record<string, { displayName: string; permissions: readonly Permission[]; isDefault: boolean }>;
