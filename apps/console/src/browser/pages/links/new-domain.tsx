import { useState } from 'react';
import { useSubmit } from '../../api/use-submit.js';
import { FaultNotice } from '../../parts/fault-notice.js';
import { Field } from '../../parts/field.js';
import { RecordToSet } from '../../parts/record-to-set.js';
import { DomainTargets, targetsOf } from './domain-targets.js';
import { originOf } from './domain-words.js';

const id = 'new-domain';

/** A domain is taken once its DNS leads to the platform: sending the form is the check. */
export function NewDomain({ onMade }: { onMade: () => void }) {
  const [warning, setWarning] = useState<string>();
  const { formRef, onSubmit, isSending, errors, fault, refusal } = useSubmit({
    send: (api, textOf, key) => {
      const body = { domain: originOf(textOf(`${id}-domain`)), ...targetsOf(id, textOf) };
      return api.links.domains.create(body, key);
    },
    onDone: (added, form) => {
      setWarning(added.warning);
      form.reset();
      onMade();
    },
    fieldOf: { already_exists: 'domain', limit_reached: 'domain' },
  });
  const record = refusal?.dnsRecord;
  return (
    <form ref={formRef} className="panel" onSubmit={onSubmit} noValidate aria-labelledby={id}>
      <h2 id={id}>Add a domain</h2>
      {fault ? <FaultNotice fault={fault} /> : record && <RecordToSet record={record} />}
      <Field
        name={`${id}-domain`}
        label="Domain"
        hint="For example links.example.com. If it does not lead here yet, you get the DNS record to set."
        errors={errors['domain']}
      >
        {(control) => <input {...control} type="text" inputMode="url" autoComplete="off" spellCheck={false} required />}
      </Field>
      <DomainTargets id={id} errors={errors} />
      <button className="button" type="submit" aria-disabled={isSending}>
        {isSending ? 'Looking…' : record ? 'Check now' : 'Add'}
      </button>
      <div role="status">{warning && <p className="notice">{warning}</p>}</div>
    </form>
  );
}
