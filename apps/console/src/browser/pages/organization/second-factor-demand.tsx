import { Text } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { ActionButton } from '../../components/action-button.js';
import { Panel } from '../../components/panel.js';
import { StateBadge } from '../../components/state-badge.js';
import { whyNot } from './may.js';
import type { PartProps } from './part.js';

/** Whether members get in only by a sign-in with a second factor. */
export function SecondFactorDemand({ organization, onChange }: PartProps) {
  const { t } = useLingui();
  const { uuid, name, requires_mfa } = organization;
  const reason = whyNot(organization, 'manage_organization', t`The organization is suspended.`);
  return (
    <Panel
      id="second-factor"
      title={t`Second factor`}
      heading="h3"
      actions={
        <StateBadge tone={requires_mfa ? 'ok' : 'soft'}>{requires_mfa ? t`demanded` : t`not demanded`}</StateBadge>
      }
    >
      <Text size="sm" c="dimmed">
        <Trans>
          With it, members get in only when they signed in with a passkey, or with a code after their password. Whoever
          has not is refused everything of this organization, in every application, but to leave it.
        </Trans>
      </Text>
      {reason ? (
        <Text size="sm" c="dimmed">
          {reason}
        </Text>
      ) : (
        <ActionButton
          key={String(requires_mfa)}
          label={requires_mfa ? t`Do without` : t`Demand`}
          about={t`a second factor of the members of ${name}`}
          isDangerous={requires_mfa}
          question={
            requires_mfa
              ? t`Let members in without a second factor?`
              : t`Demand a second factor of all members? Who signed in without one is locked out until they have one.`
          }
          send={(api) => api.in(uuid).update({ requires_mfa: !requires_mfa })}
          onDone={(changed) => onChange({ ...organization, requires_mfa: changed.requires_mfa })}
        />
      )}
    </Panel>
  );
}
