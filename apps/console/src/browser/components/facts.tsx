import type { ReactNode } from 'react';

/** Facts by their names, in the order given; nothing when there are none. */
export function Facts({ of: facts }: { of: Record<string, ReactNode> }) {
  const entries = Object.entries(facts);
  if (entries.length === 0) return null;
  return (
    <dl className="facts">
      {entries.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
