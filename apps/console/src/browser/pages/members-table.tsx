import type { Member } from '@platform/contracts';
import { dayOf } from '../parts/words.js';

interface MembersTableProps {
  members: Member[];
  /** More than are listed, in a large organization. */
  total: number;
}

/** A table; on a narrow screen each row becomes a block, and the roles keep it a table for screen readers. */
export function MembersTable({ members, total }: MembersTableProps) {
  return (
    <>
      <table role="table" aria-labelledby="members">
        <thead role="rowgroup">
          <tr role="row">
            {['Name', 'E-mail', 'Role', 'Joined'].map((title) => (
              <th key={title} role="columnheader" scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {members.map((member) => (
            <tr key={member.user_uuid} role="row">
              <td role="cell" className="who">
                {member.name} {member.surname}
              </td>
              <td role="cell">{member.email}</td>
              <td role="cell">
                <span className="tag">{member.role_display_name}</span>
              </td>
              <td role="cell" className="when">
                {dayOf(member.joined_at)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {total > members.length && (
        <p className="hint">
          The first {members.length} of {total} members.
        </p>
      )}
    </>
  );
}
