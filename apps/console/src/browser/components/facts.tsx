import { Box, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './facts.module.css';

/** Facts by their names, in the order given; nothing when there are none. */
export function Facts({ of: facts }: { of: Record<string, ReactNode> }) {
  const entries = Object.entries(facts);
  if (entries.length === 0) return null;
  return (
    <dl className={`facts ${classes.facts}`}>
      {entries.map(([name, value]) => (
        <div key={name}>
          <Text component="dt" size="sm" c="dimmed">
            {name}
          </Text>
          <Box component="dd" m={0} fz="md" fw={500}>
            {value}
          </Box>
        </div>
      ))}
    </dl>
  );
}
