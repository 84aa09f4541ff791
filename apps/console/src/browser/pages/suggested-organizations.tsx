import { Group, Text, Title } from '@mantine/core';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Organization, SuggestedOrganization } from '@platform/contracts';
import { useResource } from '../api/use-resource.js';
import { ActionButton } from '../components/action-button.js';
import { FaultNotice } from '../components/fault-notice.js';
import { Card, Cards, Panel } from '../components/panel.js';
import { paths } from '../navigation/routes.js';

/**
 * Organizations that let in who has an address of their domain; nothing for somebody who has none to join. `joined`: as
 * of now.
 */
export function SuggestedOrganizations({ joined }: { joined: readonly Organization[] }) {
  const { t } = useLingui();
  const { resource } = useResource('suggested organizations', (api, signal) => api.suggestedOrganizations(signal));
  if (resource.state === 'loading') return null;
  if (resource.state === 'failed') return <FaultNotice fault={resource.fault} onRetry={resource.retry} />;
  // By an invitation, too, while this page is open.
  const open = resource.value.filter(({ uuid }) => !joined.some((own) => own.uuid === uuid));
  if (open.length === 0) return null;
  return (
    <Panel id="suggested" title={t`You may join`}>
      <Cards>
        {open.map((organization) => (
          <Card key={organization.uuid}>
            <Suggestion of={organization} />
          </Card>
        ))}
      </Cards>
    </Panel>
  );
}

function Suggestion({ of: { uuid, name, domain, members_count } }: { of: SuggestedOrganization }) {
  const { t } = useLingui();
  return (
    <>
      <Title order={3}>{name}</Title>
      <Group gap="sm">
        <Text size="sm" c="dimmed">{t`for people with an address of ${domain}`}</Text>
        <Text size="sm" c="dimmed">{t`${plural(members_count, { one: '# member', other: '# members' })}`}</Text>
      </Group>
      <Group gap="xs">
        <ActionButton
          label={t`Join`}
          about={name}
          send={(api) => api.joinOrganization(uuid)}
          leadsTo={paths.organization(uuid)}
        />
      </Group>
    </>
  );
}
