import type { LinkDomainDetails } from '../../api/link-domains-api.js';
import { useSubmit } from '../../api/use-submit.js';
import { FaultNotice } from '../../parts/fault-notice.js';
import { DomainTargets, targetsOf } from './domain-targets.js';
import { addressText } from './link-words.js';

export function EditDomain({ domain, onDone }: { domain: LinkDomainDetails; onDone: () => void }) {
  const id = `domain-${domain.id}`;
  const { formRef, onSubmit, isSending, errors, fault } = useSubmit({
    send: (api, textOf) => api.links.domains.update(domain.id, targetsOf(id, textOf)),
    onDone,
  });
  return (
    <form ref={formRef} onSubmit={onSubmit} noValidate aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`}>Edit {addressText(domain.domain)}</h3>
      {fault && <FaultNotice fault={fault} />}
      <DomainTargets id={id} targets={domain} errors={errors} />
      <button className="button" type="submit" aria-disabled={isSending}>
        {isSending ? 'Saving…' : 'Save'}
      </button>
    </form>
  );
}
