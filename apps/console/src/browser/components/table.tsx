import {
  Children,
  cloneElement,
  createContext,
  isValidElement,
  useContext,
  type ReactElement,
  type ReactNode,
} from 'react';

type TableProps = ({ 'aria-label': string } | { 'aria-labelledby': string }) & {
  columns: string[];
  /** Names a last column, that of the buttons, for screen readers alone. */
  unseen?: string;
  /** Each a `Row`, or a `tr` with one cell for all columns; they and their cells carry their roles too. */
  children: ReactNode;
};

const Columns = createContext<readonly string[]>([]);

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
      <tbody role="rowgroup">
        <Columns value={columns}>{children}</Columns>
      </tbody>
    </table>
  );
}

/**
 * A row with a cell for each column, in their order. Each knows its column's title, which stands beside it where the
 * head is not seen.
 */
export function Row({ children }: { children: ReactNode }) {
  const columns = useContext(Columns);
  return (
    <tr role="row">
      {Children.map(children, (cell, index) =>
        isValidElement(cell)
          ? cloneElement(cell as ReactElement<{ 'data-label'?: string | undefined }>, { 'data-label': columns[index] })
          : cell,
      )}
    </tr>
  );
}
