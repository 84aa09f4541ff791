import { Grid } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './beside-preview.module.css';

interface BesidePreviewProps {
  preview: ReactNode;
  /** The form. */
  children: ReactNode;
}

/** A form, and beside it what it makes; below it in a narrow window. */
export function BesidePreview({ preview, children }: BesidePreviewProps) {
  return (
    <Grid gap="xl">
      <Grid.Col span={{ base: 12, md: 6 }}>{children}</Grid.Col>
      <Grid.Col span={{ base: 12, md: 6 }}>
        <div className={classes['preview']}>{preview}</div>
      </Grid.Col>
    </Grid>
  );
}
