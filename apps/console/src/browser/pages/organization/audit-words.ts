import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import type { AuditEntry } from '@platform/contracts';
import {
  IconApps,
  IconBan,
  IconBell,
  IconBuilding,
  IconFileExport,
  IconLink,
  IconMail,
  IconShieldHalf,
  IconUser,
  IconUsersGroup,
  IconWebhook,
  IconWorldWww,
  type Icon,
} from '@tabler/icons-react';

interface Group {
  words: MessageDescriptor;
  Icon: Icon;
}

/** Groups of events, as the API takes them for a filter. */
const groups: Record<string, Group> = {
  'organization.*': { words: msg`The organization`, Icon: IconBuilding },
  'member.*': { words: msg`Members`, Icon: IconUser },
  'role.*': { words: msg`Roles`, Icon: IconShieldHalf },
  'invitation.*': { words: msg`Invitations`, Icon: IconMail },
  'invite_link.*': { words: msg`Invite links`, Icon: IconLink },
  'team.*': { words: msg`Teams`, Icon: IconUsersGroup },
  'domain.*': { words: msg`Domains`, Icon: IconWorldWww },
  'oauth_client.*': { words: msg`Applications`, Icon: IconApps },
  'webhook_endpoint.*': { words: msg`Webhook endpoints of applications`, Icon: IconWebhook },
  'webhook_delivery.*': { words: msg`Retries of webhooks`, Icon: IconWebhook },
  'notification_endpoint.*': { words: msg`Notification destinations`, Icon: IconBell },
  'notification_rule.*': { words: msg`Notification rules`, Icon: IconBell },
  'audit.exported': { words: msg`Exports of this log`, Icon: IconFileExport },
  'permission.denied': { words: msg`Refusals`, Icon: IconBan },
};

/** The words of what can be filtered by. */
export function groupWords(): Record<string, string> {
  return Object.fromEntries(Object.entries(groups).map(([name, { words }]) => [name, i18n._(words)]));
}

export function iconOf({ event }: AuditEntry): Icon {
  return (groups[event] ?? groups[event.replace(/\.[^.]*$/, '.*')])?.Icon ?? IconBuilding;
}

export function typeText(type: string): string {
  return type === 'oauth_client' ? t`application` : type.replaceAll('_', ' ');
}

/** A value before or after a change. */
export function plain(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value ?? null);
}
