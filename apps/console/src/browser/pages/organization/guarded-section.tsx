import type { OrganizationDetail, Permission } from '@platform/contracts';
import type { ReactNode } from 'react';
import { whyNot } from './may.js';

interface GuardedSectionProps {
  organization: OrganizationDetail;
  id: string;
  title: string;
  needed: Permission;
  children: ReactNode;
}

/** A section that only those see who hold the permission for it, also while the organization is suspended. */
export function GuardedSection({ organization, id, title, needed, children }: GuardedSectionProps) {
  const maySee = organization.your_permissions.includes(needed);
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {maySee ? children : <p className="lead">{whyNot(organization, needed, 'This is not shown to your role.')}</p>}
    </section>
  );
}
