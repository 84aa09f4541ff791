import { Box, Radio, SimpleGrid } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import type { CreatedOauthClient, FieldErrors } from '@platform/contracts';
import { useState } from 'react';
import { useSubmit } from '../../api/use-submit.js';
import { Folded } from '../../components/folded.js';
import { PageForm } from '../../components/form.js';
import { LinkButton } from '../../components/link-button.js';
import { PageTitle } from '../../components/page-title.js';
import { Trail } from '../../components/trail.js';
import { paths } from '../../navigation/routes.js';
import { Address, addressOf, ClientFields, settingsOf } from './client-fields.js';
import { isKeyWrong, KeyFields, keysOf } from './key-fields.js';
import { useKindWords } from './kind-words.js';
import { isKind, keepsSecrets, kinds, type Kind } from './kinds.js';
import { OwnerField } from './owner-field.js';
import { QuickStart } from './quick-start.js';
import { Secrets } from './secrets.js';

export function NewApplicationPage() {
  const { t } = useLingui();
  const [made, setMade] = useState<CreatedOauthClient>();
  return (
    <Box maw="52rem">
      <Trail to={paths.applications}>{t`Applications`}</Trail>
      {made ? <Made client={made} /> : <Form onMade={setMade} />}
    </Box>
  );
}

function Made({ client }: { client: CreatedOauthClient }) {
  const { t } = useLingui();
  const { client_secret, webhook_secret } = client;
  return (
    <>
      <PageTitle
        lead={t`The application is registered.`}
        actions={
          <LinkButton to={paths.application(client.client_id)}>
            <Trans>Go on</Trans>
          </LinkButton>
        }
      >
        {client.name}
      </PageTitle>
      <Secrets client_secret={client_secret} webhook_secret={webhook_secret} />
      <QuickStart client={client} secrets={{ client_secret, webhook_secret }} />
    </>
  );
}

function Form({ onMade }: { onMade: (client: CreatedOauthClient) => void }) {
  const { t } = useLingui();
  const [kind, setKind] = useState<Kind>('web');
  const { errors, ...form } = useSubmit({
    send: (api, textOf, key) => {
      const type = keepsSecrets(kind) ? 'confidential' : 'public';
      const webhook_url = addressOf(textOf, 'webhook_url');
      const organization_uuid = textOf('organization_uuid') || null;
      return api.clients.create(
        { ...settingsOf(textOf), ...keysOf(textOf), webhook_url, type, organization_uuid },
        key,
      );
    },
    onDone: onMade,
    fieldOf: {
      limit_reached: 'organization_uuid',
      not_a_member: 'organization_uuid',
      insufficient_permission: 'organization_uuid',
    },
  });
  return (
    <>
      <PageTitle lead={t`Its kind decides how it proves that it is itself, and cannot be changed later.`}>
        {t`New application`}
      </PageTitle>
      <PageForm
        name={t`New application`}
        form={form}
        label={t`Create application`}
        whileSending={t`Creating…`}
        cancelTo={paths.applications}
      >
        <KindChoice value={kind} onChange={setKind} />
        <OwnerField errors={errors} />
        <ClientFields kind={kind} errors={errors} />
        <Address
          name="webhook_url"
          label={t`Webhook address (optional)`}
          hint={t`It is told there of changes: of members, roles, invitations, people and clicks.`}
          client={undefined}
          errors={errors}
        />
        {keepsSecrets(kind) && <Keys errors={errors} />}
      </PageForm>
    </>
  );
}

function Keys({ errors }: { errors: FieldErrors }) {
  const { t } = useLingui();
  return (
    <Folded title={t`Keys in place of a secret`} isOpen={isKeyWrong(errors)}>
      <KeyFields errors={errors} />
    </Folded>
  );
}

function KindChoice({ value, onChange }: { value: Kind; onChange: (kind: Kind) => void }) {
  const { t } = useLingui();
  const words = useKindWords();
  return (
    <Radio.Group
      name="kind"
      label={t`What it is`}
      value={value}
      onChange={(chosen) => isKind(chosen) && onChange(chosen)}
    >
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md" mt="xs">
        {kinds.map((kind) => (
          <Radio key={kind} value={kind} label={words[kind].title} description={words[kind].text} />
        ))}
      </SimpleGrid>
    </Radio.Group>
  );
}
