import { useLingui } from '@lingui/react/macro';
import type { FieldErrors, OrganizationDetail } from '@platform/contracts';
import { changesOf } from '../../api/changes-of.js';
import { useSubmit, type FieldText } from '../../api/use-submit.js';
import { TextareaField, TextField } from '../../components/field.js';
import { LockableForm, SubmitButton } from '../../components/form.js';
import { PartSection } from './guarded-section.js';
import { Delete, Leave, Transfer } from './last-things.js';
import { whyNot } from './may.js';
import type { PartProps } from './part.js';
import { SecondFactorDemand } from './second-factor-demand.js';

export function OrganizationSettings(props: PartProps) {
  const { t } = useLingui();
  const { organization } = props;
  const isOwner = organization.your_role === 'owner' && organization.is_active;
  return (
    <PartSection id="settings" title={t`Settings`} lead={t`What the organization is called, and who gets in.`}>
      <Describe {...props} />
      <SecondFactorDemand {...props} />
      {isOwner && <Transfer {...props} />}
      {organization.your_role !== 'owner' && <Leave {...props} />}
      {isOwner && <Delete {...props} />}
    </PartSection>
  );
}

function Describe({ organization, onChange }: PartProps) {
  const { t } = useLingui();
  const { errors, saves, ...form } = useSubmit({
    send: (api, textOf, _, shownOf) =>
      api.in(organization.uuid).update(changesOf(descriptionOf(shownOf), descriptionOf(textOf))),
    onDone: ({ name, description }) => {
      onChange({ ...organization, name, description });
    },
  });
  const reason = whyNot(organization, 'manage_organization', t`The organization is suspended.`);
  return (
    <LockableForm
      id="describe"
      title={t`Name and description`}
      reason={reason}
      form={form}
      done={saves > 0 && t`Saved.`}
    >
      {/* Anew with each save: what was given is what is shown from then on. */}
      <DescriptionFields key={saves} organization={organization} errors={errors} />
      <SubmitButton form={form} label={t`Save`} whileSending={t`Saving…`} />
    </LockableForm>
  );
}

function DescriptionFields({ organization, errors }: { organization: OrganizationDetail; errors: FieldErrors }) {
  const { t } = useLingui();
  const { name, slug, description } = organization;
  return (
    <>
      <TextField
        name="name"
        label={t`Name`}
        hint={t`The short name stays ${slug}.`}
        errors={errors['name']}
        defaultValue={name}
        required
      />
      <TextareaField
        name="description"
        label={t`Description (optional)`}
        errors={errors['description']}
        defaultValue={description ?? ''}
      />
    </>
  );
}

/** The form as the API takes it. */
function descriptionOf(textOf: FieldText) {
  return { name: textOf('name'), description: textOf('description').trim() || null };
}
