import { Text } from '@mantine/core';
import { Trans } from '@lingui/react/macro';
import type { OrganizationDetail } from '@platform/contracts';
import { maxOffered } from './use-members.js';

/** Said beside a choice of members that some are not in. */
export function NotAllMembers({ of: { members_count } }: { of: OrganizationDetail }) {
  if (members_count <= maxOffered) return null;
  return (
    <Text size="sm" c="dimmed">
      <Trans>The {maxOffered} who have been members the longest are offered.</Trans>
    </Text>
  );
}
