import { Trans } from '@lingui/react/macro';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { useEffect } from 'react';

/** While the script of a page takes long. */
export function Waiting() {
  return (
    <p role="status">
      <Trans>One moment…</Trans>
    </p>
  );
}

/** In place of a page that broke. */
export function Failed({ error }: ErrorComponentProps) {
  useEffect(() => console.error(error), [error]);
  return (
    <p role="alert">
      <Trans>Something went wrong in this page. Please load it again.</Trans>
    </p>
  );
}
