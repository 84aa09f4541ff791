import { Alert, Group, Text } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconAlertCircle } from '@tabler/icons-react';
import type { OauthClientAnswer } from '@platform/contracts';
import { useState } from 'react';
import { useResource } from '../../api/use-resource.js';
import { Loaded } from '../../components/loaded.js';
import { PageTitle } from '../../components/page-title.js';
import { Parts } from '../../components/parts.js';
import { Tag } from '../../components/state-badge.js';
import { Trail } from '../../components/trail.js';
import { applicationParts, paths, type ApplicationPart } from '../../navigation/routes.js';
import { States } from './applications.page.js';
import { BrandingPart } from './branding/branding-part.js';
import { Danger } from './danger.js';
import { Keys } from './keys.js';
import { useKindWords } from './kind-words.js';
import { isSigning, kindOf } from './kinds.js';
import { useOrganizations, useOwnerName } from './owners.js';
import { QuickStart } from './quick-start.js';
import { Secrets, withNew, type NewSecrets } from './secrets.js';
import { Settings } from './settings.js';
import { Webhooks } from './webhooks/webhooks.js';

interface ApplicationPageProps {
  id: string;
  part: ApplicationPart;
}

export function ApplicationPage({ id, part }: ApplicationPageProps) {
  const { t } = useLingui();
  const { resource, replace } = useResource(`application ${id}`, (api, signal) => api.clients.get(id, signal));
  return (
    <>
      <Trail to={paths.applications}>{t`Applications`}</Trail>
      <Loaded of={resource} what={t`the application`} rows={4} failedTitle={t`Application`}>
        {(client) => <Detail client={client} part={part} onChange={replace} />}
      </Loaded>
    </>
  );
}

/** What a part of the page needs that changes the application. */
export interface PartProps {
  client: OauthClientAnswer;
  onChange: (client: OauthClientAnswer) => void;
  onSecrets: (secrets: NewSecrets) => void;
}

interface DetailProps extends Omit<PartProps, 'onSecrets'> {
  part: ApplicationPart;
}

function Detail({ client, part, onChange }: DetailProps) {
  const { t } = useLingui();
  const [made, setMade] = useState<NewSecrets>({});
  const onSecrets = (secrets: NewSecrets) => setMade((shown) => withNew(shown, secrets));
  // With keys, a secret that was made just now is good for nothing any more.
  const secrets = { ...made, client_secret: isSigning(client) ? null : made.client_secret };
  const titles: Record<ApplicationPart, string> = {
    'quick-start': t`Quick start`,
    settings: t`Settings`,
    branding: t`Branding`,
    webhooks: t`Webhooks`,
    keys: t`Keys`,
    danger: t`Danger`,
  };
  const parts = applicationParts.map((name) => ({
    title: titles[name],
    to: paths.application(client.client_id, name),
  }));
  const props = { client, onChange, onSecrets };
  return (
    <>
      <PageTitle part={titles[part]} lead={<About client={client} />}>
        {client.name}
      </PageTitle>
      {!client.is_active && (
        <Alert color="red" icon={<IconAlertCircle aria-hidden />}>
          <Trans>The operator has disabled this application.</Trans>
        </Alert>
      )}
      <Parts of={client.name} parts={parts} current={paths.application(client.client_id, part)} />
      <Secrets {...secrets} path={paths.application(client.client_id)} />
      {part === 'quick-start' && <QuickStart client={client} secrets={secrets} />}
      {part === 'settings' && <Settings {...props} />}
      {part === 'branding' && <BrandingPart {...props} />}
      {part === 'webhooks' && <Webhooks {...props} />}
      {part === 'keys' && <Keys {...props} />}
      {part === 'danger' && <Danger {...props} />}
    </>
  );
}

function About({ client }: { client: OauthClientAnswer }) {
  const words = useKindWords();
  const owner = useOwnerName(useOrganizations())(client);
  return (
    <Group gap="xs">
      <Tag>{words[kindOf(client)].title}</Tag>
      <States of={client} />
      {owner !== undefined && (
        <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
          <Trans>Owner: {owner}</Trans>
        </Text>
      )}
    </Group>
  );
}
