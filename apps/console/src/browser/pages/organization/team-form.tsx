import { useLingui } from '@lingui/react/macro';
import type { Member, OrganizationDetail, Team } from '@platform/contracts';
import { changesOf } from '../../api/changes-of.js';
import type { OrganizationApi } from '../../api/organization-api.js';
import { useSubmit, type FieldText } from '../../api/use-submit.js';
import { TextField } from '../../components/field.js';
import { SubmitButton, TitledForm } from '../../components/form.js';
import { Loaded } from '../../components/loaded.js';
import { MemberPicker } from './member-picker.js';
import { useMembers } from './use-members.js';

interface TeamFormProps {
  organization: OrganizationDetail;
  /** Changed by the form; a new one is made without it. */
  team?: Team;
  onDone: () => void;
}

/** A form for a team, once there are members to choose from: nothing is edited without them. */
export function TeamForm(props: TeamFormProps) {
  const { t } = useLingui();
  const { resource } = useMembers(props.organization);
  return (
    <Loaded of={resource} what={t`the members`} rows={2}>
      {(members) => <Form {...props} members={members} />}
    </Loaded>
  );
}

/** Those of the team who are not among the `members` stay in it. */
function Form({ organization, members, team, onDone }: TeamFormProps & { members: Member[] }) {
  const { t } = useLingui();
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
  const shown = team?.name ?? '';
  return (
    <TitledForm id={id} title={team ? t`Edit ${shown}` : t`New team`} isPanel={!team} form={form}>
      <TextField name={id} label={t`Name`} errors={errors['name']} defaultValue={shown} maw="30rem" required />
      <MemberPicker id={id} organization={organization} members={members} chosen={team?.member_uuids ?? []} />
      <SubmitButton form={form} label={team ? t`Save` : t`Create team`} whileSending={t`Saving…`} />
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
  const { member_uuids: present } = await at.team(id);
  const staying = present.filter((uuid) => !gone.includes(uuid));
  const added = chosen.filter((uuid) => !shown.member_uuids.includes(uuid));
  return at.updateTeam(id, { ...changes, member_uuids: [...staying, ...added] });
}
