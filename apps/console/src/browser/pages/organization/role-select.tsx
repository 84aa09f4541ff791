import { useLingui } from '@lingui/react/macro';
import type { OrganizationDetail } from '@platform/contracts';
import { SelectField } from '../../components/field.js';
import { Options } from '../../components/options.js';
import { grantableWords } from './may.js';

interface RoleFieldProps {
  organization: OrganizationDetail;
  name: string;
  label?: string;
  errors?: string[] | undefined;
}

/** Asks for one of the roles that the person may hand out; begins with the organization's default role. */
export function RoleField({ organization, name, label, errors }: RoleFieldProps) {
  const { t } = useLingui();
  const start = organization.roles.find(({ is_default }) => is_default)?.name;
  return (
    <SelectField name={name} label={label ?? t`Role`} errors={errors} {...(start && { defaultValue: start })}>
      <Options of={grantableWords(organization)} />
    </SelectField>
  );
}
