import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Permission } from '@platform/contracts';

const words: Record<Permission, MessageDescriptor> = {
  manage_organization: msg`Update organization name, description, settings`,
  manage_members: msg`Add members, change roles`,
  manage_roles: msg`Create, edit, delete custom roles`,
  invite_members: msg`Send and manage invitations`,
  remove_members: msg`Remove members`,
  view_members: msg`View the member list`,
  view_audit_logs: msg`Access the audit log`,
  manage_sso: msg`Configure SAML SSO settings`,
  manage_scim: msg`Configure SCIM provisioning`,
  manage_billing: msg`Manage billing and subscriptions`,
  manage_notifications: msg`Manage notification destinations, rules and deliveries`,
};

/** What a permission allows, in the language of the person. */
export function permissionWords(name: Permission): string {
  return i18n._(words[name]);
}
