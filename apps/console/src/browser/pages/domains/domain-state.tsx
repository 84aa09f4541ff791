import { Trans, useLingui } from '@lingui/react/macro';
import { Alert } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { LinkDomainDetails } from '../../api/link-domains-api.js';
import { StateBadge } from '../../components/state-badge.js';

type State = Pick<LinkDomainDetails, 'status'>;

export function DomainState({ of: { status } }: { of: State }) {
  const { t } = useLingui();
  const isActive = status === 'active';
  return <StateBadge tone={isActive ? 'ok' : 'bad'}>{isActive ? t`verified` : t`not verified`}</StateBadge>;
}

/** What it means that the DNS of a domain leads elsewhere; nothing while it leads here. */
export function LostDomain({ of: { status } }: { of: State }) {
  if (status === 'active') return null;
  return (
    <Alert color="red" mt="md" icon={<IconAlertTriangle aria-hidden />} role="group">
      <Trans>
        Its DNS leads elsewhere by now, so visitors may not reach your links. We look once a day, and when you ask: it
        is verified again as soon as it leads here.
      </Trans>
    </Alert>
  );
}
