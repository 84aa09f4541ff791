import type { FieldErrors } from '@platform/contracts';
import { Field } from '../../components/field.js';
import { Loaded } from '../../components/loaded.js';
import { NamedOptions } from '../../components/options.js';
import { managed, useOrganizations } from './owners.js';

/** Whose a new application is to be; nothing for somebody who manages no organization. */
export function OwnerField({ errors }: { errors: FieldErrors }) {
  const organizations = useOrganizations();
  if (organizations.state !== 'ready') return <Loaded of={organizations} what="your organizations" rows={1} />;
  const choices = managed(organizations.value);
  if (choices.length === 0) return null;
  return (
    <Field
      name="organization_uuid"
      label="Whose it is"
      hint="Everybody who may manage an organization manages its applications. People read the name of the owner when they are asked."
      errors={errors['organization_uuid']}
    >
      {(control) => (
        <select {...control}>
          <option value="">Yourself</option>
          <NamedOptions of={choices} />
        </select>
      )}
    </Field>
  );
}
