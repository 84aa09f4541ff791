import type { ReactNode } from 'react';
import type { Read } from '../api/use-read.js';
import { FaultNotice } from './fault-notice.js';
import { PageTitle } from './page-title.js';

interface LoadedProps<T> {
  of: Read<T>;
  /** Names it while it is loading: `the teams`. */
  what: string;
  /** About as many as it will take. */
  rows: number;
  /** Of a page whose own title comes with what is loaded. */
  failedTitle?: string;
  /** Without it nothing is shown once it is there. */
  children?: (value: T) => ReactNode;
}

/** What is read, once it is there; until then what stands in its place, or why it did not come. */
export function Loaded<T>({ of: read, what, rows, failedTitle, children }: LoadedProps<T>) {
  if (read.isPending) return <Loading what={what} rows={rows} />;
  if (read.isSuccess) return children?.(read.data);
  return (
    <>
      {failedTitle && <PageTitle>{failedTitle}</PageTitle>}
      <FaultNotice fault={read.error} onRetry={read.refresh} />
    </>
  );
}

function Loading({ what, rows }: { what: string; rows: number }) {
  return (
    <div className="loading" role="status">
      <span className="unseen">Loading {what}</span>
      {Array.from({ length: rows }, (_, index) => (
        <span key={index} className="bar" aria-hidden="true" />
      ))}
    </div>
  );
}
