import { Alert, Group, Text, VisuallyHidden } from '@mantine/core';
import type { OauthClientAnswer, Organization, SummaryAnswer, WebhookEndpoint } from '@platform/contracts';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useResource } from '../../api/use-resource.js';
import { Link } from '../../navigation/navigation.js';
import { paths } from '../../navigation/routes.js';
import type { Week } from './week.js';
import classes from './home.module.css';

interface AttentionProps {
  links: SummaryAnswer['data'] | undefined;
  client: OauthClientAnswer | undefined;
  webhooks: Week | undefined;
  organization: Organization | undefined;
  notifications: Week | undefined;
}

interface Trouble {
  key: string;
  text: string;
  action: string;
  to: string;
}

/** What somebody has to do something about; nothing as long as all is well. Only what may be wrong is asked for. */
export function Attention({ links, client, webhooks, organization, notifications }: AttentionProps) {
  const { t } = useLingui();
  const uuid = organization?.uuid;
  const blocked = links?.blockedLinks ?? 0;
  const failing = useSome(`failing destinations ${uuid}`, (notifications?.failed ?? 0) > 0, (api, signal) =>
    api.home.failingDestinations(uuid!, signal),
  );
  const endpoints = useSome(`endpoint ${client?.client_id}`, (webhooks?.failed ?? 0) > 0, async (api, signal) => [
    await api.webhooksOf(client!.client_id).endpoint(signal),
  ]);
  const troubles: Trouble[] = [
    ...endpoints.filter(isInTrouble).map(({ client_id, name, status }) => ({
      key: client_id,
      text: status === 'active' ? t`The webhooks of ${name} fail.` : t`The webhooks of ${name} are not sent any more.`,
      action: t`Look at its webhooks`,
      to: paths.application(client_id),
    })),
    ...failing.map(({ uuid: key, name }) => ({
      key,
      text: t`Notifications to ${name} fail.`,
      action: t`Look at the destination`,
      to: paths.organization(uuid!, 'destinations'),
    })),
  ];
  if (blocked > 0)
    troubles.push({
      key: 'blocked',
      text: t`${plural(blocked, { one: '# of your links is blocked.', other: '# of your links are blocked.' })}`,
      action: t`See why`,
      to: `${paths.links}?state=blocked`,
    });
  if (troubles.length === 0) return null;
  return (
    <Alert color="yellow" mt="lg" icon={<IconAlertTriangle aria-hidden />} aria-labelledby="attention" role="region">
      <Text component="h2" id="attention" fw={650} size="lg" mb="xs">
        {t`Needs attention`}
      </Text>
      <ul className={classes.plain}>
        {troubles.map(({ key, text, action, to }) => (
          <li key={key}>
            <Group gap="sm">
              <Text component="span">{text}</Text>
              <Link to={to}>
                {action}
                <VisuallyHidden>: {text}</VisuallyHidden>
              </Link>
            </Group>
          </li>
        ))}
      </ul>
    </Alert>
  );
}

function isInTrouble({ status, failing_since }: WebhookEndpoint): boolean {
  return status !== 'active' || failing_since !== null;
}

/** Asked for when there may be some. One that cannot be had is no trouble of its own. */
function useSome<T>(key: string, mayBe: boolean, load: Parameters<typeof useResource<T[]>>[1]): T[] {
  const { resource } = useResource(mayBe ? key : 'nothing', (api, signal) =>
    mayBe ? load(api, signal) : Promise.resolve([]),
  );
  return resource.state === 'ready' ? resource.value : [];
}
