import { Code, Group } from '@mantine/core';
import type { NotificationRule } from '@platform/contracts';

/** The patterns of a rule, as a cell shows them. */
export function RuleEvents({ of: { events } }: { of: NotificationRule }) {
  return (
    <Group gap={4}>
      {events.map((pattern) => (
        <Code key={pattern}>{pattern}</Code>
      ))}
    </Group>
  );
}
