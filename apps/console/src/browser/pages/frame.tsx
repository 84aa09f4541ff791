import { Trans } from '@lingui/react/macro';
import { useEffect, type ReactNode } from 'react';
import { Mark } from '../components/mark.js';

/** A page that is one card, as identity's are. */
export function Frame({ title, children }: { title: string; children: ReactNode }) {
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <div className="framed">
      <main className="card">
        <Mark />
        <h1>{title}</h1>
        {children}
      </main>
    </div>
  );
}

/** Between two pages; says something only when it takes long. */
export function Starting() {
  return (
    <div className="framed">
      <p className="starting" role="status">
        <Trans>One moment…</Trans>
      </p>
    </div>
  );
}
