import { useLingui } from '@lingui/react/macro';
import type { OrganizationDetail, RuleChoices, Severity } from '@platform/contracts';
import { SelectField } from '../../components/field.js';
import { Options, ReferenceSelect } from '../../components/options.js';
import { severityWords } from './states.js';

interface SelectProps {
  name: string;
  label: string;
  errors?: string[] | undefined;
}

export function SeveritySelect({ chosen, ...field }: SelectProps & { chosen?: Severity | undefined }) {
  return (
    <SelectField {...field} defaultValue={chosen}>
      <Options of={severityWords()} />
    </SelectField>
  );
}

interface ServiceSelectProps extends SelectProps {
  known: RuleChoices['services'];
  chosen?: number | null | undefined;
}

export function ServiceSelect(props: ServiceSelectProps) {
  const { t } = useLingui();
  return <ReferenceSelect {...props} none={t`Any service`} />;
}

interface TeamSelectProps extends SelectProps {
  organization: OrganizationDetail;
  known: RuleChoices['teams'];
  chosen?: number | null | undefined;
}

/** Who may see no teams can only take the chosen one away. */
export function TeamSelect({ organization, ...props }: TeamSelectProps) {
  const { t } = useLingui();
  const seesTeams = organization.your_permissions.includes('view_members');
  return (seesTeams || props.chosen != null) && <ReferenceSelect {...props} none={t`Any team, or none`} />;
}
