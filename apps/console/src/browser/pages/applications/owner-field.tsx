import { Trans, useLingui } from '@lingui/react/macro';
import type { FieldErrors } from '@platform/contracts';
import { SelectField } from '../../components/field.js';
import { Loaded } from '../../components/loaded.js';
import { NamedOptions } from '../../components/options.js';
import { managed, useOrganizations } from './owners.js';

/** Whose a new application is to be; nothing for somebody who manages no organization. */
export function OwnerField({ errors }: { errors: FieldErrors }) {
  const { t } = useLingui();
  const organizations = useOrganizations();
  if (organizations.state !== 'ready') return <Loaded of={organizations} what={t`your organizations`} rows={1} />;
  const choices = managed(organizations.value);
  if (choices.length === 0) return null;
  return (
    <SelectField
      name="organization_uuid"
      label={t`Whose it is`}
      hint={
        <Trans>
          Everybody who may manage an organization manages its applications. People read the name of the owner when they
          are asked.
        </Trans>
      }
      errors={errors['organization_uuid']}
    >
      <option value="">{t`Yourself`}</option>
      <NamedOptions of={choices} />
    </SelectField>
  );
}
