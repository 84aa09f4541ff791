import { Trans } from '@lingui/react/macro';
import { Paper, Title } from '@mantine/core';
import { useEffect, type ReactNode } from 'react';
import { Mark } from '../components/mark.js';
import classes from './frame.module.css';

/** A page that is one card, as identity's are. */
export function Frame({ title, children }: { title: string; children: ReactNode }) {
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <div className={classes.framed}>
      <Paper component="main" className={classes.card} radius="xl" shadow="sm" withBorder>
        <Mark />
        <Title className={classes.title}>{title}</Title>
        {children}
      </Paper>
    </div>
  );
}

/** Between two pages; says something only when it takes long. */
export function Starting() {
  return (
    <div className={classes.framed}>
      <p className={classes.starting} role="status">
        <Trans>One moment…</Trans>
      </p>
    </div>
  );
}
