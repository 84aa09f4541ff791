import { Plural, Trans } from '@lingui/react/macro';
import { Button, Group, Paper, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Selection } from './use-selection.js';

/** How many rows are chosen, and what can be done with them; nothing while none is. */
export function ChosenBar({ selection, children }: { selection: Selection; children: ReactNode }) {
  const count = selection.ids.length;
  return (
    <div role="status">
      {count > 0 && (
        <Paper withBorder p="xs" mb="xs">
          <Group gap="xs">
            <Text size="sm" fw={500} mx="xs">
              <Plural value={count} one="# chosen" other="# chosen" />
            </Text>
            {children}
            <Button variant="subtle" color="gray" size="xs" onClick={selection.clear} ml="auto">
              <Trans>Choose none</Trans>
            </Button>
          </Group>
        </Paper>
      )}
    </div>
  );
}
