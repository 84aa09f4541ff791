import type { Member, OrganizationDetail } from '@platform/contracts';
import { Row, Table } from '../../components/table.js';
import { dayOf } from '../../components/words.js';
import { ManageMember } from './manage-member.js';

interface MembersTableProps {
  organization: OrganizationDetail;
  members: Member[];
  onChanged: () => void;
}

/** Members of an organization, with what the person may do to each. */
export function MembersTable({ organization, members, onChanged }: MembersTableProps) {
  return (
    <Table aria-labelledby="members" columns={['Name', 'E-mail', 'Role', 'Joined']} unseen="Changes">
      {members.map((member) => (
        <Row key={member.user_uuid}>
          <td role="cell" className="who long">
            {member.name} {member.surname}
          </td>
          <td role="cell" className="long mail">
            {member.email}
          </td>
          <td role="cell" className="long">
            <span className="tag">{member.role_display_name}</span>
          </td>
          <td role="cell" className="when">
            {dayOf(member.joined_at)}
          </td>
          <td role="cell">
            <ManageMember organization={organization} member={member} onChanged={onChanged} />
          </td>
        </Row>
      ))}
    </Table>
  );
}
