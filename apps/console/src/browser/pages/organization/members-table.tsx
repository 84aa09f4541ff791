import type { Member, OrganizationDetail } from '@platform/contracts';
import { dayOf } from '../../parts/words.js';
import { ManageMember } from './manage-member.js';

interface MembersTableProps {
  organization: OrganizationDetail;
  members: Member[];
  onChanged: () => void;
}

/** A table; on a narrow screen each row becomes a block, and the roles keep it a table for screen readers. */
export function MembersTable({ organization, members, onChanged }: MembersTableProps) {
  return (
    <table role="table" aria-labelledby="members">
      <thead role="rowgroup">
        <tr role="row">
          {['Name', 'E-mail', 'Role', 'Joined'].map((title) => (
            <th key={title} role="columnheader" scope="col">
              {title}
            </th>
          ))}
          <th role="columnheader" scope="col">
            <span className="unseen">Changes</span>
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {members.map((member) => (
          <tr key={member.user_uuid} role="row">
            <td role="cell" className="who">
              {member.name} {member.surname}
            </td>
            <td role="cell" className="long">
              {member.email}
            </td>
            <td role="cell">
              <span className="tag">{member.role_display_name}</span>
            </td>
            <td role="cell" className="when">
              {dayOf(member.joined_at)}
            </td>
            <td role="cell">
              <ManageMember organization={organization} member={member} onChanged={onChanged} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
