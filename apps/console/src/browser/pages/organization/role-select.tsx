import type { OrganizationDetail } from '@platform/contracts';
import type { ControlProps } from '../../components/field.js';
import { grantableRoles } from './may.js';

interface RoleSelectProps {
  organization: OrganizationDetail;
  control: ControlProps;
  /** The organization's default role when not given. */
  chosen?: string;
}

/** The roles that the person may hand out. */
export function RoleSelect({ organization, control, chosen }: RoleSelectProps) {
  const start = chosen ?? organization.roles.find(({ is_default }) => is_default)?.name;
  return (
    <select {...control} defaultValue={start}>
      {grantableRoles(organization).map(({ name, display_name }) => (
        <option key={name} value={name}>
          {display_name}
        </option>
      ))}
    </select>
  );
}
