import { Trans } from '@lingui/react/macro';
import { Button, Group, Paper, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';

interface EmptyStateProps {
  /** What it is, in one sentence. */
  what: string;
  /** What it is good for, in one sentence. */
  why: string;
  /** The main button, and where there is one the way to import. */
  children?: ReactNode;
}

/** In place of a list that has nothing yet. */
export function EmptyState({ what, why, children }: EmptyStateProps) {
  return (
    <Paper withBorder p="xl" radius="lg" ta="center">
      <Stack align="center" gap="xs">
        <Text fw={500}>{what}</Text>
        <Text c="dimmed" maw="32rem">
          {why}
        </Text>
        {children && (
          <Group justify="center" gap="sm" mt="sm">
            {children}
          </Group>
        )}
      </Stack>
    </Paper>
  );
}

/** In place of a list that its filters leave empty. */
export function NothingFound({ text, onRemoveFilters }: { text: string; onRemoveFilters: () => void }) {
  return (
    <Paper withBorder p="xl" radius="lg" ta="center">
      <Text c="dimmed">{text}</Text>
      <Button variant="default" mt="sm" onClick={onRemoveFilters}>
        <Trans>Remove filters</Trans>
      </Button>
    </Paper>
  );
}

/** In place of what the person may not see. */
export function NotAllowed({ permission, owners }: { permission: string; owners: readonly string[] }) {
  const names = owners.join(', ');
  return (
    <Paper withBorder p="xl" radius="lg" ta="center">
      <Text>
        <Trans>You would need the permission “{permission}”.</Trans>
      </Text>
      {owners.length > 0 && (
        <Text c="dimmed">
          <Trans>Ask {names}.</Trans>
        </Text>
      )}
    </Paper>
  );
}
