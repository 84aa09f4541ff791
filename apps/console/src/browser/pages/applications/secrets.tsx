import { Alert, Stack, Text } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconKey } from '@tabler/icons-react';
import { CopiedText } from '../../components/copied-text.js';
import { Facts } from '../../components/facts.js';

export interface NewSecrets {
  client_secret?: string | null | undefined;
  webhook_secret?: string | null | undefined;
}

/**
 * With those that were made now: one that is shown is gone with the page, so it stays until another of its kind takes
 * its place.
 */
export function withNew(shown: NewSecrets, made: NewSecrets): NewSecrets {
  return {
    client_secret: made.client_secret ?? shown.client_secret,
    webhook_secret: made.webhook_secret ?? shown.webhook_secret,
  };
}

interface SecretsProps extends NewSecrets {
  /** Of the page that shows them with each of its parts. */
  path?: string;
}

/** Shown once, right after they were made; a reload forgets them. */
export function Secrets({ client_secret, webhook_secret, path }: SecretsProps) {
  const { t } = useLingui();
  const once = { isShownOnce: true, staysWithin: path };
  const facts = {
    ...(client_secret && {
      [t`Client secret`]: <CopiedText text={client_secret} about={t`the client secret`} {...once} />,
    }),
    ...(webhook_secret && {
      [t`Webhook secret`]: <CopiedText text={webhook_secret} about={t`the webhook secret`} {...once} />,
    }),
  };
  if (Object.keys(facts).length === 0) return null;
  return (
    <Alert color="yellow" role="status" mt="md" icon={<IconKey aria-hidden />}>
      <Stack gap="xs">
        <Text fw={500}>
          <Trans>Keep this now. It is shown only once.</Trans>
        </Text>
        <Facts of={facts} />
      </Stack>
    </Alert>
  );
}

/** Whether the secret before the last one still works. */
export function isAhead(moment: string | null): boolean {
  return moment !== null && Date.parse(moment) > Date.now();
}
