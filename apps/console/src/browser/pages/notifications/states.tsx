import { t } from '@lingui/core/macro';
import type {
  EndpointHealth,
  NotificationDelivery,
  NotificationDestination,
  NotificationRule,
  Severity,
} from '@platform/contracts';
import { StateBadge, type Tone } from '../../components/state-badge.js';

type DeliveryStatus = NotificationDelivery['status'];

const healthTones: Record<EndpointHealth, Tone> = {
  working: 'ok',
  unused: 'soft',
  failing: 'bad',
  paused: 'warn',
  disabled: 'bad',
  pending_connection: 'info',
};
const statusTones: Record<DeliveryStatus, Tone> = { pending: 'info', success: 'ok', failed: 'bad', skipped: 'soft' };
const severityTones: Record<Severity, Tone> = {
  debug: 'soft',
  info: 'info',
  warning: 'warn',
  error: 'bad',
  critical: 'bad',
};

/** How destinations are doing, in words. */
export function healthWords(): Record<EndpointHealth, string> {
  return {
    working: t`working`,
    unused: t`not used yet`,
    failing: t`failing`,
    paused: t`paused`,
    disabled: t`disabled`,
    pending_connection: t`waits for its chat`,
  };
}

export function statusWords(): Record<DeliveryStatus, string> {
  return { pending: t`pending`, success: t`success`, failed: t`failed`, skipped: t`skipped` };
}

export function severityWords(): Record<Severity, string> {
  return { debug: t`debug`, info: t`info`, warning: t`warning`, error: t`error`, critical: t`critical` };
}

export function HealthBadge({ of: { health } }: { of: Pick<NotificationDestination, 'health'> }) {
  return <StateBadge tone={healthTones[health]}>{healthWords()[health]}</StateBadge>;
}

export function DeliveryBadge({ status }: { status: DeliveryStatus }) {
  return <StateBadge tone={statusTones[status]}>{statusWords()[status]}</StateBadge>;
}

export function RuleState({ of: { is_active } }: { of: Pick<NotificationRule, 'is_active'> }) {
  return <StateBadge tone={is_active ? 'ok' : 'soft'}>{is_active ? t`on` : t`off`}</StateBadge>;
}

export function SeverityBadge({ severity }: { severity: Severity }) {
  return <StateBadge tone={severityTones[severity]}>{severityWords()[severity]}</StateBadge>;
}
