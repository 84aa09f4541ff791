import type { FieldErrors, UpdateLinkDomain } from '@platform/contracts';
import type { FieldText } from '../../api/use-submit.js';
import { Field } from '../../components/field.js';

interface DomainTargetsProps {
  /** Begins the names of the fields. */
  id: string;
  targets?: UpdateLinkDomain;
  errors: FieldErrors;
}

/** Where visitors get to who come to a domain without the address of a link. */
export function DomainTargets({ id, targets, errors }: DomainTargetsProps) {
  return (
    <div className="pair">
      <Field name={`${id}-root`} label="Its root leads to (optional)" errors={errors['redirectroot']}>
        {(control) => <input {...control} type="url" autoComplete="off" defaultValue={targets?.redirectroot} />}
      </Field>
      <Field
        name={`${id}-404`}
        label="Unknown addresses lead to (optional)"
        hint="Otherwise visitors read that there is nothing"
        errors={errors['redirect404']}
      >
        {(control) => <input {...control} type="url" autoComplete="off" defaultValue={targets?.redirect404} />}
      </Field>
    </div>
  );
}

/** The fields as the API takes them. */
export function targetsOf(id: string, textOf: FieldText): UpdateLinkDomain {
  return { redirectroot: textOf(`${id}-root`).trim(), redirect404: textOf(`${id}-404`).trim() };
}
