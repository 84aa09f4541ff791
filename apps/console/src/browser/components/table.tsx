import type { ReactNode } from 'react';

type TableProps = ({ 'aria-label': string } | { 'aria-labelledby': string }) & {
  columns: string[];
  /** Names a last column, that of the buttons, for screen readers alone. */
  unseen?: string;
  /** The rows; they and their cells carry their roles too. */
  children: ReactNode;
};

/** A table; on a narrow screen each row becomes a block, and the roles keep it a table for screen readers. */
export function Table({ columns, unseen, children, ...name }: TableProps) {
  return (
    <table role="table" {...name}>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((title) => (
            <th key={title} role="columnheader" scope="col">
              {title}
            </th>
          ))}
          {unseen && (
            <th role="columnheader" scope="col">
              <span className="unseen">{unseen}</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody role="rowgroup">{children}</tbody>
    </table>
  );
}
