import type { Member, OrganizationDetail, Team } from '@platform/contracts';
import { changesOf } from '../../api/changes-of.js';
import type { OrganizationApi } from '../../api/organization-api.js';
import { useSubmit, type FieldText } from '../../api/use-submit.js';
import { Field } from '../../components/field.js';
import { SubmitButton, TitledForm } from '../../components/form.js';
import { NotAllMembers } from './not-all-members.js';
import { fullName } from '../../components/words.js';

interface TeamFormProps {
  organization: OrganizationDetail;
  /** To choose from; those of the team who are not among them stay in it. */
  members: Member[];
  /** Changed by the form; a new one is made without it. */
  team?: Team;
  onDone: () => void;
}

export function TeamForm({ organization, members, team, onDone }: TeamFormProps) {
  const id = team ? `team-${team.id}` : 'new-team';
  const teamOf = (textOf: FieldText) => ({
    name: textOf(id),
    member_uuids: members.map(({ user_uuid }) => user_uuid).filter((uuid) => textOf(`member:${uuid}`) === 'on'),
  });
  const { errors, ...form } = useSubmit({
    send: (api, textOf, key, shownOf) => {
      const at = api.in(organization.uuid);
      return team ? update(at, team.id, teamOf(shownOf), teamOf(textOf)) : at.createTeam(teamOf(textOf), key);
    },
    onDone: (_, element) => {
      element.reset();
      onDone();
    },
    fieldOf: { already_exists: 'name', limit_reached: 'name' },
  });
  return (
    <TitledForm id={id} title={team ? `Edit ${team.name}` : 'New team'} isPanel={!team} form={form}>
      <Field name={id} label="Name" errors={errors.name}>
        {(control) => <input {...control} type="text" defaultValue={team?.name} required />}
      </Field>
      <fieldset>
        <legend>Members</legend>
        <NotAllMembers of={organization} />
        <div className="choices">
          {members.map(({ user_uuid, name, surname, email }) => (
            <label key={user_uuid} className="choice">
              <input
                type="checkbox"
                name={`member:${user_uuid}`}
                defaultChecked={team?.member_uuids.includes(user_uuid)}
              />
              <span>{fullName({ name, surname }) || email}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <SubmitButton form={form} label={team ? 'Save' : 'Create team'} whileSending="Saving…" />
    </TitledForm>
  );
}

type TeamFields = Pick<Team, 'name' | 'member_uuids'>;

/**
 * The API replaces all members of a team: who came or went meanwhile is asked for, and the person's own changes are
 * made to that.
 */
async function update(at: OrganizationApi, id: number, shown: TeamFields, given: TeamFields): Promise<Team> {
  const { member_uuids: chosen, ...changes } = changesOf(shown, given);
  if (!chosen) return at.updateTeam(id, changes);
  const gone = shown.member_uuids.filter((uuid) => !chosen.includes(uuid));
  const present = (await at.teams()).find((team) => team.id === id)?.member_uuids ?? [];
  const staying = present.filter((uuid) => !gone.includes(uuid));
  const added = chosen.filter((uuid) => !shown.member_uuids.includes(uuid));
  return at.updateTeam(id, { ...changes, member_uuids: [...staying, ...added] });
}
