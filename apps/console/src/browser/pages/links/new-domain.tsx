import { useState } from 'react';
import { useSubmit } from '../../api/use-submit.js';
import { Field } from '../../components/field.js';
import { SubmitButton, TitledForm } from '../../components/form.js';
import { RecordToSet } from '../../components/record-to-set.js';
import { DomainCase, DomainTargets, targetsOf } from './domain-targets.js';
import { originOf } from './domain-words.js';

const id = 'new-domain';

/** A domain is taken once its DNS leads to the platform: sending the form is the check. */
export function NewDomain({ onMade }: { onMade: () => void }) {
  const [warning, setWarning] = useState<string>();
  const { errors, refusal, ...form } = useSubmit({
    send: (api, textOf, key) => {
      const body = { domain: originOf(textOf(`${id}-domain`)), ...targetsOf(id, textOf) };
      return api.links.domains.create(body, key);
    },
    onDone: (added, element) => {
      setWarning(added.warning);
      element.reset();
      onMade();
    },
    fieldOf: { already_exists: 'domain', limit_reached: 'domain' },
  });
  const record = refusal?.dnsRecord;
  return (
    <TitledForm id={id} title="Add a domain" heading="h2" form={form}>
      {!form.fault && record && <RecordToSet record={record} />}
      <Field
        name={`${id}-domain`}
        label="Domain"
        hint="For example links.example.com. If it does not lead here yet, you get the DNS record to set."
        errors={errors['domain']}
      >
        {(control) => <input {...control} type="text" inputMode="url" autoComplete="off" spellCheck={false} required />}
      </Field>
      <DomainTargets id={id} errors={errors} />
      <DomainCase id={id} errors={errors} />
      <SubmitButton form={form} label={record ? 'Check now' : 'Add'} whileSending="Looking…" />
      <div role="status">{warning && <p className="notice">{warning}</p>}</div>
    </TitledForm>
  );
}
