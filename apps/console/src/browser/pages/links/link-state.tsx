import { useLingui } from '@lingui/react/macro';
import type { LinkDetails } from '@platform/contracts';
import { Group } from '@mantine/core';
import { StateBadge, type Tone } from '../../components/state-badge.js';

type State = LinkDetails['state'];

const tones: Record<State, Tone> = {
  active: 'ok',
  scheduled: 'info',
  expired: 'warn',
  disabled: 'soft',
  blocked: 'bad',
};

export function useLinkStates(): Record<State, string> {
  const { t } = useLingui();
  return {
    active: t`active`,
    scheduled: t`scheduled`,
    expired: t`expired`,
    disabled: t`disabled`,
    blocked: t`blocked`,
  };
}

/** Whether a link leads anywhere now, and whether it was put aside. */
export function LinkState({ of: state, isArchived }: { of: State; isArchived: boolean }) {
  const { t } = useLingui();
  return (
    <Group gap={4}>
      <StateBadge tone={tones[state]}>{useLinkStates()[state]}</StateBadge>
      {isArchived && <StateBadge tone="soft">{t`archived`}</StateBadge>}
    </Group>
  );
}
