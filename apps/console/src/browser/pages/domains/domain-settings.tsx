import { useLingui } from '@lingui/react/macro';
import { changesOf } from '../../api/changes-of.js';
import type { LinkDomainDetails } from '../../api/link-domains-api.js';
import { useSubmit, type FieldText } from '../../api/use-submit.js';
import { SubmitButton, TitledForm } from '../../components/form.js';
import { AppFiles, appFilesOf } from './app-files.js';
import { DomainFields, targetsOf } from './domain-fields.js';

interface DomainSettingsProps {
  domain: LinkDomainDetails;
  onChange: (domain: LinkDomainDetails) => void;
}

const given = (textOf: FieldText) => ({ ...targetsOf(textOf), ...appFilesOf(textOf) });

export function DomainSettings({ domain, onChange }: DomainSettingsProps) {
  const { t } = useLingui();
  const { errors, saves, ...form } = useSubmit({
    send: async ({ links: { domains } }, textOf, _, shownOf) => {
      await domains.update(domain.id, changesOf(given(shownOf), given(textOf)));
      return domains.get(domain.id);
    },
    onDone: onChange,
    fieldOf: { domain_in_use: 'case_sensitive' },
  });
  return (
    <TitledForm id="settings" title={t`Settings`} heading="h2" form={form} done={saves > 0 && t`Saved.`}>
      {/* Anew with each save: fields show what the API has made of them. */}
      <DomainFields key={`targets ${saves}`} targets={domain} errors={errors} />
      <AppFiles key={`files ${saves}`} domain={domain} errors={errors} />
      <SubmitButton form={form} label={t`Save`} whileSending={t`Saving…`} />
    </TitledForm>
  );
}
