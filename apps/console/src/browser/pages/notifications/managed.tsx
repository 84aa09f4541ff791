import type { OrganizationDetail } from '@platform/contracts';
import type { ReactNode } from 'react';
import { whyNot } from '../organization/may.js';

interface ManagedProps {
  organization: OrganizationDetail;
  id: string;
  title: string;
  children: ReactNode;
}

/** A part of the notifications: shown to those who may manage them, also while the organization is suspended. */
export function Managed({ organization, id, title, children }: ManagedProps) {
  const maySee = organization.your_permissions.includes('manage_notifications');
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {maySee ? (
        children
      ) : (
        <p className="lead">
          {whyNot(organization, 'manage_notifications', 'Notifications are not shown to your role.')}
        </p>
      )}
    </section>
  );
}

/** The messages about a field, and about the entries of it (`emails.1`). */
export function errorsAbout(errors: Record<string, string[]>, field: string): string[] | undefined {
  const found = Object.entries(errors).flatMap(([name, messages]) => {
    if (name === field) return messages;
    const place = name.startsWith(`${field}.`) ? Number(name.slice(field.length + 1).split('.')[0]) : NaN;
    return Number.isNaN(place) ? [] : messages.map((message) => `entry ${place + 1} ${message}`);
  });
  return found.length > 0 ? found : undefined;
}

/** Words of a list, as people part them. */
export function wordsOf(text: string): string[] {
  return text.split(/[\s,;]+/).filter(Boolean);
}
