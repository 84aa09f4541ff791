import type { FieldErrors, OrganizationDetail } from '@platform/contracts';
import { useState } from 'react';
import { changesOf } from '../../api/changes-of.js';
import { useSubmit, type FieldText } from '../../api/use-submit.js';
import { paths } from '../../navigation/routes.js';
import { ActionButton } from '../../components/action-button.js';
import { Field } from '../../components/field.js';
import { LockableForm, SubmitButton } from '../../components/form.js';
import { Loaded } from '../../components/loaded.js';
import { LeaveButton } from './leave-button.js';
import { whyNot } from './may.js';
import { NotAllMembers } from './not-all-members.js';
import type { PartProps } from './part.js';
import { SecondFactorDemand } from './second-factor-demand.js';
import { useMembers } from './use-members.js';
import { fullName } from '../../components/words.js';

export function OrganizationSettings(props: PartProps) {
  const { organization } = props;
  const isOwner = organization.your_role === 'owner' && organization.is_active;
  return (
    <section aria-labelledby="settings">
      <h2 id="settings">Settings</h2>
      <Describe {...props} />
      <SecondFactorDemand {...props} />
      {isOwner && <Transfer {...props} />}
      {isOwner && <Delete {...props} />}
      {organization.your_role !== 'owner' && <Leave {...props} />}
    </section>
  );
}

function Describe({ organization, onChange }: PartProps) {
  const [saves, setSaves] = useState(0);
  const { errors, ...form } = useSubmit({
    send: (api, textOf, _, shownOf) =>
      api.in(organization.uuid).update(changesOf(descriptionOf(shownOf), descriptionOf(textOf))),
    onDone: ({ name, description }) => {
      onChange({ ...organization, name, description });
      setSaves(saves + 1);
    },
  });
  const reason = whyNot(organization, 'manage_organization', 'The organization is suspended.');
  return (
    <LockableForm id="describe" title="Name and description" reason={reason} form={form} done={saves > 0 && 'Saved.'}>
      {/* Anew with each save: what was given is what is shown from then on. */}
      <DescriptionFields key={saves} organization={organization} errors={errors} />
      <SubmitButton form={form} label="Save" whileSending="Saving…" />
    </LockableForm>
  );
}

function DescriptionFields({ organization, errors }: { organization: OrganizationDetail; errors: FieldErrors }) {
  return (
    <>
      <Field name="name" label="Name" hint={`The short name stays ${organization.slug}.`} errors={errors['name']}>
        {(control) => <input {...control} type="text" defaultValue={organization.name} required />}
      </Field>
      <Field name="description" label="Description (optional)" errors={errors['description']}>
        {(control) => <textarea {...control} rows={4} defaultValue={organization.description ?? ''} />}
      </Field>
    </>
  );
}

/** The form as the API takes it. */
function descriptionOf(textOf: FieldText) {
  return { name: textOf('name'), description: textOf('description').trim() || null };
}

function Transfer({ organization, refresh }: PartProps) {
  const [heir, setHeir] = useState('');
  const { resource } = useMembers(organization);
  if (resource.state !== 'ready') return <Loaded of={resource} what="the members" rows={1} />;
  const others = resource.value.filter(({ role }) => role !== 'owner');
  const chosen = others.find(({ user_uuid }) => user_uuid === heir);
  if (others.length === 0) return null;
  return (
    <div className="panel">
      <h3>Hand over the ownership</h3>
      <p className="hint">You become an administrator. Only the new owner can give it back.</p>
      <NotAllMembers of={organization} />
      <label htmlFor="heir">New owner</label>
      <select id="heir" value={heir} onChange={(event) => setHeir(event.target.value)}>
        <option value="">Choose a member</option>
        {others.map(({ user_uuid, name, surname, email }) => (
          <option key={user_uuid} value={user_uuid}>
            {name} {surname} ({email})
          </option>
        ))}
      </select>
      {chosen && (
        <ActionButton
          key={heir}
          label="Hand over"
          isDangerous
          about={organization.name}
          question={`Make ${fullName(chosen)} the owner of ${organization.name}?`}
          send={(api) => api.in(organization.uuid).transferOwnership(heir)}
          onDone={refresh}
        />
      )}
    </div>
  );
}

function Delete({ organization }: PartProps) {
  return (
    <div className="panel">
      <h3>Delete the organization</h3>
      <p className="hint">It is gone for all its members at once, and its data is erased after 30 days.</p>
      <ActionButton
        label="Delete"
        isDangerous
        about={organization.name}
        question={`Delete ${organization.name} for everybody?`}
        send={(api) => api.in(organization.uuid).delete()}
        leadsTo={paths.organizations}
      />
    </div>
  );
}

function Leave({ organization: { uuid, name } }: PartProps) {
  return (
    <div className="panel">
      <h3>Leave the organization</h3>
      <LeaveButton uuid={uuid} name={name} />
    </div>
  );
}
