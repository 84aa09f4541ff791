import { changesOf } from '../../api/changes-of.js';
import type { LinkDomainDetails } from '../../api/link-domains-api.js';
import { useSubmit } from '../../api/use-submit.js';
import { SubmitButton, TitledForm } from '../../components/form.js';
import { DomainTargets, targetsOf } from './domain-targets.js';
import { addressText } from './link-words.js';

export function EditDomain({ domain, onDone }: { domain: LinkDomainDetails; onDone: () => void }) {
  const id = `domain-${domain.id}`;
  const { errors, ...form } = useSubmit({
    send: (api, textOf, _, shownOf) =>
      api.links.domains.update(domain.id, changesOf(targetsOf(id, shownOf), targetsOf(id, textOf))),
    onDone,
  });
  return (
    <TitledForm id={id} title={`Edit ${addressText(domain.domain)}`} isPanel={false} form={form}>
      <DomainTargets id={id} targets={domain} errors={errors} />
      <SubmitButton form={form} label="Save" whileSending="Saving…" />
    </TitledForm>
  );
}
