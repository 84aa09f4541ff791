import { Group, Paper, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';

interface EmptyStateProps {
  title: string;
  /** What it is, in one sentence. */
  children: ReactNode;
  /** What it is good for, in another. */
  use?: ReactNode;
  /** What is done next: the main button, and links to the guide or an import. */
  actions?: ReactNode;
}

/** Stands where a list would be, and teaches what comes there. */
export function EmptyState({ title, children, use, actions }: EmptyStateProps) {
  return (
    <Paper withBorder radius="md" p="xl" mt="md">
      <Stack gap="xs" align="center" ta="center" maw="34rem" mx="auto">
        <Text fw={600} size="lg">
          {title}
        </Text>
        <Text>{children}</Text>
        {use && <Text c="dimmed">{use}</Text>}
        {actions && (
          <Group gap="sm" justify="center" mt="sm">
            {actions}
          </Group>
        )}
      </Stack>
    </Paper>
  );
}
