import { Group, Text } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { changesOf } from '../../../api/changes-of.js';
import { useSubmit, type FieldText } from '../../../api/use-submit.js';
import { ActionButton } from '../../../components/action-button.js';
import { SubmitButton, TitledForm } from '../../../components/form.js';
import { dayOf } from '../../../components/words.js';
import type { PartProps } from '../application.page.js';
import { Address, addressOf } from '../client-fields.js';
import { isAhead } from '../secrets.js';

const endpointOf = (textOf: FieldText) => ({ webhook_url: addressOf(textOf, 'webhook_url') });

/** Where webhooks go, and what they are signed with. */
export function EndpointForm({ client, onChange, onSecrets }: PartProps) {
  const { t } = useLingui();
  const { errors, saves, ...form } = useSubmit({
    send: (api, textOf, _, shownOf) =>
      api.clients.update(client.client_id, changesOf(endpointOf(shownOf), endpointOf(textOf))),
    onDone: ({ webhook_secret, client_secret, ...changed }) => {
      onChange(changed);
      onSecrets({ webhook_secret, client_secret });
    },
  });
  return (
    <>
      <TitledForm id="endpoint" title={t`Endpoint`} heading="h2" form={form} done={saves > 0 && t`Saved.`}>
        <Text size="sm" c="dimmed">
          {client.webhook_audience === 'all' ? (
            <Trans>It is told of every change on the platform, signed with a secret that only it knows.</Trans>
          ) : (
            <Trans>
              It is told of changes of those who let it, signed with a secret that only it knows. The first address
              brings the secret.
            </Trans>
          )}
        </Text>
        <Address
          key={saves}
          name="webhook_url"
          label={t`Webhook address (optional)`}
          hint={t`https, and it answers with 2xx within 15 seconds. Empty, nothing is sent any more.`}
          client={client}
          errors={errors}
        />
        <SubmitButton form={form} label={t`Save`} whileSending={t`Saving…`} />
      </TitledForm>
      {client.webhook_url && <Secret client={client} onChange={onChange} onSecrets={onSecrets} />}
    </>
  );
}

function Secret({ client, onChange, onSecrets }: PartProps) {
  const { t } = useLingui();
  const { client_id, name, previous_webhook_secret_expires_at: old } = client;
  const until = old && dayOf(old);
  return (
    <Group gap="md" mt="md">
      <ActionButton
        label={t`New webhook secret`}
        about={t`for ${name}`}
        question={
          isAhead(old)
            ? t({
                message:
                  'Webhooks are still signed with the secret before this one, and will not be any more; with this one for another day. Make a new one?',
              })
            : t`For a day webhooks are signed with both. Make a new one?`
        }
        send={(api, key) => api.clients.rotateWebhookSecret(client_id, key)}
        onDone={({ webhook_secret, ...changed }) => {
          onChange({ ...client, ...changed });
          onSecrets({ webhook_secret });
        }}
      />
      {isAhead(old) && (
        <Text size="sm" c="dimmed">
          <Trans>They are signed with the old one too until {until}.</Trans>
        </Text>
      )}
    </Group>
  );
}
