import { Group, Title } from '@mantine/core';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { OrganizationDetail, Team } from '@platform/contracts';
import { useState } from 'react';
import { useResource } from '../../api/use-resource.js';
import { ActionButton } from '../../components/action-button.js';
import { EmptyState } from '../../components/empty-state.js';
import { Loaded } from '../../components/loaded.js';
import { Narrowing, RemoveFilters, SearchField } from '../../components/narrowing.js';
import { OpenButton, Opened, useOpened } from '../../components/opened.js';
import { Card, Cards } from '../../components/panel.js';
import { Tag } from '../../components/state-badge.js';
import { ToggleButton } from '../../components/toggle-button.js';
import { useAddress } from '../../components/use-address.js';
import { Link } from '../../navigation/navigation.js';
import { GuardedSection, Reason } from './guarded-section.js';
import { may, whyNot } from './may.js';
import { membersWith } from './members-with.js';
import type { PartProps } from './part.js';
import { TeamForm } from './team-form.js';

export function Teams({ organization }: PartProps) {
  const { t } = useLingui();
  const adding = useOpened();
  const reason = whyNot(
    organization,
    'manage_members',
    t`Teams cannot be changed while the organization is suspended.`,
  );
  return (
    <GuardedSection
      organization={organization}
      id="teams"
      title={t`Teams`}
      lead={t`Members who are told of the same things.`}
      needed="view_members"
      actions={
        <OpenButton
          label={t`New team`}
          isOpen={adding.isOpen}
          onToggle={adding.toggle}
          isLocked={reason !== undefined}
        />
      }
    >
      <Reason>{reason}</Reason>
      <List organization={organization} isAdding={adding.isOpen && !reason} />
    </GuardedSection>
  );
}

function List({ organization, isAdding }: { organization: OrganizationDetail; isAdding: boolean }) {
  const { t } = useLingui();
  const { uuid } = organization;
  const q = useAddress().asked.get('q') ?? '';
  const { resource, refresh } = useResource(`teams ${uuid}${q && ` ${q}`}`, (api, signal) => api.in(uuid).teams(signal, q));
  return (
    <>
      {isAdding && (
        <Opened>
          <TeamForm organization={organization} onDone={refresh} />
        </Opened>
      )}
      <Narrowing names={['q']} search={<SearchField label={t`Search teams`} />} />
      <Loaded of={resource} what={t`the teams`} rows={3}>
        {(teams) =>
          teams.length === 0 ? (
            <None isFiltered={q !== ''} />
          ) : (
            <Cards>
              {teams.map((team) => (
                <Card key={team.id}>
                  <TeamCard organization={organization} team={team} refresh={refresh} />
                </Card>
              ))}
            </Cards>
          )
        }
      </Loaded>
    </>
  );
}

function None({ isFiltered }: { isFiltered: boolean }) {
  const { t } = useLingui();
  if (isFiltered) {
    return (
      <EmptyState title={t`No team matches`} actions={<RemoveFilters names={['q']} />}>
        <Trans>No team has that in its name.</Trans>
      </EmptyState>
    );
  }
  return (
    <EmptyState title={t`No teams`} use={t`Notifications can be routed by the team that they are for.`}>
      <Trans>There are no teams yet.</Trans>
    </EmptyState>
  );
}

interface TeamCardProps {
  organization: OrganizationDetail;
  team: Team;
  refresh: () => void;
}

function TeamCard({ organization, team, refresh }: TeamCardProps) {
  const { t } = useLingui();
  const [isEditing, setEditing] = useState(false);
  const { id, name, slug, member_uuids } = team;
  const done = () => {
    setEditing(false);
    refresh();
  };
  return (
    <>
      <Group justify="space-between" gap="sm">
        <Group gap="xs" miw={0}>
          <Title order={3} style={{ overflowWrap: 'anywhere' }}>
            {name}
          </Title>
          <Tag>{slug}</Tag>
          <Tag>{t`id ${id}`}</Tag>
          <Link to={membersWith(organization, { team: String(id) })}>
            {t`${plural(member_uuids.length, { one: '# member', other: '# members' })}`}
          </Link>
        </Group>
        {may(organization, 'manage_members') && (
          <Group gap="xs">
            <ToggleButton label={t`Edit`} about={name} isOpen={isEditing} onToggle={() => setEditing(!isEditing)} />
            <ActionButton
              label={t`Delete`}
              isDangerous
              about={name}
              question={t`Delete the team ${name}? Its notification rules are switched off.`}
              send={(api) => api.in(organization.uuid).deleteTeam(id)}
              onDone={refresh}
            />
          </Group>
        )}
      </Group>
      {isEditing && <TeamForm organization={organization} team={team} onDone={done} />}
    </>
  );
}
