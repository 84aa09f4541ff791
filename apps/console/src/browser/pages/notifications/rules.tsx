import type {
  NotificationDestination,
  NotificationRule,
  OrganizationDetail,
  SaasService,
  Team,
} from '@platform/contracts';
import { useState } from 'react';
import type { Api } from '../../api/api.js';
import { useResource } from '../../api/use-resource.js';
import { Link } from '../../navigation/navigation.js';
import { paths } from '../../navigation/routes.js';
import { ActionButton } from '../../components/action-button.js';
import { Facts } from '../../components/facts.js';
import { Loaded } from '../../components/loaded.js';
import { ToggleButton } from '../../components/toggle-button.js';
import { GuardedSection } from '../organization/guarded-section.js';
import { may, whyNot } from '../organization/may.js';
import type { PartProps } from '../organization/part.js';
import { muteText } from './mute-windows.js';
import { RoutingTestForm } from './routing-test.js';
import { RuleForm } from './rule-form.js';

/** What rules refer to, by name. */
export interface Surroundings {
  destinations: NotificationDestination[];
  services: SaasService[];
  teams: Team[];
}

export function Rules({ organization }: PartProps) {
  return (
    <GuardedSection organization={organization} id="rules" title="Rules" needed="manage_notifications">
      <p className="lead">Each rule sends some of the events of your services to one destination.</p>
      <Content organization={organization} />
    </GuardedSection>
  );
}

async function load(api: Api, organization: OrganizationDetail, signal: AbortSignal) {
  const below = api.in(organization.uuid);
  const seesTeams = organization.your_permissions.includes('view_members');
  const [rules, destinations, services, teams] = await Promise.all([
    below.notifications.rules(signal),
    below.notifications.destinations(signal),
    below.notifications.services(signal),
    seesTeams ? below.teams(signal) : [],
  ]);
  return { rules, destinations, services, teams };
}

function Content({ organization }: { organization: OrganizationDetail }) {
  const { resource, refresh } = useResource(`rules ${organization.uuid}`, (api, signal) =>
    load(api, organization, signal),
  );
  if (resource.state !== 'ready') return <Loaded of={resource} what="the rules" rows={3} />;
  const { rules, ...around } = resource.value;
  const reason = whyNot(organization, 'manage_notifications', 'Rules cannot be changed while suspended.');
  return (
    <>
      {rules.length === 0 && <p className="lead">There is none yet, so that nothing is sent anywhere.</p>}
      {rules.length > 0 && (
        <ul className="cards">
          {rules.map((rule) => (
            <li key={rule.uuid} className="card">
              <RuleCard organization={organization} rule={rule} around={around} refresh={refresh} />
            </li>
          ))}
        </ul>
      )}
      {reason && <p className="hint">{reason}</p>}
      {!reason && around.destinations.length === 0 && (
        <p className="hint">
          A rule needs a destination: <Link to={paths.organization(organization.uuid, 'destinations')}>make one</Link>{' '}
          first.
        </p>
      )}
      {!reason && around.destinations.length > 0 && (
        <RuleForm organization={organization} around={around} onDone={refresh} />
      )}
      {!reason && rules.length > 0 && <RoutingTestForm organization={organization} around={around} />}
    </>
  );
}

interface RuleCardProps {
  organization: OrganizationDetail;
  rule: NotificationRule;
  around: Surroundings;
  refresh: () => void;
}

function RuleCard({ organization, rule, around, refresh }: RuleCardProps) {
  const [isEditing, setEditing] = useState(false);
  const { uuid, name, is_active } = rule;
  const destination = around.destinations.find((one) => one.uuid === rule.notification_endpoint_uuid);
  return (
    <>
      <h3>{name}</h3>
      <div className="tags">
        <span className={is_active ? 'tag strong' : 'tag'}>{is_active ? 'on' : 'off'}</span>
        <span>to {destination?.name ?? 'a destination'}</span>
        {destination?.status === 'disabled' && <span className="tag wrong">destination disabled</span>}
        <span>from {rule.minimum_severity} on</span>
      </div>
      <p className="long">
        {rule.events.map((pattern) => (
          <code key={pattern} className="pattern">
            {pattern}
          </code>
        ))}
      </p>
      <Limits rule={rule} around={around} />
      {may(organization, 'manage_notifications') && (
        <div className="manage">
          <ActionButton
            label={is_active ? 'Switch off' : 'Switch on'}
            about={name}
            send={(api) => api.in(organization.uuid).notifications.updateRule(uuid, { is_active: !is_active })}
            onDone={refresh}
          />
          <ToggleButton label="Edit" about={name} isOpen={isEditing} onToggle={() => setEditing(!isEditing)} />
          <ActionButton
            label="Delete"
            isDangerous
            about={name}
            question={`Delete the rule ${name}?`}
            send={(api) => api.in(organization.uuid).notifications.deleteRule(uuid)}
            onDone={refresh}
          />
        </div>
      )}
      {isEditing && (
        <RuleForm
          organization={organization}
          around={around}
          rule={rule}
          onDone={() => {
            setEditing(false);
            refresh();
          }}
        />
      )}
    </>
  );
}

/** What narrows a rule beyond its patterns. */
function Limits({ rule, around }: { rule: NotificationRule; around: Surroundings }) {
  const { saas_service_id, organization_team_id, digest_minutes, deduplication_key, deduplication_minutes } = rule;
  const service = around.services.find(({ id }) => id === saas_service_id);
  const team = around.teams.find(({ id }) => id === organization_team_id);
  const facts = {
    ...(saas_service_id !== null && { Service: service?.name ?? `id ${saas_service_id}` }),
    ...(organization_team_id !== null && { Team: team?.name ?? `id ${organization_team_id}` }),
    ...(digest_minutes !== null && { Gathered: `for ${digest_minutes} min` }),
    ...(deduplication_key !== null && { 'Once in': `${deduplication_minutes} min for each ${deduplication_key}` }),
    ...(rule.mute_windows.length > 0 && { Quiet: rule.mute_windows.map(muteText).join('; ') }),
  };
  return <Facts of={facts} />;
}
