import { useLingui } from '@lingui/react/macro';
import { changesOf } from '../../api/changes-of.js';
import { useSubmit } from '../../api/use-submit.js';
import { SubmitButton, TitledForm } from '../../components/form.js';
import { ClientFields, settingsOf } from './client-fields.js';
import { kindOf } from './kinds.js';
import type { PartProps } from './application.page.js';

/** What people see of the application, and where they come back to. */
export function Settings({ client, onChange, onSecrets }: PartProps) {
  const { t } = useLingui();
  const { errors, saves, ...form } = useSubmit({
    send: (api, textOf, _, shownOf) =>
      api.clients.update(client.client_id, changesOf(settingsOf(shownOf), settingsOf(textOf))),
    onDone: ({ webhook_secret, client_secret, ...changed }) => {
      onChange(changed);
      onSecrets({ webhook_secret, client_secret });
    },
  });
  return (
    <TitledForm id="edit" title={t`About it`} heading="h2" form={form} done={saves > 0 && t`Saved.`}>
      {/* Anew with each save: what was given is what is shown from then on. */}
      <ClientFields key={saves} client={client} kind={kindOf(client)} errors={errors} />
      <SubmitButton form={form} label={t`Save`} whileSending={t`Saving…`} />
    </TitledForm>
  );
}
