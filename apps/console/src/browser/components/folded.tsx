import type { ReactNode } from 'react';

interface FoldedProps {
  title: string;
  /** For what must be seen: fields that hold something, or are wrong. */
  isOpen?: boolean;
  children: ReactNode;
}

/** What few people need, behind its title. */
export function Folded({ title, isOpen, children }: FoldedProps) {
  return (
    <details className="folded" open={isOpen}>
      <summary>{title}</summary>
      {children}
    </details>
  );
}
