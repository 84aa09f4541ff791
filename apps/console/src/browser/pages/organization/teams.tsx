import type { Member, OrganizationDetail, Team } from '@platform/contracts';
import { useState } from 'react';
import { useResource } from '../../api/use-resource.js';
import { ActionButton } from '../../components/action-button.js';
import { FaultNotice } from '../../components/fault-notice.js';
import { Loaded } from '../../components/loaded.js';
import { ToggleButton } from '../../components/toggle-button.js';
import { countText } from '../../components/words.js';
import { GuardedSection } from './guarded-section.js';
import { may, whyNot } from './may.js';
import type { PartProps } from './part.js';
import { TeamForm } from './team-form.js';
import { useMembers } from './use-members.js';

export function Teams({ organization }: PartProps) {
  return (
    <GuardedSection organization={organization} id="teams" title="Teams" needed="view_members">
      <List organization={organization} />
    </GuardedSection>
  );
}

function List({ organization }: { organization: OrganizationDetail }) {
  const { uuid } = organization;
  const { resource, refresh } = useResource(`teams ${uuid}`, (api, signal) => api.in(uuid).teams(signal));
  const { resource: members } = useMembers(organization);
  const reason = whyNot(organization, 'manage_members', 'Teams cannot be changed while the organization is suspended.');
  return (
    <>
      <Loaded of={resource} what="the teams" rows={3} />
      {members.state === 'failed' && <FaultNotice fault={members.fault} onRetry={members.retry} />}
      {resource.state === 'ready' && resource.value.length === 0 && (
        <p className="lead">There are no teams yet. Notifications can be routed by the team that they are for.</p>
      )}
      {resource.state === 'ready' && resource.value.length > 0 && (
        <ul className="cards">
          {resource.value.map((team) => (
            <li key={team.id} className="card">
              <TeamCard
                organization={organization}
                members={members.state === 'ready' ? members.value : undefined}
                team={team}
                refresh={refresh}
              />
            </li>
          ))}
        </ul>
      )}
      {reason && <p className="hint">{reason}</p>}
      {!reason && members.state === 'ready' && (
        <TeamForm organization={organization} members={members.value} onDone={refresh} />
      )}
    </>
  );
}

interface TeamCardProps {
  organization: OrganizationDetail;
  /** Not there yet: nothing is edited without them. */
  members: Member[] | undefined;
  team: Team;
  refresh: () => void;
}

function TeamCard({ organization, members, team, refresh }: TeamCardProps) {
  const [isEditing, setEditing] = useState(false);
  const done = () => {
    setEditing(false);
    refresh();
  };
  return (
    <>
      <h3>{team.name}</h3>
      <div className="tags">
        <span className="tag">{team.slug}</span>
        <span className="tag">id {team.id}</span>
        <span>{countText(team.member_uuids.length, 'member')}</span>
      </div>
      {may(organization, 'manage_members') && (
        <div className="manage">
          {members && (
            <ToggleButton label="Edit" about={team.name} isOpen={isEditing} onToggle={() => setEditing(!isEditing)} />
          )}
          <ActionButton
            label="Delete"
            isDangerous
            about={team.name}
            question={`Delete the team ${team.name}? Its notification rules are switched off.`}
            send={(api) => api.in(organization.uuid).deleteTeam(team.id)}
            onDone={refresh}
          />
        </div>
      )}
      {isEditing && members && <TeamForm organization={organization} members={members} team={team} onDone={done} />}
    </>
  );
}
