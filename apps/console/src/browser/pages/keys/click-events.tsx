import { useLingui } from '@lingui/react/macro';
import type { OwnerAccount } from '@platform/contracts';
import { useSubmit } from '../../api/use-submit.js';
import { SelectField } from '../../components/field.js';
import { SubmitButton, TitledForm } from '../../components/form.js';
import type { AccountProps } from './links-account.js';

/** Which visits applications are told of that the person lets manage their links. */
export function ClickEvents({ account, onChange }: AccountProps) {
  const { t } = useLingui();
  const { errors, saves, ...form } = useSubmit({
    send: ({ links }, textOf, _, shownOf) => {
      const click_events = textOf('click_events') as OwnerAccount['click_events'];
      // The API takes no empty change.
      return click_events === shownOf('click_events') ? links.account() : links.updateAccount({ click_events });
    },
    onDone: onChange,
  });
  return (
    <TitledForm id="click-events" title={t`Webhooks`} form={form} done={saves > 0 && t`Saved.`}>
      {/* Anew with each save: what was given is what is shown from then on. */}
      <SelectField
        key={saves}
        name="click_events"
        label={t`Applications that you let manage your links are told`}
        hint={t`As webhooks, to those that have a webhook address`}
        defaultValue={account.click_events}
        errors={errors['click_events']}
      >
        <option value="none">{t`Of no visit`}</option>
        <option value="people">{t`Of visits of people`}</option>
        <option value="all">{t`Of all visits, also of robots`}</option>
      </SelectField>
      <SubmitButton form={form} label={t`Save`} whileSending={t`Saving…`} />
    </TitledForm>
  );
}
