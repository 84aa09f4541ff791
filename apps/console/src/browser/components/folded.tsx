import { Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './folded.module.css';

interface FoldedProps {
  title: string;
  /** For what must be seen: fields that hold something, or are wrong. */
  isOpen?: boolean;
  children: ReactNode;
}

/** What few people need, behind its title. The browser opens it where its search finds something. */
export function Folded({ title, isOpen, children }: FoldedProps) {
  return (
    <details className={classes.folded} open={isOpen}>
      <summary>{title}</summary>
      <Stack gap="md" pt="md">
        {children}
      </Stack>
    </details>
  );
}
