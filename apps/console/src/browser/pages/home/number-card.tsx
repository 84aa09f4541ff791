import { Group, Paper, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Sparkline } from '../../charts/sparkline.js';
import { Link } from '../../navigation/navigation.js';
import classes from './home.module.css';

interface NumberCardProps {
  title: string;
  /** The page that says more. */
  to: string;
  /** The number; without one the hint says why there is none. */
  value?: string | undefined;
  /** Against the week before. */
  change?: string | undefined;
  /** One value for each day. */
  daily?: readonly number[] | undefined;
  hint: ReactNode;
}

/** One number of the last seven days. */
export function NumberCard({ title, to, value, change, daily, hint }: NumberCardProps) {
  return (
    <Paper component="li" withBorder radius="md" p="md" className={classes.number}>
      <Link to={to} className={classes.title}>
        {title}
      </Link>
      <Group justify="space-between" wrap="nowrap" gap="sm" align="flex-end">
        <Text component="span" fz={28} fw={650} lh={1.25}>
          {value ?? '–'}
        </Text>
        {daily?.some((value) => value > 0) && <Sparkline values={daily} />}
      </Group>
      <Text size="sm" c="dimmed">
        {change && `${change} · `}
        {hint}
      </Text>
    </Paper>
  );
}
