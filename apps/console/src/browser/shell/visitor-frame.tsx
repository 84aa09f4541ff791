import { Trans } from '@lingui/react/macro';
import { Box, Paper, Text, Title } from '@mantine/core';
import { useEffect, type ReactNode } from 'react';
import { Mark } from '../components/mark.js';
import classes from './visitor-frame.module.css';

/** A page that is one card, as identity's are. */
export function VisitorFrame({ title, children }: { title: string; children: ReactNode }) {
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <Box className={classes.frame}>
      <Paper component="main" className={classes.card} withBorder radius="lg" p="xl">
        <Mark />
        <Title order={1} mt="md">
          {title}
        </Title>
        {children}
      </Paper>
    </Box>
  );
}

/** Between two pages; says something only when it takes long. */
export function Starting() {
  return (
    <Box className={classes.frame}>
      <Pending />
    </Box>
  );
}

/** In place of what takes long to be loaded. */
export function Pending() {
  return (
    <Text role="status" c="dimmed">
      <Trans>One moment…</Trans>
    </Text>
  );
}
