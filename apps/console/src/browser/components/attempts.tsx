import { List, Text } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import type { NotificationDeliveryDetail, WebhookDeliveryDetail } from '@platform/contracts';
import { StateBadge } from './state-badge.js';
import { Moment } from './moment.js';

type Attempt = (WebhookDeliveryDetail | NotificationDeliveryDetail)['attempts'][number];

/** Every try of a delivery, in the order given, and what came of it. */
export function Attempts({ of: attempts }: { of: readonly Attempt[] }) {
  const { t } = useLingui();
  if (attempts.length === 0) {
    return (
      <Text size="sm" c="dimmed">
        <Trans>It was not sent yet.</Trans>
      </Text>
    );
  }
  return (
    <List type="ordered" listStyleType="none" spacing="xs" size="sm" aria-label={t`Attempts`}>
      {attempts.map((attempt, index) => (
        <List.Item key={index}>
          <StateBadge tone={attempt.outcome === 'success' ? 'ok' : 'bad'}>{attempt.outcome}</StateBadge>{' '}
          <Moment at={attempt.started_at} />
          {attempt.duration_ms !== null && `, ${attempt.duration_ms} ms`}
          {attempt.status_code !== null && t`, status ${attempt.status_code}`}
          {attempt.manual && t`, by hand`}
          {attempt.error_message && `: ${attempt.error_message}`}
        </List.Item>
      ))}
    </List>
  );
}
