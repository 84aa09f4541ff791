import type { FieldErrors } from '@platform/contracts';
import { FaultNotice } from '../../components/fault-notice.js';
import { Field } from '../../components/field.js';
import { Loading } from '../../components/loading.js';
import { managed, useOrganizations } from './owners.js';

/** Whose a new application is to be; nothing for somebody who manages no organization. */
export function OwnerField({ errors }: { errors: FieldErrors }) {
  const organizations = useOrganizations();
  if (organizations.state === 'loading') return <Loading what="your organizations" rows={1} />;
  if (organizations.state === 'failed')
    return <FaultNotice fault={organizations.fault} onRetry={organizations.retry} />;
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
          {choices.map(({ uuid, name }) => (
            <option key={uuid} value={uuid}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
