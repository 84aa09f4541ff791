import { Trans, useLingui } from '@lingui/react/macro';
import type { NotificationDestination, OrganizationDetail } from '@platform/contracts';
import { useResource } from '../../api/use-resource.js';
import { EmptyState } from '../../components/empty-state.js';
import { LinkButton } from '../../components/link-button.js';
import { Loaded } from '../../components/loaded.js';
import { Cell, Row, Table } from '../../components/table.js';
import { Link } from '../../navigation/navigation.js';
import { may } from '../organization/may.js';
import { addresses } from './addresses.js';
import { RuleEvents } from './rule-events.js';
import { RuleState, SeverityBadge } from './states.js';

interface DestinationRulesProps {
  organization: OrganizationDetail;
  destination: NotificationDestination;
}

/** The rules that send to a destination. */
export function DestinationRules({ organization, destination }: DestinationRulesProps) {
  const { t } = useLingui();
  const { uuid, name } = destination;
  const { resource } = useResource(`rules to ${uuid}`, (api, signal) =>
    api.in(organization.uuid).notifications.rules(signal, uuid),
  );
  const add = may(organization, 'manage_notifications') && (
    <LinkButton to={addresses.newRuleTo(organization.uuid, uuid)} size="xs">
      <Trans>New rule</Trans>
    </LinkButton>
  );
  return (
    <Loaded of={resource} what={t`the rules`} rows={2}>
      {(rules) =>
        rules.length === 0 ? (
          <EmptyState title={t`No rule sends there yet.`} actions={add}>
            <Trans>A rule says which of your events go to {name}.</Trans>
          </EmptyState>
        ) : (
          <>
            {add}
            <Table aria-label={t`Rules that send to ${name}`} columns={[t`Name`, t`Events`, t`From`, t`State`]}>
              {rules.map((rule) => (
                <Row key={rule.uuid}>
                  <Cell kind="who">
                    <Link to={addresses.rule(organization.uuid, rule.uuid)}>{rule.name}</Link>
                  </Cell>
                  <Cell kind="long">
                    <RuleEvents of={rule} />
                  </Cell>
                  <Cell>
                    <SeverityBadge severity={rule.minimum_severity} />
                  </Cell>
                  <Cell>
                    <RuleState of={rule} />
                  </Cell>
                </Row>
              ))}
            </Table>
          </>
        )
      }
    </Loaded>
  );
}
