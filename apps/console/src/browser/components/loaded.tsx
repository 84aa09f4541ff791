import { Skeleton, Stack, VisuallyHidden } from '@mantine/core';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Resource } from '../api/use-resource.js';
import { FaultNotice } from './fault-notice.js';
import { PageTitle } from './page-title.js';

interface LoadedProps<T> {
  of: Resource<T>;
  /** Names it while it is loading: `the teams`. */
  what: string;
  /** About as many as it will take. */
  rows: number;
  /** Of a page whose own title comes with what is loaded. */
  failedTitle?: string;
  /** Without it nothing is shown once the resource is there. */
  children?: (value: T) => ReactNode;
}

/** A resource, once it is there; until then what stands in its place, or why it did not come. */
export function Loaded<T>({ of: resource, what, rows, failedTitle, children }: LoadedProps<T>) {
  if (resource.state === 'loading') return <Loading what={what} rows={rows} />;
  if (resource.state === 'ready') return children?.(resource.value);
  return (
    <>
      {failedTitle && <PageTitle>{failedTitle}</PageTitle>}
      <FaultNotice fault={resource.fault} onRetry={resource.retry} />
    </>
  );
}

export function Loading({ what, rows }: { what: string; rows: number }) {
  return (
    <Stack gap="sm" mt="md" role="status">
      <VisuallyHidden>
        <Trans>Loading {what}</Trans>
      </VisuallyHidden>
      {Array.from({ length: rows }, (_, index) => (
        <Skeleton key={index} height={64} radius="md" aria-hidden="true" />
      ))}
    </Stack>
  );
}
