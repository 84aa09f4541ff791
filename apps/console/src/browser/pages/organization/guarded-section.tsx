import { Badge, Group, Stack, Text, Title } from '@mantine/core';
import { t } from '@lingui/core/macro';
import type { OrganizationDetail, Permission } from '@platform/contracts';
import type { ReactNode } from 'react';
import { whyNot } from './may.js';

interface PartSectionProps {
  id: string;
  title: string;
  /** One sentence that says what the list is. */
  lead?: ReactNode;
  count?: number;
  /** What is mainly done here, at the right of the heading. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A part of the page of an organization. */
export function PartSection({ id, title, lead, count, actions, children }: PartSectionProps) {
  return (
    <section aria-labelledby={id} style={{ marginTop: 0 }}>
      <Group justify="space-between" align="flex-start" gap="sm">
        <Stack gap={4} miw={0}>
          <Group gap="xs">
            <Title order={2} id={id}>
              {title}
            </Title>
            {count !== undefined && (
              <Badge variant="default" radius="sm">
                {count}
              </Badge>
            )}
          </Group>
          {lead && (
            <Text size="sm" c="dimmed">
              {lead}
            </Text>
          )}
        </Stack>
        {actions}
      </Group>
      {children}
    </section>
  );
}

interface GuardedSectionProps extends PartSectionProps {
  organization: OrganizationDetail;
  needed: Permission;
}

/** A section that only those see who hold the permission for it, also while the organization is suspended. */
export function GuardedSection({ organization, needed, children, actions, ...section }: GuardedSectionProps) {
  const maySee = organization.your_permissions.includes(needed);
  return (
    <PartSection {...section} actions={maySee && actions}>
      {maySee ? children : <Reason>{whyNot(organization, needed, t`This is not shown to your role.`)}</Reason>}
    </PartSection>
  );
}

/** Why something cannot be done; nothing when it can. */
export function Reason({ children }: { children: string | undefined }) {
  if (!children) return null;
  return (
    <Text size="sm" c="dimmed" mt="sm">
      {children}
    </Text>
  );
}
