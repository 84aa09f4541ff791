import { changesOf } from '../../api/changes-of.js';
import type { LinkDomainDetails } from '../../api/link-domains-api.js';
import { useSubmit, type FieldText } from '../../api/use-submit.js';
import { SubmitButton, TitledForm } from '../../components/form.js';
import { AppFiles, appFilesOf } from './app-files.js';
import { DomainCase, DomainTargets, targetsOf } from './domain-targets.js';
import { addressText } from './link-words.js';

export function EditDomain({ domain, onDone }: { domain: LinkDomainDetails; onDone: () => void }) {
  const id = `domain-${domain.id}`;
  const given = (textOf: FieldText) => ({ ...targetsOf(id, textOf), ...appFilesOf(id, textOf) });
  const { errors, ...form } = useSubmit({
    send: (api, textOf, _, shownOf) => api.links.domains.update(domain.id, changesOf(given(shownOf), given(textOf))),
    onDone,
    fieldOf: { domain_in_use: 'case_sensitive' },
  });
  return (
    <TitledForm id={id} title={`Edit ${addressText(domain.domain)}`} isPanel={false} form={form}>
      <DomainTargets id={id} targets={domain} errors={errors} />
      <DomainCase id={id} targets={domain} errors={errors} />
      <AppFiles id={id} domain={domain} errors={errors} />
      <SubmitButton form={form} label="Save" whileSending="Saving…" />
    </TitledForm>
  );
}
