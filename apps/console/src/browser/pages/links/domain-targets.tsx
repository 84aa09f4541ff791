import type { FieldErrors, UpdateLinkDomain } from '@platform/contracts';
import type { FieldText } from '../../api/use-submit.js';
import { Field } from '../../components/field.js';
import { Options } from '../../components/options.js';

const cases = {
  false: 'One link',
  true: 'Two links',
};

interface DomainTargetsProps {
  /** Begins the names of the fields. */
  id: string;
  targets?: UpdateLinkDomain;
  errors: FieldErrors;
}

/** Whether aliases of a domain are told apart by case. It can change only while no link is there. */
export function DomainCase({ id, targets, errors }: DomainTargetsProps) {
  return (
    <Field
      name={`${id}-case`}
      label="“Sale” and “sale” are"
      hint="Two, when you bring links of a shortener that tells them apart. It can change only while no link is on the domain."
      errors={errors['case_sensitive']}
    >
      {(control) => (
        <select {...control} defaultValue={String(targets?.case_sensitive ?? false)}>
          <Options of={cases} />
        </select>
      )}
    </Field>
  );
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
  return {
    redirectroot: textOf(`${id}-root`).trim(),
    redirect404: textOf(`${id}-404`).trim(),
    case_sensitive: textOf(`${id}-case`) === 'true',
  };
}
