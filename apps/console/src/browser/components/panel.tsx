import { Group, Paper, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';

interface PanelProps {
  /** Begins the id of its heading. */
  id: string;
  title: string;
  heading?: 'h2' | 'h3';
  lead?: ReactNode;
  /** At the right of the heading. */
  actions?: ReactNode;
  children?: ReactNode;
}

/** A part of a page in a frame, with a heading that names it. */
export function Panel({ id, title, heading = 'h2', lead, actions, children }: PanelProps) {
  return (
    <Paper component="section" withBorder radius="md" p="lg" mt="lg" aria-labelledby={`${id}-title`}>
      <Stack gap="md">
        <Group justify="space-between" align="flex-start" gap="sm">
          <Stack gap={4} miw={0}>
            <Title order={heading === 'h2' ? 2 : 3} id={`${id}-title`}>
              {title}
            </Title>
            {lead && (
              <Text size="sm" c="dimmed">
                {lead}
              </Text>
            )}
          </Stack>
          {actions}
        </Group>
        {children}
      </Stack>
    </Paper>
  );
}

/** Things of one kind, each in a frame. */
export function Cards({ children, label }: { children: ReactNode; label?: string }) {
  return (
    <Stack component="ul" gap="sm" mt="md" mb={0} p={0} className="cards" aria-label={label}>
      {children}
    </Stack>
  );
}

/** One of `Cards`. */
export function Card({ children }: { children: ReactNode }) {
  return (
    <Paper component="li" withBorder radius="md" p="md" className="card">
      <Stack gap="sm">{children}</Stack>
    </Paper>
  );
}
