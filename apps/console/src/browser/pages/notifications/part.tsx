import { Anchor, Box, Group, Stack, Text, Title } from '@mantine/core';
import { useLingui } from '@lingui/react/macro';
import type { OrganizationDetail } from '@platform/contracts';
import { IconArrowLeft } from '@tabler/icons-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { Link, useNavigation } from '../../navigation/navigation.js';
import { Reason } from '../organization/guarded-section.js';
import { whyNot } from '../organization/may.js';

interface PartProps {
  organization: OrganizationDetail;
  /** Of its heading. */
  id: string;
  title: string;
  /** One sentence. */
  lead?: ReactNode;
  /** Before the title. */
  icon?: ReactNode;
  /** What is mainly done here, at the right of the title. */
  actions?: ReactNode;
  /** The list that a single thing is of. */
  back?: { to: string; title: string };
  children: ReactNode;
}

/** A page of notifications within an organization, for those who may manage them. */
export function NotificationsPart({ organization, id, title, lead, icon, actions, back, children }: PartProps) {
  const { t } = useLingui();
  const hidden = t`This is not shown to your role.`;
  const maySee = organization.your_permissions.includes('manage_notifications');
  return (
    <Box component="section" mt="lg" aria-labelledby={id}>
      {back && (
        <Anchor component={Link} to={back.to} size="sm" mb="xs" display="inline-block">
          <Group gap={4} component="span">
            <IconArrowLeft size={14} aria-hidden />
            {back.title}
          </Group>
        </Anchor>
      )}
      <Group justify="space-between" align="flex-start" gap="sm">
        <Stack gap={4} miw={0}>
          <Group gap="xs" wrap="nowrap">
            {icon}
            <Heading id={id}>{title}</Heading>
          </Group>
          {maySee && lead && (
            <Text component="div" c="dimmed">
              {lead}
            </Text>
          )}
        </Stack>
        {maySee && actions}
      </Group>
      {maySee ? children : <Reason>{whyNot(organization, 'manage_notifications', hidden)}</Reason>}
    </Box>
  );
}

/** Takes the focus after a change of page, where the page above it does not. */
function Heading({ id, children }: { id: string; children: string }) {
  const { takeFocus } = useNavigation();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takeFocus()) heading.current?.focus();
  }, [takeFocus]);
  return (
    <Title order={2} id={id} ref={heading} tabIndex={-1} style={{ overflowWrap: 'anywhere' }}>
      {children}
    </Title>
  );
}
